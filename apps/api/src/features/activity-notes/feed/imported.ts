import { DEFAULT_NOTE_TYPE } from '@amberway/contract/activity-notes/length';
import { CANCELLED, isScheduled, SCHEDULED } from '@amberway/contract/activity-notes/status';
import { storedInstant } from '../../../kernel/db/columns.ts';
import { changedFields } from '../../../kernel/db/changes.ts';
import { inTransaction } from '../../../kernel/db/context.ts';
import type { StoredNote } from '../queries.ts';
import { hideNote, type NewNote, storeNote } from '../save/queries.ts';
import { isBare } from './bare.ts';
import { areOfOneFamily, childrenOfGuests, datesOfSeries, insertEvent, lockEvent, mayOwnerChange } from './queries.ts';

/** The event a session made here becomes. Google takes ids of digits and the letters a to v. */
export const eventIdOf = (noteId: string): string => noteId.replaceAll('-', '');

type CalendarEvent = {
  ownerId: string;
  calendarEventId: string;
  /** The child it is about, when that is certain. */
  memberId: string | null;
  title: string;
  startTime: string;
  endTime: string;
  meetLink: string;
  /** The coach organises it; otherwise the coach accepted what somebody else organises. */
  isOwn: boolean;
  /** The series that it is one date of. */
  seriesId?: string | undefined;
  cancelled: boolean;
};

type Outcome = { id: string | null; created: boolean; changed: boolean };
const UNTOUCHED: Outcome = { id: null, created: false, changed: false };

const valuesOf = ({ title, startTime, endTime, meetLink }: CalendarEvent) => ({
  title,
  meetLink,
  startTime: storedInstant(startTime),
  endTime: storedInstant(endTime),
});

/**
 * A child that somebody chose by hand is not taken away again. Only when the guests of an event from there have become
 * another family, it is that family's.
 */
const childOf = async (stored: StoredNote, event: CalendarEvent): Promise<string | null> => {
  if (!stored.memberId || !event.memberId) return stored.memberId ?? event.memberId;
  const madeHere = event.calendarEventId === eventIdOf(stored.id);
  const stays = madeHere || (await areOfOneFamily([stored.memberId, event.memberId])) || !(await isBare(stored));
  return stays ? stored.memberId : event.memberId;
};

/**
 * What an organiser changes after the coach has accepted was not accepted: times follow, a new link or a family that
 * was added later does not appear, and an event whose guests became another family belongs to nobody. Title and link
 * that were edited here stay.
 */
const acceptedValues = async (stored: StoredNote, event: CalendarEvent): Promise<Partial<NewNote>> => {
  const { startTime, endTime, title, meetLink } = valuesOf(event);
  if (event.calendarEventId === eventIdOf(stored.id)) return { startTime, endTime };
  const child = stored.memberId && (await childOf(stored, event));
  return {
    startTime,
    endTime,
    ...(!stored.updatedBy && { title, meetLink: meetLink === stored.meetLink ? meetLink : '' }),
    memberId: child === stored.memberId ? child : null,
  };
};

const valuesFor = async (stored: StoredNote, event: CalendarEvent): Promise<Partial<NewNote>> =>
  event.isOwn ? { ...valuesOf(event), memberId: await childOf(stored, event) } : acceptedValues(stored, event);

/**
 * The coach accepted a series as it was. A date that its organiser adds or changes later has an id of its own and looks
 * new: it gets a child and a link only as another date of the series has them.
 */
const asAccepted = async (event: CalendarEvent): Promise<CalendarEvent> => {
  if (event.isOwn || !event.seriesId) return event;
  const dates = await datesOfSeries(event.ownerId, event.seriesId);
  if (dates.length === 0) return event;
  return {
    ...event,
    memberId: dates.some(({ memberId }) => memberId === event.memberId) ? event.memberId : null,
    meetLink: dates.some(({ meetLink }) => meetLink === event.meetLink) ? event.meetLink : '',
  };
};

const change = async (event: CalendarEvent): Promise<Outcome> => {
  const stored = await lockEvent(event.ownerId, event.calendarEventId);
  if (!stored) return UNTOUCHED;
  const { id } = stored;
  // What has become a note is the coach's text; what was removed here stays removed.
  if (!isScheduled(stored.status) || stored.deletedAt) return { id, created: false, changed: false };
  // Whoever no longer works with the family changes nothing of it.
  if (!(await mayOwnerChange(id))) return UNTOUCHED;
  if (event.cancelled) {
    if (stored.memberId) await storeNote(id, { status: CANCELLED });
    else await hideNote(id);
    return { id, created: false, changed: true };
  }
  const changes = changedFields<NewNote>(await valuesFor(stored, event), stored);
  const changed = Object.keys(changes).length > 0;
  if (changed) await storeNote(id, changes);
  return { id, created: false, changed };
};

/**
 * Takes over an event of a coach's calendar: one session per owner and event, whoever is first. Families are not told,
 * since a first import can be long, and whoever listens for changes is not either, since they brought it.
 */
export const upsertCalendarEvent = (event: CalendarEvent): Promise<Outcome> =>
  inTransaction(async () => {
    if (event.cancelled) return change(event);
    const fresh = await asAccepted(event);
    const id = await insertEvent({
      ...valuesOf(fresh),
      memberId: fresh.memberId,
      calendarEventId: event.calendarEventId,
      type: DEFAULT_NOTE_TYPE,
      status: SCHEDULED,
      createdBy: event.ownerId,
      notifiedLevel: fresh.memberId ? 1 : 0,
    });
    return id ? { id, created: true, changed: true } : change(event);
  });

/** The child an event is about: the one whose parent is among the guests. Nobody when that is not certain. */
export const memberOfGuests = async (coachId: string, emails: readonly string[]): Promise<string | null> => {
  const found = [...new Set(emails.map((email) => email.trim().toLowerCase()))];
  if (found.length === 0) return null;
  const children = await childrenOfGuests(coachId, found);
  const certain =
    children.length === 1 ? children : children.filter(({ primaryContact }) => primaryContact === coachId);
  return certain.length === 1 ? (certain[0]?.id ?? null) : null;
};
