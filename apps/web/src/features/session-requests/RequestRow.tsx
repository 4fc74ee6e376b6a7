import type { SessionRequest } from '@amberway/contract/session-requests/schemas';
import { sessionRequestTexts } from '@amberway/contract/session-requests/texts';
import { requestTimesText } from '@amberway/contract/session-requests/times';
import { useMe } from '../../kernel/queries/me.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { fullName } from '../../ui/people/full-name.ts';
import { dayWords } from './day-words.ts';
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
  const { _id: me, timeZone } = useMe();
  const { family, member, coach, times, about, line } = request;
  const child = fullName(member);
  const facts = [
    requestTimesText(times),
    `Sent ${dayWords(request.createdAt, timeZone) ?? 'today'}`,
    coach._id !== me && `For ${fullName(coach)}`,
  ];
  return (
    <li className={styles['row']}>
      <Avatar person={family} size={36} />
      <div className={styles['what']}>
        <p>
          <strong>{child}</strong> <span className={styles['from']}>{`from ${fullName(family)}`}</span>
        </p>
        <p>{about}</p>
        {line && <p className={styles['line']}>{line}</p>}
        <p className={styles['facts']}>{facts.filter(Boolean).join(' · ')}</p>
        <div className={styles['acts']}>
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
