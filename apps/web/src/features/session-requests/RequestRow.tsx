import type { SessionRequest } from '@amberway/contract/session-requests/schemas';
import { sessionRequestTexts } from '@amberway/contract/session-requests/texts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { fullName } from '../../ui/people/full-name.ts';
import { RequestWords } from './RequestWords.tsx';
import styles from './requests.module.css';

type Props = {
  request: SessionRequest;
  onNear: () => void;
  onOffer: () => void;
  onAnswer: () => void;
  onDecline: () => void;
};

/** One family's request, and the three ways to answer it. */
export const RequestRow = ({ request, onNear, onOffer, onAnswer, onDecline }: Props) => {
  const { family, member } = request;
  const child = fullName(member);
  return (
    <li className={styles['row']}>
      <Avatar person={family} size={36} />
      <div className={styles['what']}>
        <p>
          <strong>{child}</strong> <span className={styles['from']}>{`from ${fullName(family)}`}</span>
        </p>
        <RequestWords request={request} />
        <div className={styles['actions']}>
          <Button
            size="small"
            variant="primary"
            aria-label={`${sessionRequestTexts.offer}: ${child}`}
            onPointerEnter={onNear}
            onClick={onOffer}
          >
            {sessionRequestTexts.offer}
          </Button>
          <Button size="small" aria-label={`${sessionRequestTexts.answer}: ${fullName(family)}`} onClick={onAnswer}>
            {sessionRequestTexts.answer}
          </Button>
          <Button
            size="small"
            variant="text"
            aria-label={`${sessionRequestTexts.decline}: ${child}`}
            onClick={onDecline}
          >
            {sessionRequestTexts.decline}
          </Button>
        </div>
      </div>
    </li>
  );
};
