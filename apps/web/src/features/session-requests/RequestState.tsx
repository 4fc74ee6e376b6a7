import { DAY } from '@amberway/contract/kernel/limits';
import { withdrawSessionRequest } from '@amberway/contract/session-requests/endpoints';
import type { SessionRequest } from '@amberway/contract/session-requests/schemas';
import { sessionRequestTexts } from '@amberway/contract/session-requests/texts';
import { useMe } from '../../kernel/queries/me.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { useAction } from '../../ui/use-action.ts';
import { askedText } from './day-words.ts';
import { REQUESTS_SLICE } from './queries.ts';
import styles from './requests.module.css';

/** An answer is shown for so long. */
const ANSWER_DAYS = 14;

export const isRecentAnswer = ({ status, answeredAt }: SessionRequest, now = Date.now()): boolean =>
  status === 'declined' && answeredAt !== null && now - Date.parse(answeredAt) < ANSWER_DAYS * DAY;

/** The family's open request, which it can withdraw. */
export const OpenRequest = ({ request }: { request: SessionRequest }) => {
  const { timeZone } = useMe();
  const { run, busy } = useAction(withdrawSessionRequest, {
    invalidates: [REQUESTS_SLICE],
    done: sessionRequestTexts.withdrawn,
  });
  return (
    <div className={styles['state']}>
      <p>{askedText(request.createdAt, request.coach.firstName, timeZone)}</p>
      <p className={styles['about']}>{request.about}</p>
      <Button busy={busy} onClick={() => void run({ params: { id: request._id } })}>
        {sessionRequestTexts.withdraw}
      </Button>
    </div>
  );
};

/** The coach's answer to a request that was declined lately. */
export const DeclinedRequest = ({ request }: { request: SessionRequest }) => (
  <div className={styles['state']}>
    <p>{sessionRequestTexts.declined(request.coach.firstName)}</p>
    <p className={styles['about']}>{request.answer}</p>
  </div>
);
