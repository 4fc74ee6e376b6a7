import type { NoteDetails } from '@amberway/contract/activity-notes/schemas';
import { PRODUCT } from '@amberway/contract/shell/product';
import { useMe } from '../../../kernel/queries/me.ts';
import { Mark } from '../../../ui/illustrations/Mark.tsx';
import { useDay } from '../../../ui/use-day.ts';
import { dayOfYear, wholeDay } from './day-text.ts';
import styles from './print.module.css';

// Only on paper. The page's number is in the margin of the page (print.module.css).

export const Letterhead = ({ note }: { note: NoteDetails }) => {
  const { timeZone } = useMe();
  const name = note.member?.lastName.trim() || note.member?.firstName;
  return (
    <div className={styles['letterhead']}>
      <Mark size={34} />
      <strong>{PRODUCT}</strong>
      <p>
        {name && <span>{`A note for the ${name} family`}</span>}
        <span>{wholeDay(note.startTime, timeZone)}</span>
      </p>
    </div>
  );
};

export const PrintedFoot = ({ note }: { note: NoteDetails }) => {
  const day = useDay(useMe().timeZone);
  const to = note.letter?.writeTo;
  return (
    <div className={styles['foot']}>
      <span>{to && `Questions? Write to ${to.firstName} in ${PRODUCT}, under Messages.`}</span>
      <span>{`Printed on ${dayOfYear(day, 'UTC')}`}</span>
    </div>
  );
};
