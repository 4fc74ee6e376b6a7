import { DAY } from '@amberway/contract/kernel/limits';
import { messagesPath, TO_WRITE } from '@amberway/contract/messages/paths';
import { withdrawSessionRequest } from '@amberway/contract/session-requests/endpoints';
import type { SessionRequest } from '@amberway/contract/session-requests/schemas';
import { sessionRequestTexts } from '@amberway/contract/session-requests/texts';
import { useMe } from '../../kernel/queries/me.ts';
import { Button, ButtonLink } from '../../ui/kit/Button.tsx';
import { saidWithin } from '../../ui/said-dates.ts';
import { SaidTime } from '../../ui/SaidTime.tsx';
import { useNow } from '../../ui/use-now.ts';
import { notePath } from '../activity-notes/public.ts';
import { useAction } from '../../ui/use-action.ts';
import { askedText } from './day-words.ts';
import { REQUESTS_SLICE } from './queries.ts';
import styles from './requests.module.css';

/** An answer is shown for so long. */
const ANSWER_DAYS = 14;

const isRecent = ({ answeredAt }: SessionRequest, now: number): boolean =>
  answeredAt !== null && now - Date.parse(answeredAt) < ANSWER_DAYS * DAY;

/** The family's open request, which it can withdraw. */
export const OpenRequest = ({ request }: { request: SessionRequest }) => {
  const { timeZone } = useMe();
  const { run, busy } = useAction(withdrawSessionRequest, {
    invalidates: [REQUESTS_SLICE],
    done: sessionRequestTexts.withdrawn,
  });
  return (
    <div className={styles['state']} data-open>
      <p>
        <SaidTime at={request.createdAt}>{askedText(request.createdAt, request.coach.firstName, timeZone)}</SaidTime>
      </p>
      <p className={styles['about']}>{request.about}</p>
      <Button variant="text" busy={busy} onClick={() => void run({ params: { id: request._id } })}>
        {sessionRequestTexts.withdraw}
      </Button>
    </div>
  );
};

/** The coach's answer to a request that was declined lately. */
const DeclinedRequest = ({ request }: { request: SessionRequest }) => (
  <div className={styles['state']}>
    <p>{sessionRequestTexts.declined(request.coach.firstName)}</p>
    <p className={styles['about']}>{request.answer}</p>
  </div>
);

type Offered = { request: SessionRequest; note: string; startTime: string };

/** The time that the coach has offered: it is planned already, and the family can ask for another one. */
const OfferedRequest = ({ request: { coach }, note, startTime }: Offered) => {
  const { timeZone } = useMe();
  return (
    <div className={styles['state']}>
      <p>
        <SaidTime at={startTime}>
          {sessionRequestTexts.offered(coach.firstName, saidWithin(startTime, timeZone))}
        </SaidTime>
      </p>
      <div className={styles['actions']}>
        <ButtonLink variant="text" to={notePath(note, 'view')}>
          {sessionRequestTexts.seeSession}
        </ButtonLink>
        <ButtonLink variant="text" to={messagesPath(coach._id)} state={TO_WRITE}>
          {sessionRequestTexts.anotherTime}
        </ButtonLink>
      </div>
    </div>
  );
};

/** The time that the coach has offered, until the session begins. */
export const offerOf = (request: SessionRequest, now: number): Omit<Offered, 'request'> | null => {
  const { status, note, startTime } = request;
  return status === 'offered' && note && startTime && Date.parse(startTime) > now ? { note, startTime } : null;
};

/** What the coach answered to the last request: a line for two weeks, a time until the session begins. */
export const RequestAnswer = ({ request }: { request: SessionRequest }) => {
  const now = useNow();
  const offer = offerOf(request, now);
  if (offer) return <OfferedRequest request={request} {...offer} />;
  return request.status === 'declined' && isRecent(request, now) ? <DeclinedRequest request={request} /> : null;
};
