import { useId, useState } from 'react';
import type { FamilyWord, NoteDigest } from '@amberway/contract/activity-notes/schemas';
import { noteTexts } from '@amberway/contract/activity-notes/texts';
import { Link, useSearchParams } from '../../../kernel/router.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { useLayout } from '../../../ui/layout.ts';
import { ViewerTime } from '../../../ui/ViewerTime.tsx';
import { noteHref } from '../paths.ts';
import styles from './summary.module.css';

const LastNotes = ({ notes }: { notes: NoteDigest['lastNotes'] }) => {
  const [params] = useSearchParams();
  return (
    <section aria-label="Last two notes">
      <h3>Last two notes</h3>
      {notes.length === 0 ? (
        <p className={styles['none']}>Nothing has been published yet.</p>
      ) : (
        <ul>
          {notes.map((note) => (
            <li key={note._id}>
              <small>
                <ViewerTime at={note.startTime} day plain />
              </small>
              <Link to={noteHref(note._id, 'view', params)}>{note.title}</Link>
              <p>{note.notes}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

const sourceOf = ({ kind, about, answered }: FamilyWord): string => {
  if (kind === 'tick') return about ?? 'Task';
  return answered ? 'Message' : 'Message, not answered';
};

/** What the family wrote, each with its author and where it was written. */
export const FamilyWords = ({ words }: { words: readonly FamilyWord[] }) => (
  <ul>
    {words.map((word) => (
      <li key={word._id} className={styles['word']}>
        <Avatar person={word.from} size={28} />
        <div>
          <blockquote>{`“${word.text}”`}</blockquote>
          <small>
            {`${word.from.firstName} · ${sourceOf(word)} · `}
            <ViewerTime at={word.at} day plain />
          </small>
        </div>
      </li>
    ))}
  </ul>
);

const Words = ({ words }: { words: readonly FamilyWord[] }) => {
  const [first] = words;
  if (!first) return null;
  const title = `In ${first.from.firstName}’s words`;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <FamilyWords words={words} />
    </section>
  );
};

type Props = {
  digest: NoteDigest;
  /** Beside the form: open where there is room for it. */
  beside?: boolean;
};

/** The last published notes and what the family wrote since; for staff only. */
export const Summary = ({ digest, beside = false }: Props) => {
  const { mobile } = useLayout();
  const [open, setOpen] = useState(beside && !mobile);
  const id = useId();
  return (
    <div className={styles['summary']} data-screen-only>
      <Button
        size="small"
        variant="text"
        icon={<Icon name={open ? 'chevronDown' : 'chevronRight'} size={16} />}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? noteTexts.hideSummary : noteTexts.showSummary}
      </Button>
      {open && (
        <div id={id} className={styles['digest']}>
          <LastNotes notes={digest.lastNotes} />
          <Words words={digest.familyWords} />
        </div>
      )}
    </div>
  );
};
