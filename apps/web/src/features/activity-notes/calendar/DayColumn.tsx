import { Link } from '../../../kernel/router.ts';
import type { NoteSummary } from '@amberway/contract/activity-notes/schemas';
import { isCancelled, noteDot } from '@amberway/contract/activity-notes/status';
import { MEMBER_PARAM } from '../../../kernel/queries/selected-member.ts';
import { formatTime } from '../../../ui/dates.ts';
import { fullName } from '../../../ui/people/full-name.ts';
import { noteHref } from '../paths.ts';
import styles from './calendar.module.css';
import { layOut } from './lay-out.ts';
import { spanIn } from './spans.ts';

type Props = {
  day: string;
  zone: string | null;
  notes: readonly NoteSummary[];
  hours: { first: number; last: number };
  /** Minutes since midnight; null unless this column is today. */
  now: number | null;
};

const hrefOf = ({ _id, member }: NoteSummary) =>
  noteHref(_id, 'view', new URLSearchParams(member ? { [MEMBER_PARAM]: member._id } : {}));

/** Sessions of at least this many minutes have room for more than one line of text. */
const TWO_LINES = 45;

/** A cancelled session is narrower: its time is free, and a click beside it schedules another. */
const CANCELLED_WIDTH = 0.6;

/** The sessions of one day, positioned by time. */
export const DayColumn = ({ day, zone, notes, hours, now }: Props) => {
  const length = (hours.last - hours.first) * 60;
  const at = (minute: number) => `${((minute - hours.first * 60) / length) * 100}%`;
  const mine = notes.filter((note) => spanIn(note, day, zone));
  const placed = layOut(mine, (note) => spanIn(note, day, zone) ?? { from: 0, to: 0 });
  return (
    <ul className={styles['notes']}>
      {placed.map(({ item, from, to, column, columns }) => {
        const { colour, label } = noteDot(item);
        const time = formatTime(item.startTime, zone);
        const name = item.member ? fullName(item.member) : item.title;
        return (
          <li
            key={item._id}
            style={{
              top: at(from),
              height: `${((to - from) / length) * 100}%`,
              insetInlineStart: `${(column / columns) * 100}%`,
              width: `${(100 / columns) * (isCancelled(item.status) ? CANCELLED_WIDTH : 1)}%`,
            }}
          >
            <Link
              to={hrefOf(item)}
              className={styles['note']}
              data-colour={colour}
              data-short={to - from < TWO_LINES || undefined}
              title={`${time} ${name}: ${label}`}
            >
              <b>{time}</b> <span>{name}</span> <small>{label}</small>
            </Link>
          </li>
        );
      })}
      {now !== null && now >= hours.first * 60 && now <= hours.last * 60 && (
        <li className={styles['now']} style={{ top: at(now) }} aria-hidden="true" />
      )}
    </ul>
  );
};
