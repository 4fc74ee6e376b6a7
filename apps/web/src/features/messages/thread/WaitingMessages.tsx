import { MESSAGE } from '../../../kernel/outbox/kinds.ts';
import { outboxTexts } from '../../../kernel/outbox/texts.ts';
import { useWaitingWrites } from '../../../kernel/outbox/waiting.ts';
import styles from './thread.module.css';

/** Messages that were written without a network. */
export const WaitingMessages = ({ personId }: { personId: string }) => {
  const waiting = useWaitingWrites().filter(
    ({ kind, body, state }) => kind === MESSAGE && body.key === personId && state === 'waiting',
  );
  if (waiting.length === 0) return null;
  return (
    <section className={styles['day']}>
      <ul>
        {waiting.map(({ id, label }) => (
          <li key={id} className={styles['mine']}>
            <p className={styles['bubble']}>{label}</p>
            <p className={styles['state']}>{outboxTexts.waits}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};
