import { useId, useState } from 'react';
import type { NoteDigest } from '@amberway/contract/activity-notes/schemas';
import { noteTexts } from '@amberway/contract/activity-notes/texts';
import { useMe } from '../../../kernel/queries/me.ts';
import { formatListDate } from '../../../ui/dates.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import styles from './note.module.css';
import { Button } from '../../../ui/kit/Button.tsx';

/** The child's progress and the last notes: for staff, collapsed by default. */
export const Summary = ({ digest }: { digest: NoteDigest }) => {
  const { timeZone } = useMe();
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles['summary']} data-screen-only>
      <Button
        size="small"
        icon={<Icon name={open ? 'chevronDown' : 'chevronRight'} size={16} />}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? noteTexts.hideSummary : noteTexts.showSummary}
      </Button>
      {open && (
        <section id={id} className={styles['digest']} aria-label="Summary">
          <p>
            <strong>Outcome</strong> {digest.outcomeName ?? noteTexts.noPrimaryOutcome}
          </p>
          <p>
            <strong>Open skills</strong> {digest.openSkills.join(', ') || noteTexts.noSkills}
          </p>
          <strong>Last notes</strong>
          {digest.lastNotes.length === 0 ? (
            <p>No notes yet.</p>
          ) : (
            <ul>
              {digest.lastNotes.map((note) => (
                <li key={note._id}>
                  <b>{`${formatListDate(note.startTime, timeZone)} · ${note.title}`}</b>
                  <span>{note.notes}</span>
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
    </div>
  );
};
