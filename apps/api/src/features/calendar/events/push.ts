import { GENERIC_TITLE } from '@amberway/contract/calendar/texts';
import { externalDeepLink } from '@amberway/contract/content/links';
import { isCancelled, isScheduled } from '@amberway/contract/activity-notes/status';
import { inTransaction } from '../../../kernel/db/context.ts';
import { GoogleFailure, isTrouble } from '../../../kernel/google/failure.ts';
import type { Google } from '../../../kernel/google/google.ts';
import { eventIdOf, findNoteForCalendar, setCalendarEvent } from '../../activity-notes/public.ts';
import { dropEvent, findEventOfNote, putEvent } from '../queries.ts';
import {
  deleteGoogleEvent,
  type EventBody,
  type GoogleEvent,
  insertGoogleEvent,
  patchGoogleEvent,
  type GoogleCallContext,
} from './client.ts';

// Writes one note into its coach's Google calendar. The event id is derived from the note id, so a retry finds the
// event that the first attempt created.

type Note = NonNullable<Awaited<ReturnType<typeof findNoteForCalendar>>>;

/** Limit for repeated writes, when the note changes while it is being written. */
const ROUNDS = 5;

const timesOf = ({ startTime, endTime }: Note) => ({ start: { dateTime: startTime }, end: { dateTime: endTime } });

/** The data sent to Google: that there is a session, its time, and a link to it. Nothing about the child. */
const bodyOf = (note: Note, publicUrl: string | undefined): Omit<EventBody, 'id'> => ({
  ...timesOf(note),
  summary: GENERIC_TITLE,
  ...(publicUrl && { description: externalDeepLink(publicUrl, 'session', note.id) }),
  location: note.meetLink,
  visibility: 'private',
});

const statusOf = (error: unknown) => (error instanceof GoogleFailure ? error.status : undefined);
const isGone = (error: unknown) => [404, 410].includes(statusOf(error) ?? 0);

/** Deletes an event from a calendar; a missing one counts as deleted. */
export const removeEvent = async (context: GoogleCallContext, userId: string, eventId: string) => {
  await deleteGoogleEvent(context, eventId).catch((error: unknown) => {
    if (!isGone(error)) throw error;
  });
  await dropEvent(userId, eventId);
};

/**
 * For a note of a family its owner no longer works with. An event that we wrote is deleted, and the note loses its
 * event id, so that the next pull does not cancel the note. An event its owner created in Google stays.
 */
const withdraw = async (context: GoogleCallContext, note: Note, eventId: string, isOurs: boolean) => {
  if (!isOurs) {
    await dropEvent(note.ownerId, eventId);
    return;
  }
  await removeEvent(context, note.ownerId, eventId);
  await setCalendarEvent(note.id, null);
};

const makeOrChange = async (context: GoogleCallContext, eventId: string, body: Omit<EventBody, 'id'>) => {
  try {
    return await insertGoogleEvent(context, { ...body, id: eventId });
  } catch (error) {
    if (statusOf(error) !== 409) throw error;
    // The id exists already: the event may have been deleted before.
    return patchGoogleEvent(context, eventId, { ...body, status: 'confirmed' });
  }
};

/** Google lets only the organiser move an event: our time stays, and theirs is imported at its next change. */
const isSomebodyElses = (error: unknown) => isTrouble(error, 'refused') && error.status === 403;

/** Returns undefined if the owner has deleted the event in Google: the next pull imports that. */
const changeKnown = (
  context: GoogleCallContext,
  eventId: string,
  body: Omit<EventBody, 'id'>,
): Promise<GoogleEvent | undefined> =>
  patchGoogleEvent(context, eventId, body).catch((error: unknown) => {
    if (!isGone(error) && !isSomebodyElses(error)) throw error;
    return undefined;
  });

const write = async (context: GoogleCallContext, note: Note, publicUrl: string | undefined): Promise<void> => {
  const { id: noteId, ownerId: userId, calendarEventId } = note;
  const known = await findEventOfNote(userId, noteId);
  const eventId = calendarEventId ?? eventIdOf(noteId);
  const isOurs = eventId === eventIdOf(noteId);
  if (!note.isOwnersStill) {
    if (known || calendarEventId) await withdraw(context, note, eventId, isOurs);
    return;
  }
  if (note.deletedAt || isCancelled(note.status)) {
    if (known || calendarEventId) await removeEvent(context, userId, eventId);
    return;
  }
  if (!known && !isScheduled(note.status)) return;
  // Stored before Google gets the event, so that a concurrent pull does not import it as a new one.
  if (!calendarEventId) await setCalendarEvent(noteId, eventId);
  // An event that was created in Google keeps its title and text; we only change its time.
  const body = isOurs ? bodyOf(note, publicUrl) : timesOf(note);
  const event =
    known || !isOurs ? await changeKnown(context, eventId, body) : await makeOrChange(context, eventId, body);
  if (event) await inTransaction(() => putEvent({ userId, eventId, noteId, etag: event.etag }));
};

type Pushing = { google: Google; publicUrl: string | undefined; signal?: AbortSignal };

/** Writes the current note, and again if it changed meanwhile, so that the latest version is always written last. */
export const pushNote = async ({ google, publicUrl, signal }: Pushing, noteId: string): Promise<void> => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const note = await findNoteForCalendar(noteId);
    if (!note) return;
    await google.withToken(note.ownerId, 'calendar', (token) =>
      write({ settings: google.settings, token, signal }, note, publicUrl),
    );
    const now = await findNoteForCalendar(noteId);
    if (!now) {
      // The note was erased while it was being written.
      await google.withToken(note.ownerId, 'calendar', (token) =>
        removeEvent({ settings: google.settings, token, signal }, note.ownerId, eventIdOf(noteId)),
      );
      return;
    }
    if (now.version === note.version && now.deletedAt === note.deletedAt) return;
  }
  throw new Error('The session kept changing while it was written.');
};
