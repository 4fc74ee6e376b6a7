import { isFamily } from '@amberway/contract/kernel/roles';
import type { NoteStatus } from '@amberway/contract/activity-notes/status';
import { noteNotificationTexts } from '@amberway/contract/activity-notes/notifications';
import { findMemberInReach } from '../../../kernel/authorise/queries.ts';
import { notFound } from '../../../kernel/http/failure.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { type Notice, type NotifiedRecord, notifyUsers } from '../../notifications/public.ts';
import { isNoteOf } from '../queries.ts';

/** Call it when a note becomes visible to the family or changes. The caller must have checked access to the child. */
export const notifyNote = async (
  principal: Principal,
  memberId: string,
  noteId: string,
  { message = noteNotificationTexts.added, untilOpened = false }: Partial<Pick<Notice, 'message' | 'untilOpened'>> = {},
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
      untilOpened,
      message,
    },
  ]);
};

/** How much of the note a family sees: 0 nothing, 1 an appointment, 2 a note. */
const SEEN: Record<NoteStatus, number> = {
  Pending: 0,
  GoogleCal: 1,
  'Canceled With Notice': 1,
  Published: 2,
  'No-Show/Late Cancellation': 2,
};

type NotifiedNote = { id: string; memberId: string | null; status: NoteStatus; startTime: string };

/** A note to read stays new until it is opened; a line about a session has said everything. */
const noticeOf = ({ status, startTime }: NotifiedNote): Partial<Pick<Notice, 'message' | 'untilOpened'>> =>
  status === 'Published'
    ? {
        untilOpened: true,
        message: ({ timeZone }, actor) =>
          noteNotificationTexts.wrote(actor?.firstName ?? '', startTime, timeZone, Date.now()),
      }
    : {};

/**
 * Notifies the family when it can see more than it has been notified of, and returns the new level. Hiding a note and
 * publishing it again notifies nobody. The note must be locked, or new.
 */
export const notifyFamily = async (
  principal: Principal,
  note: NotifiedNote,
  before: number,
  notice = noticeOf(note),
): Promise<number> => {
  const seen = SEEN[note.status];
  if (!note.memberId || seen <= before) return before;
  await notifyNote(principal, note.memberId, note.id, notice);
  return seen;
};

export const notifiedNote: NotifiedRecord = { field: 'note', belongsToMember: isNoteOf };
