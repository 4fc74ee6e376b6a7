import { enqueue } from '../../../kernel/jobs/enqueue.ts';
import { eventIdOf } from '../../activity-notes/public.ts';
import { buryEvents, eventsOfFamily } from '../queries.ts';
import { removeEventJob } from './jobs.ts';

/**
 * Before the notes of a family are erased: queues jobs that delete the events we wrote into Google calendars, and
 * removes the note ids from our event rows. Call it in the transaction of the erasure, before the notes are deleted.
 */
export const leaveCalendars = async (customerId: string): Promise<void> => {
  const events = await eventsOfFamily(customerId);
  for (const { noteId, userId, eventId } of events)
    if (eventId === eventIdOf(noteId))
      await enqueue(removeEventJob, { userId, eventId }, { key: `${userId} ${eventId}` });
  await buryEvents(customerId);
};
