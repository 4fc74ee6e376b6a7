import { GENERIC_TITLE, NEUTRAL_TITLE } from '@amberway/contract/calendar/texts';
import { inTransaction } from '../../../kernel/db/context.ts';
import type { Google } from '../../../kernel/google/google.ts';
import { isTrouble } from '../../../kernel/google/failure.ts';
import {
  findNoteForCalendar,
  memberOfGuests,
  upsertCalendarEvent,
  withdrawCalendarEvent,
} from '../../activity-notes/public.ts';
import { dropEvent, findEvent, findSync, putEvent, putSync } from '../queries.ts';
import { AHEAD_MS, type GoogleEvent, listEvents } from './client.ts';
import { joinLinkOf } from './join-link.ts';

// Reads a coach's Google calendar: events that changed since the last sync create or update notes.

/**
 * How far an event of a coach's calendar is trusted. Anybody can put an event there by inviting the coach, so an event
 * counts only if the coach organises it ('own') or has accepted it ('accepted'); all others are 'none'.
 */
type Vouch = 'own' | 'accepted' | 'none';

const responseOf = ({ attendees = [] }: GoogleEvent) => attendees.find(({ self }) => self)?.responseStatus;

/**
 * An own event that others created (a transferred one) or may change (guestsCanModify) has the coach's consent but not
 * necessarily the coach's text, so it counts as accepted.
 */
const vouchOf = (event: GoogleEvent): Vouch => {
  const response = responseOf(event);
  if (response === 'declined') return 'none';
  if (event.organizer?.self)
    return event.guestsCanModify || (event.creator && !event.creator.self) ? 'accepted' : 'own';
  return response === 'accepted' ? 'accepted' : 'none';
};

const MAX_PAGES = 200;
const TITLE_MAX = 200;
const UNTITLED = 'Calendar event';

/** Meetings only, not birthdays and the like; with times, since a note needs them. */
const isMeeting = ({ eventType = 'default', start, end }: GoogleEvent) =>
  eventType === 'default' &&
  start?.dateTime !== undefined &&
  end?.dateTime !== undefined &&
  Date.parse(end.dateTime) > Date.parse(start.dateTime) &&
  Date.parse(start.dateTime) < Date.now() + AHEAD_MS;

/** When an organiser splits a series, its second part gets the same id with the date of the split as suffix. */
const seriesOf = ({ recurringEventId }: GoogleEvent): string | undefined =>
  recurringEventId?.replace(/_R\d{8}(?:T\d{6})?$/, '');

type Known = Awaited<ReturnType<typeof findNoteForCalendar>>;

/** An event that we created has a generic title in Google; its note keeps the title it has. */
const titleOf = ({ summary }: GoogleEvent, known: Known): string => {
  if (known && summary === GENERIC_TITLE) return known.title;
  const title = summary
    ?.replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, TITLE_MAX);
  return title || UNTITLED;
};

const guestsOf = ({ attendees = [] }: GoogleEvent): string[] =>
  attendees.flatMap(({ email, self }) => (email && !self ? [email] : []));

const takeOver = (ownerId: string, event: GoogleEvent, meetingHosts: readonly string[]): Promise<void> =>
  inTransaction(async () => {
    const known = await findEvent(ownerId, event.id);
    // Our own writes show up as changes.
    if (known?.etag === event.etag) return;
    const cancelled = event.status === 'cancelled';
    if (!cancelled && !isMeeting(event)) return;
    const vouch = vouchOf(event);
    if (!cancelled && vouch === 'none') {
      await withdrawCalendarEvent(ownerId, event.id);
      await dropEvent(ownerId, event.id);
      return;
    }
    const note = known && (await findNoteForCalendar(known.noteId));
    // The note was erased with its family: the event is not imported again.
    if (known && !note) return;
    const { id } = await upsertCalendarEvent({
      ownerId,
      calendarEventId: event.id,
      memberId: cancelled ? null : await memberOfGuests(ownerId, guestsOf(event)),
      title: vouch === 'own' ? titleOf(event, note) : NEUTRAL_TITLE,
      startTime: event.start?.dateTime ?? '',
      endTime: event.end?.dateTime ?? '',
      meetLink: joinLinkOf(event, meetingHosts, note?.meetLink),
      isOwn: vouch === 'own',
      seriesId: seriesOf(event),
      cancelled,
    });
    if (id) await putEvent({ userId: ownerId, eventId: event.id, noteId: id, etag: event.etag });
  });

type Reading = { google: Google; userId: string; signal?: AbortSignal };

const readFrom = async ({ google, userId, signal }: Reading, syncToken: string | undefined): Promise<void> => {
  let pageToken: string | undefined;
  for (let pages = 0; pages < MAX_PAGES; pages += 1) {
    const cursor = { syncToken, pageToken };
    const { items, nextPageToken, nextSyncToken } = await google.withToken(userId, 'calendar', (token) =>
      listEvents({ settings: google.settings, token, signal }, cursor),
    );
    for (const event of items) await takeOver(userId, event, google.settings.meetingHosts);
    if (!nextPageToken) {
      await putSync(userId, { syncToken: nextSyncToken ?? null, problem: null, done: true });
      return;
    }
    pageToken = nextPageToken;
  }
  throw new Error('The calendar has more pages than can be read.');
};

/** Pulls the changes. If Google rejects the sync token as expired (410), everything is read again. */
export const pullCalendar = async (reading: Reading): Promise<void> => {
  const sync = await findSync(reading.userId);
  try {
    await readFrom(reading, sync?.syncToken ?? undefined);
  } catch (error) {
    if (!isTrouble(error, 'gone') || !sync?.syncToken) throw error;
    await putSync(reading.userId, { syncToken: null });
    await readFrom(reading, undefined);
  }
};
