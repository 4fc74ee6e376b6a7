import { isScheduled } from '@amberway/contract/activity-notes/status';
import { hideNote, storeNote } from '../save/queries.ts';
import { isBare } from './bare.ts';
import { eventIdOf } from './imported.ts';
import { lockEvent, mayOwnerChange, setCalendarEvent } from './queries.ts';

/**
 * The coach no longer accepts an event of their calendar, or never did. Its note is deleted and loses the event id, so
 * that accepting it later creates a new one. If something is written about the child, only the meeting link is removed.
 */
export const withdrawCalendarEvent = async (ownerId: string, calendarEventId: string): Promise<void> => {
  const stored = await lockEvent(ownerId, calendarEventId);
  if (!stored || stored.deletedAt || !isScheduled(stored.status)) return;
  if (calendarEventId === eventIdOf(stored.id) || !(await mayOwnerChange(stored.id))) return;
  if (await isBare(stored)) {
    await hideNote(stored.id);
    await setCalendarEvent(stored.id, null);
  } else if (stored.meetLink) await storeNote(stored.id, { meetLink: '' });
};
