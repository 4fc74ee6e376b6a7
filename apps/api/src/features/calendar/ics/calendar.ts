import { GENERIC_TITLE } from '@amberway/contract/calendar/texts';
import { externalDeepLink } from '@amberway/contract/content/links';
import { isCancelled } from '@amberway/contract/activity-notes/status';
import type { FeedNote } from '../../activity-notes/public.ts';
import { document, plain, text, time } from './lines.ts';

export type FeedOptions = {
  publicUrl: string;
  /** Whether titles, people and meeting links are shown, or only a generic title. */
  details: boolean;
};

const detailsOf = ({ title, coach, member, meetLink }: FeedNote): string[] => [
  text('SUMMARY', title),
  text(
    'DESCRIPTION',
    [
      `With ${coach.firstName} ${coach.lastName}`.trim(),
      ...(member ? [`For ${member.firstName}`] : []),
      ...(meetLink ? [meetLink] : []),
    ].join('\n'),
  ),
  ...(meetLink ? [text('LOCATION', meetLink)] : []),
];

const eventOf = (note: FeedNote, { publicUrl, details }: FeedOptions): string[] => [
  'BEGIN:VEVENT',
  plain('UID', `${note.id}@amberway`),
  time('DTSTAMP', note.updatedAt),
  time('CREATED', note.createdAt),
  time('LAST-MODIFIED', note.updatedAt),
  plain('SEQUENCE', note.version - 1),
  time('DTSTART', note.startTime),
  time('DTEND', note.endTime),
  ...(details ? detailsOf(note) : [text('SUMMARY', GENERIC_TITLE)]),
  plain('URL', externalDeepLink(publicUrl, 'session', note.id)),
  plain('STATUS', isCancelled(note.status) ? 'CANCELLED' : 'CONFIRMED'),
  'CLASS:PRIVATE',
  'END:VEVENT',
];

/** Notes as an iCalendar document. The same notes always give the same bytes. */
export const calendarOf = (notes: readonly FeedNote[], options: FeedOptions): string =>
  document([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Amberway//Sessions//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    text('X-WR-CALNAME', 'Amberway'),
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...notes.flatMap((note) => eventOf(note, options)),
    'END:VCALENDAR',
  ]);
