import type { SessionRequest } from '@amberway/contract/session-requests/schemas';
import { requestTimesText } from '@amberway/contract/session-requests/times';
import { useMe } from '../../kernel/queries/me.ts';
import { fullName } from '../../ui/people/full-name.ts';
import { dayWords } from './day-words.ts';
import styles from './requests.module.css';

/** What the family wrote: the topic, its line to the coach, when it suits and when it was sent. */
export const RequestWords = ({ request }: { request: SessionRequest }) => {
  const { _id: me, timeZone } = useMe();
  const { coach, times, about, line, createdAt } = request;
  const facts = [
    requestTimesText(times),
    `Sent ${dayWords(createdAt, timeZone) ?? 'today'}`,
    coach._id !== me && `For ${fullName(coach)}`,
  ];
  return (
    <>
      <p>{about}</p>
      {line && <p className={styles['line']}>{line}</p>}
      <p className={styles['facts']}>{facts.filter(Boolean).join(' · ')}</p>
    </>
  );
};
