import type { PracticeEntryBody } from '@amberway/contract/practice/body';
import { dismiss, useOutbox } from '../../../kernel/outbox/outbox.ts';
import { outboxTexts } from '../../../kernel/outbox/texts.ts';
import { writtenText } from '../../../kernel/outbox/written-text.ts';
import { saidTime } from '../../../ui/said-dates.ts';
import { PRACTICE } from '../device/sender.ts';
import styles from './page.module.css';
import { zoneHere } from './zone.ts';

/** Entries that the server did not take, with their text, until the person dismisses them. */
export const Refused = () => {
  const refused = useOutbox().refused.filter(({ kind }) => kind === PRACTICE);
  if (refused.length === 0) return null;
  return (
    <ul className={styles['refused']}>
      {refused.map(({ id, label, reason, body }) => {
        const { at } = body as PracticeEntryBody;
        const text = writtenText({ body, label });
        return (
          <li key={id}>
            <b>{outboxTexts.notTaken}</b>
            <p>
              {label} {saidTime(at, zoneHere())}
            </p>
            {text && <p className={styles['text']}>{text}</p>}
            {reason && <small>{reason}</small>}
            <button type="button" className={styles['second']} onClick={() => void dismiss(id)}>
              {outboxTexts.dismiss}
            </button>
          </li>
        );
      })}
    </ul>
  );
};
