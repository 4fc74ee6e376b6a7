import type { NoteSummary } from '@amberway/contract/activity-notes/schemas';
import { cancelledWord, isCancelled, isUnread } from '@amberway/contract/activity-notes/status';
import type { MemberSummary } from '@amberway/contract/members/schemas';
import { formatDateTime } from '@amberway/contract/kernel/clock-text';
import { isFamily } from '@amberway/contract/kernel/roles';
import { Link } from '../../../kernel/router.ts';
import { useMe } from '../../../kernel/queries/me.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useDay } from '../../../ui/use-day.ts';
import { shortWeekday, tileDay, yearOf } from '../letter/day-text.ts';
import { useTopic } from '../letter/use-topic.ts';
import styles from './family.module.css';
import { useLetterHref } from './use-letter-href.ts';
import { useCoachText } from '../../../ui/people/use-coach-text.ts';

const Tile = ({ at }: { at: string }) => {
  const { timeZone: zone } = useMe();
  const year = yearOf(at, zone);
  const isThisYear = useDay(zone).startsWith(year);
  return (
    <time className={styles['tile']} dateTime={at} title={formatDateTime(at, zone)}>
      <b>{shortWeekday(at, zone)}</b> {tileDay(at, zone)}
      {!isThisYear && <small>{` ${year}`}</small>}
    </time>
  );
};

type RowProps = { note: NoteSummary; href: string; marked: boolean };

const Row = ({ note, href, marked }: RowProps) => {
  const topic = useTopic();
  // Only for the family itself: a member of staff has their own read marks.
  const isNew = isFamily(useMe()) && isUnread(note);
  return (
    <li>
      <Link
        to={href}
        className={styles['row']}
        data-new={isNew || undefined}
        data-marked={marked || undefined}
        data-todays={marked ? '' : undefined}
      >
        <Tile at={note.startTime} />
        <span className={styles['text']}>
          <span className={styles['name']}>
            <b>{topic(note.title)}</b>
            {isNew && <em className={styles['tag']}>New</em>}
          </span>
          <span className={styles['preview']}>
            {isCancelled(note.status) && <b>{`${cancelledWord(note)}. `}</b>}
            {note.notes}
          </span>
        </span>
      </Link>
    </li>
  );
};

/** The author, if all notes have the same one. */
const fromText = (rows: readonly NoteSummary[]): string => {
  const [first] = rows;
  return first && rows.every(({ createdBy }) => createdBy._id === first.createdBy._id)
    ? `From ${first.createdBy.firstName}`
    : 'From your coaches';
};

type Props = {
  member: MemberSummary;
  rows: readonly NoteSummary[];
  isToday: (at: string) => boolean;
  marking: boolean;
};

export const NoteRows = ({ member, rows, isToday, marking }: Props) => {
  const coachText = useCoachText();
  const href = useLetterHref(member._id);
  if (rows.length === 0) {
    return (
      <EmptyState title="No notes yet" small>
        {coachText(
          `The coach writes about each session. Notes about ${member.firstName} will appear here.`,
          'Notes are part of a programme with a coach.',
        )}
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby="written-notes">
      <div className={styles['heading']}>
        <h2 id="written-notes">{fromText(rows)}</h2>
      </div>
      <ul className={styles['rows']}>
        {rows.map((note) => (
          <Row key={note._id} note={note} href={href(note._id)} marked={marking && isToday(note.startTime)} />
        ))}
      </ul>
    </section>
  );
};
