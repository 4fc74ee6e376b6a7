import { noteTypeLabel } from '@amberway/contract/activity-notes/length';
import { noteDot } from '@amberway/contract/activity-notes/status';
import { noteTexts } from '@amberway/contract/activity-notes/texts';
import { minutesBetween } from '@amberway/contract/activity-notes/length';
import { formatDate, formatDateTime, formatListDate, formatTime, zoneLabel } from '../../../ui/dates.ts';
import type { ListColumn } from '../../../ui/list/columns.ts';
import { fullName } from '../../../ui/people/full-name.ts';
import { NoteDot } from '../NoteDot.tsx';
import styles from './list.module.css';
import { type NoteRow, rowNotes, rowStart, rowState, rowTitle, rowType } from './rows.ts';

type Options = {
  zone: string | null;
  /** The time column's label shows the UTC offset at this instant (now). */
  now: string;
  /** Administrators also see when a note was written. */
  created: boolean;
  isToday: (row: NoteRow) => boolean;
};

const { columns: titles } = noteTexts;

/** Times with another UTC offset than today's (daylight saving) show their own. */
const timeText = (instant: string, { zone, now }: Options) => {
  const offset = zoneLabel(instant, zone);
  const time = formatTime(instant, zone);
  return offset === zoneLabel(now, zone) ? time : `${time} (${offset})`;
};

const createdAt = (row: NoteRow) => (row.isDraft ? row.draft.updatedAt : row.note.createdAt);

const durationOf = (row: NoteRow): string => {
  if (!row.isDraft) return `${row.note.minutes} min`;
  const { startTime, endTime } = row.draft;
  return startTime && endTime ? `${minutesBetween(startTime, endTime)} min` : '';
};

export const noteColumns = (options: Options): ListColumn<NoteRow>[] => {
  const { zone, now, created, isToday } = options;
  const date = (row: NoteRow) => {
    const start = rowStart(row);
    return start ? formatListDate(start, zone) : '';
  };
  return [
    {
      key: 'date',
      title: titles.date,
      width: 132,
      text: date,
      render: (row) => (
        <span className={styles['date']}>
          {date(row) || '–'}
          {isToday(row) && <b data-todays="">Today</b>}
        </span>
      ),
    },
    {
      key: 'time',
      title: `Time (${zoneLabel(now, zone)})`,
      // As wide as '10:00 AM (GMT+10:30)'.
      width: 176,
      text: (row) => {
        const start = rowStart(row);
        return start ? timeText(start, options) : '';
      },
    },
    {
      key: 'title',
      title: titles.title,
      names: true,
      text: (row) => `${rowTitle(row)} (${noteDot(rowState(row)).label})`,
      render: (row) => (
        <span className={styles['title']}>
          <span className={styles['name']}>{rowTitle(row)}</span>
          <span className={styles['state']}>
            <NoteDot of={rowState(row)} />
          </span>
        </span>
      ),
    },
    {
      key: 'notes',
      title: titles.notes,
      text: rowNotes,
      render: (row) => (rowNotes(row) ? <span className={styles['notes']}>{rowNotes(row)}</span> : '–'),
    },
    { key: 'type', title: titles.type, width: 150, text: (row) => rowType(row) && noteTypeLabel(rowType(row)) },
    { key: 'duration', title: titles.duration, width: 92, text: durationOf },
    {
      key: 'createdBy',
      title: titles.createdBy,
      width: 140,
      text: (row) => (row.isDraft ? 'You' : fullName(row.note.createdBy)),
    },
    ...(created
      ? [
          {
            key: 'createdAt',
            title: titles.createdAt,
            width: 124,
            text: (row: NoteRow) => formatDateTime(createdAt(row), zone),
            render: (row: NoteRow) => (
              <span className={styles['date']}>
                <span>{formatDate(createdAt(row), zone)}</span>
                <span>{formatTime(createdAt(row), zone)}</span>
              </span>
            ),
          },
        ]
      : []),
  ];
};
