import { enqueue } from '../../../kernel/jobs/enqueue.ts';
import { eventIdOf } from '../../activity-notes/public.ts';
import { buryEvents, eventsOfFamily } from '../queries.ts';
import { removeEventJob } from './jobs.ts';

/**
 * The sessions of a family are about to be erased: what we wrote into Google calendars is removed there by jobs, and
 * our own rows no longer say which session an event was. Call it in the transaction of the erasure, before the rows go.
 */
export const leaveCalendars = async (customerId: string): Promise<void> => {
  const events = await eventsOfFamily(customerId);
  for (const { noteId, userId, eventId } of events)
    if (eventId === eventIdOf(noteId))
      await enqueue(removeEventJob, { userId, eventId }, { key: `${userId} ${eventId}` });
  await buryEvents(customerId);
};
