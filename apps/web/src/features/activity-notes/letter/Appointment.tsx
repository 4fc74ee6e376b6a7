import type { NoteDetails } from '@amberway/contract/activity-notes/schemas';
import { isScheduled } from '@amberway/contract/activity-notes/status';
import { lazyPart } from '../../../app/errors/lazy-part.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { MeetingLink } from '../schedule/MeetingLink.tsx';
import styles from './letter.module.css';
import { letterTexts as texts } from './texts.ts';

// Lazy: only sessions to come have it.
const AddToCalendar = lazyPart(async () => (await import('../../calendar/public.ts')).AddToCalendar);

/** A session without a note: what is known of it, and the way in. */
export const Appointment = ({ note }: { note: NoteDetails }) => {
  const now = useNow();
  const scheduled = isScheduled(note.status);
  const toCome = scheduled && Date.parse(note.endTime) > now;
  return (
    <div className={styles['section']}>
      <p>{toCome ? texts.toCome : scheduled ? texts.notWritten : texts.cancelled}</p>
      {toCome && (
        <div className={styles['actions']} data-screen-only>
          <MeetingLink note={note} />
          <AddToCalendar partProps={{ noteId: note._id }} />
        </div>
      )}
    </div>
  );
};
