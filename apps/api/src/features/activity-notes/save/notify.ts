import { isFamily } from '@amberway/contract/kernel/roles';
import type { NoteStatus } from '@amberway/contract/activity-notes/status';
import { noteNotificationTexts } from '@amberway/contract/activity-notes/notifications';
import { findMemberInReach } from '../../../kernel/authorise/queries.ts';
import { notFound } from '../../../kernel/http/failure.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { type NotifiedRecord, notifyUsers } from '../../notifications/public.ts';
import { isNoteOf } from '../queries.ts';

/** Call it when a family can see the note, and when one it knows of has changed. The caller was let in to the child. */
export const notifyNote = async (
  principal: Principal,
  memberId: string,
  noteId: string,
  message: string = noteNotificationTexts.added,
): Promise<void> => {
  const child = await findMemberInReach(principal, 'any', memberId);
  if (!child) throw notFound();
  await notifyUsers([
    {
      type: 'SESSION_ADDED',
      actorId: principal.actorId,
      memberId,
      businessUserId: isFamily(principal) ? null : principal.actorId,
      recipients: [child.parentId],
      noteId,
      message,
    },
  ]);
};

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
 * Notifies the family when there is more to see than it has been notified of, and returns how much that is now. Hiding
 * a note and showing it again notifies nobody. The session is locked, or new.
 */
export const notifyFamily = async (principal: Principal, note: NotifiedNote, before: number): Promise<number> => {
  const seen = SEEN[note.status];
  if (!note.memberId || seen <= before) return before;
  await notifyNote(principal, note.memberId, note.id);
  return seen;
};

export const notifiedNote: NotifiedRecord = { field: 'note', belongsToMember: isNoteOf };
