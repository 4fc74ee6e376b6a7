import { DEFAULT_NOTE_TYPE } from '@amberway/contract/activity-notes/length';
import { CANCELLED, isScheduled, SCHEDULED } from '@amberway/contract/activity-notes/status';
import { storedInstant } from '../../../kernel/db/columns.ts';
import { changedFields } from '../../../kernel/db/changes.ts';
import { inTransaction } from '../../../kernel/db/context.ts';
import type { StoredNote } from '../queries.ts';
import { hideNote, type NewNote, storeNote } from '../save/queries.ts';
import { isBare } from './bare.ts';
import { areOfOneFamily, childrenOfGuests, datesOfSeries, insertEvent, lockEvent, mayOwnerChange } from './queries.ts';

/** The Google event id of a note created here. Google allows only digits and the letters a to v. */
export const eventIdOf = (noteId: string): string => noteId.replaceAll('-', '');

type CalendarEvent = {
  ownerId: string;
  calendarEventId: string;
  /** The child the event is about, if the match is certain. */
  memberId: string | null;
  title: string;
  startTime: string;
  endTime: string;
  meetLink: string;
  /** True if the coach organises the event; false if the coach accepted someone else's invitation. */
  isOwn: boolean;
  /** The recurring series this event belongs to. */
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
 * A child chosen by hand is not replaced. Only an imported event whose guests now belong to another family, and about
 * which nothing has been written, moves to that family.
 */
const childOf = async (stored: StoredNote, event: CalendarEvent): Promise<string | null> => {
  if (!stored.memberId || !event.memberId) return stored.memberId ?? event.memberId;
  const madeHere = event.calendarEventId === eventIdOf(stored.id);
  const stays = madeHere || (await areOfOneFamily([stored.memberId, event.memberId])) || !(await isBare(stored));
  return stays ? stored.memberId : event.memberId;
};

/**
 * Changes an organiser makes after the coach accepted are not accepted automatically: times are updated, but a new link
 * or a family added later is ignored, and an event whose guests became another family loses its child. A title or link
 * edited here stays.
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
 * The coach accepted a series as it was. A date that its organiser adds or changes later has its own id and looks new:
 * it gets a child and a link only if another date of the series already has them.
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
  // A written note belongs to the coach, and a deleted one stays deleted: neither is overwritten.
  if (!isScheduled(stored.status) || stored.deletedAt) return { id, created: false, changed: false };
  // A coach who no longer works with the family cannot change its notes.
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
 * Imports an event of a coach's calendar: one note per owner and event, also under concurrency. Families are not
 * notified, since a first import can be long; nor are the change listeners, since the event comes from them.
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

/** The child an event is about: the one whose parent is among the guests. Null if the match is not certain. */
export const memberOfGuests = async (coachId: string, emails: readonly string[]): Promise<string | null> => {
  const found = [...new Set(emails.map((email) => email.trim().toLowerCase()))];
  if (found.length === 0) return null;
  const children = await childrenOfGuests(coachId, found);
  const certain =
    children.length === 1 ? children : children.filter(({ primaryContact }) => primaryContact === coachId);
  return certain.length === 1 ? (certain[0]?.id ?? null) : null;
};
