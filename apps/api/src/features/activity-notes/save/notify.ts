import type { NoteStatus } from '@amberway/contract/activity-notes/status';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { notifyNote } from '../../notifications/public.ts';

/** How much a family sees of it: nothing, an appointment, a note. */
const SEEN: Record<NoteStatus, number> = {
  Pending: 0,
  GoogleCal: 1,
  'Canceled With Notice': 1,
  Published: 2,
  'No-Show/Late Cancellation': 2,
};

type NotifiedNote = { id: string; memberId: string | null; status: NoteStatus };

/**
 * Tells the family when there is more to see than it has been told of, and answers what it has been told now. Hiding a
 * note and showing it again is no news. The session is locked, or new.
 */
export const notifyFamily = async (principal: Principal, session: NotifiedNote, before: number): Promise<number> => {
  const seen = SEEN[session.status];
  if (!session.memberId || seen <= before) return before;
  await notifyNote(principal, session.memberId, session.id);
  return seen;
};
