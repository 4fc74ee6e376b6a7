import { recordAudit } from '../../../kernel/audit/queries.ts';
import type { RequestActor } from '../../../kernel/authorise/request-actor.ts';
import { forbidden } from '../../../kernel/http/failure.ts';
import { principalReach } from '../../../kernel/identity/principal.ts';
import { recountTaskReaders } from '../../notifications/public.ts';
import { refuseFrozen } from './check.ts';
import type { LockedTask } from './locked.ts';
import { hideTask } from './queries.ts';

export const removeTask = async ({ principal, requestId }: RequestActor, { task, at }: LockedTask) => {
  if (principalReach(principal, 'tasks', 'delete') === 'none') throw forbidden();
  refuseFrozen(at, task, 'isDeleted');
  await hideTask(task.id);
  await recountTaskReaders(task.id);
  await recordAudit({
    principal,
    action: 'delete',
    record: 'task',
    recordId: task.id,
    subjectId: at.family.parentId,
    before: { name: task.name, skill: task.skillId },
    requestId,
  });
};
