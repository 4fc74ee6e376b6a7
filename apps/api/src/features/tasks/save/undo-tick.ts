import { taskTexts, UNDO_TICK_MS } from '@amberway/contract/tasks/texts';
import { recordAudit } from '../../../kernel/audit/queries.ts';
import type { RequestActor } from '../../../kernel/authorise/request-actor.ts';
import { inTransaction } from '../../../kernel/db/context.ts';
import { ApiFailure, invalidFields } from '../../../kernel/http/failure.ts';
import { recountTaskReaders, withdrawTickNotifications } from '../../notifications/public.ts';
import type { BeforeTick } from '../../programme/public.ts';
import type { StoredTask } from '../queries.ts';
import { refuseFrozen } from './check.ts';
import { lockTaskWithin } from './locked.ts';
import { assigneesOf, storeTask } from './queries.ts';
import { refuseTick } from './rights.ts';

const requireUndoable = ({ principal }: RequestActor, task: StoredTask, version: number): BeforeTick => {
  const before = task.beforeTick;
  if (!before || before.version !== task.version || version !== task.version)
    throw new ApiFailure('stale', { message: taskTexts.changedSince });
  if (before.by !== principal.actorId) throw new ApiFailure('forbidden', { message: taskTexts.notYourTick });
  if (Date.now() - Date.parse(before.at) > UNDO_TICK_MS) throw invalidFields({ isCompleted: taskTexts.undoTooLate });
  return before;
};

/** Restores what a tick changed: the state, the note, and what others were notified of. */
export const undoTick = (actor: RequestActor, id: string, version: number): Promise<void> =>
  inTransaction(async () => {
    const { principal, requestId } = actor;
    const { task, at } = await lockTaskWithin(actor, id, undefined);
    const assigned = await assigneesOf(id);
    refuseTick(principal, assigned);
    const { isCompleted, completedAt, completedBy, notes } = requireUndoable(actor, task, version);
    refuseFrozen(at, task, 'isCompleted');
    await storeTask(id, { isCompleted, completedAt, completedBy, notes, beforeTick: null });
    await recordAudit({
      principal,
      action: 'undo',
      record: 'task',
      recordId: id,
      subjectId: at.family.parentId,
      before: { ...task, assignee: assigned },
      after: { isCompleted, notes },
      requestId,
    });
    if (isCompleted) return;
    await withdrawTickNotifications(id, principal.actorId, task.completedAt);
    await recountTaskReaders(id);
  });
