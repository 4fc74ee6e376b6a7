import type { PracticeEntryBody } from '@amberway/contract/practice/body';
import { dismiss, useOutbox } from '../../../kernel/outbox/outbox.ts';
import { saidTime } from '../../../ui/said-dates.ts';
import { PRACTICE } from '../device/sender.ts';
import { practiseLabels } from './labels.ts';
import styles from './page.module.css';
import { zoneHere } from './zone.ts';

/** Entries that the server did not take, with their words, until the person dismisses them. */
export const Refused = () => {
  const refused = useOutbox().refused.filter(({ kind }) => kind === PRACTICE);
  if (refused.length === 0) return null;
  return (
    <ul className={styles['refused']}>
      {refused.map(({ id, label, reason, body }) => {
        const { at, note } = body as PracticeEntryBody;
        return (
          <li key={id}>
            <b>{practiseLabels.notTaken}</b>
            <p>
              {label} {saidTime(at, zoneHere())}
            </p>
            {note && <p className={styles['words']}>{note}</p>}
            {reason && <small>{reason}</small>}
            <button type="button" className={styles['second']} onClick={() => void dismiss(id)}>
              {practiseLabels.dismiss}
            </button>
          </li>
        );
      })}
    </ul>
  );
};
