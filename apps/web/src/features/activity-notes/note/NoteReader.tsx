import { isBlankRichText } from '@amberway/contract/kernel/rich-text';
import { CANCELLED, isScheduled } from '@amberway/contract/activity-notes/status';
import { noteTypeLabel } from '@amberway/contract/activity-notes/length';
import type { NoteDetails } from '@amberway/contract/activity-notes/schemas';
import type { ReactNode } from 'react';
import { useMe } from '../../../kernel/queries/me.ts';
import { formatListDate, formatTime, zoneLabel } from '../../../ui/dates.ts';
import { fullName } from '../../../ui/people/full-name.ts';
import { NoteDot } from '../NoteDot.tsx';
import { NoteSheet } from './NoteSheet.tsx';
import styles from './reader.module.css';

/** Shown when the note does not exist. */
const withoutNote = ({ status, about, internalNotes }: NoteDetails): string | null => {
  if (isScheduled(status)) return 'This session is still to come. The note will appear here afterwards.';
  return status === CANCELLED && isBlankRichText(about) && !internalNotes ? 'This session was cancelled.' : null;
};

/** One note, read-only: time and people, actions, and content. */
export const NoteReader = ({ note, actions }: { note: NoteDetails; actions?: ReactNode }) => {
  const { timeZone: zone } = useMe();
  const without = withoutNote(note);
  const times = `${formatTime(note.startTime, zone)} – ${formatTime(note.endTime, zone)}`;
  return (
    <article>
      <header className={styles['head']}>
        <NoteDot of={note} />
        <h2>{note.title}</h2>
        <ul className={styles['meta']} aria-label="About this session">
          <li>{formatListDate(note.startTime, zone)}</li>
          <li>{`${times} (${zoneLabel(note.startTime, zone)})`}</li>
          <li>{`${note.minutes} min`}</li>
          {note.type && <li>{noteTypeLabel(note.type)}</li>}
          <li>{`With ${fullName(note.createdBy)}`}</li>
          {note.member && <li>{`For ${fullName(note.member)}`}</li>}
        </ul>
        {actions && (
          <div className={styles['actions']} data-screen-only>
            {actions}
          </div>
        )}
      </header>
      {without ? <p className={styles['none']}>{without}</p> : <NoteSheet note={note} />}
    </article>
  );
};
