import { recordAudit } from '../../../kernel/audit/queries.ts';
import type { RequestActor } from '../../../kernel/authorise/request-actor.ts';
import { inTransaction } from '../../../kernel/db/context.ts';
import { notFound } from '../../../kernel/http/failure.ts';
import { setNoteNotificationsHidden } from '../../notifications/public.ts';
import { hideForNote } from '../../resources/public.ts';
import { noteChanged } from '../changed.ts';
import { findNoteWithin } from '../queries.ts';
import { hideNote, lockNote } from './queries.ts';

/** Soft-deletes a note and hides its notifications. */
export const removeNote = (actor: RequestActor, id: string): Promise<void> =>
  inTransaction(async () => {
    const { principal, reach, requestId } = actor;
    const found = await findNoteWithin(principal, reach, id);
    if (!found) throw notFound();
    const stored = await lockNote(id);
    await hideNote(id);
    await setNoteNotificationsHidden(id, true);
    const { member } = found;
    if (member && stored.resourceId && stored.resourceIsOwn) await hideForNote(actor, member, stored.resourceId);
    await recordAudit({
      principal,
      action: 'delete',
      record: 'session',
      recordId: id,
      ...(member && { subjectId: member.parentId }),
      before: { title: stored.title, status: stored.status, startTime: stored.startTime },
      requestId,
    });
    await noteChanged(id);
  });
