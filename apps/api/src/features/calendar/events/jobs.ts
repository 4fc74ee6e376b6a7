import { z } from 'zod';
import { calendarTexts } from '@amberway/contract/calendar/texts';
import { DAY, HOUR, MINUTE, SECOND } from '@amberway/contract/kernel/limits';
import { isScheduled } from '@amberway/contract/activity-notes/status';
import { isTrouble } from '../../../kernel/google/failure.ts';
import { connectedUsers, deleteConnection, findConnection, isConnected } from '../../../kernel/google/queries.ts';
import { enqueue } from '../../../kernel/jobs/enqueue.ts';
import { defineJob, type JobContext } from '../../../kernel/jobs/job.ts';
import { findNoteForCalendar, onNoteChanged, notesOfUser } from '../../activity-notes/public.ts';
import { isWritten, putSync, strayEvents } from '../queries.ts';
import { pullCalendar } from './pull.ts';
import { pushNote, removeEvent } from './push.ts';

const AHEAD_MS = 365 * DAY;
const EVERY_MINUTES = 10;
const retry = { attempts: 6, firstWaitMs: 30 * SECOND, longestWaitMs: 30 * MINUTE };

/** A revoked permission ends the connection without a retry; any other error is stored as the problem and retried. */
const noting = async (userId: string, work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    if (isTrouble(error, 'revoked')) {
      await deleteConnection({ userId, kind: 'calendar' });
      await putSync(userId, { problem: calendarTexts.revoked });
      return;
    }
    await putSync(userId, { problem: calendarTexts.trouble });
    throw error;
  }
};

export const pushNoteJob = defineJob({
  name: 'calendar.push',
  schema: z.strictObject({ noteId: z.uuid() }),
  retry,
  run: async ({ noteId }, { services, signal }: JobContext) => {
    const { google, config } = services;
    const note = google && (await findNoteForCalendar(noteId));
    if (!note || !(await isConnected({ userId: note.ownerId, kind: 'calendar' }))) return;
    const publicUrl = config.PUBLIC_URL;
    await noting(note.ownerId, () => pushNote({ google, publicUrl, signal }, noteId));
  },
});

/** Deletes a Google event written for a family that is being erased. Does nothing without a connection. */
export const removeEventJob = defineJob({
  name: 'calendar.remove',
  schema: z.strictObject({ userId: z.uuid(), eventId: z.string().max(100) }),
  // Google may be unreachable for long: after some hours it is retried every six hours, for about a week.
  retry: { attempts: 40, firstWaitMs: 30 * SECOND, longestWaitMs: 6 * HOUR },
  run: async ({ userId, eventId }, { services: { google }, signal }: JobContext) => {
    // Also when sync is switched off: the permission still exists, and only this event is deleted.
    if (!google || !(await findConnection({ userId, kind: 'calendar' }))) return;
    await noting(userId, () =>
      google.withToken(userId, 'calendar', (token) =>
        removeEvent({ settings: google.settings, token, signal }, userId, eventId),
      ),
    );
  },
});

export const pullCalendarJob = defineJob({
  name: 'calendar.pull',
  schema: z.strictObject({ userId: z.uuid() }),
  retry,
  run: async ({ userId }, { services: { google }, signal }: JobContext) => {
    if (!google || !(await isConnected({ userId, kind: 'calendar' }))) return;
    await noting(userId, () => pullCalendar({ google, userId, signal }));
  },
});

export const pullAllJob = defineJob({
  name: 'calendar.pull-all',
  schema: z.strictObject({}),
  every: { minutes: EVERY_MINUTES },
  atOnce: 1,
  run: async (_payload, { services: { google } }: JobContext) => {
    if (!google) return;
    for (const userId of await connectedUsers('calendar')) await enqueue(pullCalendarJob, { userId }, { key: userId });
    for (const noteId of await strayEvents()) await enqueue(pushNoteJob, { noteId }, { key: noteId });
  },
});

/** After connecting: pushes scheduled appointments to Google and pulls the events from there. */
export const beginSync = async (userId: string): Promise<void> => {
  const now = Date.now();
  const from = new Date(now).toISOString();
  const planned = await notesOfUser(userId, from, new Date(now + AHEAD_MS).toISOString());
  for (const { id: noteId } of planned.filter(({ status }) => isScheduled(status)))
    await enqueue(pushNoteJob, { noteId });
  await enqueue(pullCalendarJob, { userId }, { key: userId });
};

onNoteChanged(async (noteId) => {
  if (await isWritten(noteId)) await enqueue(pushNoteJob, { noteId });
});
