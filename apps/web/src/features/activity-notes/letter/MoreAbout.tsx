import type { NoteDetails } from '@amberway/contract/activity-notes/schemas';
import { noteTypeLabel } from '@amberway/contract/activity-notes/length';
import { noteTexts } from '@amberway/contract/activity-notes/texts';
import styles from './letter.module.css';
import { letterTexts as texts } from './texts.ts';

/** What else the specification shows beside a note: kind and length, goal, skills and tasks. Closed at first. */
export const MoreAbout = ({ note }: { note: NoteDetails }) => (
  <details className={styles['more']} data-screen-only>
    <summary>{texts.more}</summary>
    <p>{[note.type && noteTypeLabel(note.type), `${note.minutes} minutes`].filter(Boolean).join(', ')}</p>
    <section aria-label={noteTexts.primaryOutcome}>
      <h2>{noteTexts.primaryOutcome}</h2>
      <p>{note.primaryOutcome?.name ?? noteTexts.noPrimaryOutcome}</p>
    </section>
    <section aria-label={noteTexts.skills}>
      <h2>{noteTexts.skills}</h2>
      {note.skills.length === 0 ? (
        <p>{noteTexts.noSkills}</p>
      ) : (
        <ul>
          {note.skills.map(({ _id, name }) => (
            <li key={_id}>{name}</li>
          ))}
        </ul>
      )}
    </section>
    {note.relatedTaskObjects.length > 0 && (
      <section aria-label="Related tasks">
        <h2>Related tasks</h2>
        <ul>
          {note.relatedTaskObjects.map((task) => (
            <li key={task._id}>{task.isCompleted ? `${task.name} (done)` : task.name}</li>
          ))}
        </ul>
      </section>
    )}
  </details>
);
