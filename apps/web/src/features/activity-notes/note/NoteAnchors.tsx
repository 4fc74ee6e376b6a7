import { noteTexts } from '@amberway/contract/activity-notes/texts';
import { NOTE_PARTS, type NotePart } from './note-parts.ts';
import styles from './note.module.css';

type Props = { at: NotePart; idOf: (part: NotePart) => string; onGo: (part: NotePart) => void };

/** The specification's tabs: each leads to its part of the page. */
export const NoteAnchors = ({ at, idOf, onGo }: Props) => (
  <nav className={styles['anchors']} aria-label="Parts of the note">
    {NOTE_PARTS.map((part) => (
      <a
        key={part}
        href={`#${idOf(part)}`}
        aria-current={part === at ? 'true' : undefined}
        onClick={(event) => {
          // The URL stays that of the note.
          event.preventDefault();
          onGo(part);
        }}
      >
        {noteTexts.tabs[part]}
      </a>
    ))}
  </nav>
);
