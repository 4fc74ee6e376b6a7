import { recordAudit } from '../../../kernel/audit/queries.ts';
import type { RequestActor } from '../../../kernel/authorise/request-actor.ts';
import { inTransaction } from '../../../kernel/db/context.ts';
import { setNoteNotificationsHidden } from '../../notifications/public.ts';
import { noteChanged } from '../changed.ts';
import { findRemovedNote } from '../queries.ts';
import { publishOrWithhold } from './publish.ts';
import { lockRemovedNote, storeNote } from './queries.ts';

/** Restores a removed note with its file and what was notified of it. A note that is there stays as it is. */
export const restoreNote = (actor: RequestActor, id: string): Promise<void> =>
  inTransaction(async () => {
    const { principal, reach, requestId } = actor;
    const removed = await findRemovedNote(principal, reach, id);
    // Somebody else restored it already, or it was never there: the route loads it.
    if (!removed) return;
    const stored = await lockRemovedNote(id);
    const { member } = removed;
    const notifiedLevel = member
      ? await publishOrWithhold(actor, member, stored, stored.notifiedLevel)
      : stored.notifiedLevel;
    await storeNote(id, { deletedAt: null, notifiedLevel });
    await setNoteNotificationsHidden(id, false);
    await recordAudit({
      principal,
      action: 'restore',
      record: 'session',
      recordId: id,
      ...(member && { subjectId: member.parentId }),
      after: { title: stored.title, status: stored.status, startTime: stored.startTime },
      requestId,
    });
    await noteChanged(id);
  });
