import { recordAudit } from '../../../kernel/audit/queries.ts';
import type { RequestActor } from '../../../kernel/authorise/request-actor.ts';
import { inTransaction } from '../../../kernel/db/context.ts';
import { forbidden, notFound } from '../../../kernel/http/failure.ts';
import { principalReach } from '../../../kernel/identity/principal.ts';
import { recountTaskReaders } from '../../notifications/public.ts';
import { lockSkillWithin } from '../../programme/public.ts';
import { refuseFrozen } from './check.ts';
import { lockRemovedTask, skillOfRemoved, storeTask } from './queries.ts';

/** Restores a removed task, by those who may remove it. Returns false for a task that was not removed. */
export const restoreTask = (
  { principal, reach, requestId }: RequestActor,
  id: string,
  version: number | undefined,
): Promise<boolean> =>
  inTransaction(async () => {
    const skillId = await skillOfRemoved(principal, reach, id);
    if (!skillId) return false;
    if (principalReach(principal, 'tasks', 'delete') === 'none') throw forbidden();
    const at = await lockSkillWithin(principal, reach, skillId, 'share');
    // With its skill gone, the task has no place.
    if (!at) throw notFound();
    const task = await lockRemovedTask(id, version);
    refuseFrozen(at, task, 'isDeleted');
    await storeTask(id, { deletedAt: null });
    await recountTaskReaders(id);
    await recordAudit({
      principal,
      action: 'restore',
      record: 'task',
      recordId: id,
      subjectId: at.family.parentId,
      requestId,
    });
    return true;
  });
