import { noteTypeLabel } from '@amberway/contract/activity-notes/length';
import type { ChildPage, PageNote } from '@amberway/contract/child-page/schemas';
import { SCREENS } from '@amberway/contract/shell/routes';
import { MEMBER_PARAM } from '../../kernel/queries/selected-member.ts';
import { Link } from '../../kernel/router.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { SaidTime } from '../../ui/SaidTime.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { noteHref } from '../activity-notes/public.ts';
import styles from './notes.module.css';

type Props = Pick<ChildPage, 'notes' | 'parent'> & { memberId: string };

const Note = ({ note, href, reader }: { note: PageNote; href: string; reader: string }) => (
  <li>
    <p className={styles['when']}>
      <SaidTime at={note.startTime} day plain />
      {` · ${noteTypeLabel(note.type)} · ${note.readByFamilyAt ? `read by ${reader}` : `not read by ${reader} yet`}`}
    </p>
    <h3>
      <Link to={href}>{note.title}</Link>
    </h3>
    {note.notes && <p className={styles['text']}>{note.notes}</p>}
    {note.win && (
      <p className={styles['line']}>
        <Icon name="star" size={16} />
        {`Win: ${note.win}`}
      </p>
    )}
    {note.idea && (
      <p className={styles['line']}>
        <Icon name="sun" size={16} />
        {`For home: ${note.idea}`}
      </p>
    )}
  </li>
);

/** The last two published notes side by side. */
export const LastNotes = ({ notes, memberId, parent }: Props) => {
  const list = new URLSearchParams({ [MEMBER_PARAM]: memberId });
  return (
    <SectionCard
      title="Last two notes"
      actions={notes.count > 0 && <Link to={`${SCREENS.notes.path}?${list}`}>{`All ${notes.count} notes`}</Link>}
    >
      {notes.items.length === 0 ? (
        <p className={styles['none']}>Nothing has been published yet. The family sees a note once you publish it.</p>
      ) : (
        <ul className={styles['notes']}>
          {notes.items.map((note) => (
            <Note key={note._id} note={note} href={noteHref(note._id, 'view', list)} reader={parent.firstName} />
          ))}
        </ul>
      )}
    </SectionCard>
  );
};
