import { uuidv7 } from 'uuidv7';
import type { CreateTaskBody } from '@amberway/contract/tasks/body';
import { recordAudit } from '../../../kernel/audit/queries.ts';
import type { RequestActor } from '../../../kernel/authorise/request-actor.ts';
import { inTransaction } from '../../../kernel/db/context.ts';
import { notFound } from '../../../kernel/http/failure.ts';
import { shareForTask } from '../../resources/public.ts';
import { lockSkillWithin } from '../../programme/public.ts';
import { checkTask, refuseNewTasks } from './check.ts';
import { notifyTaskChanged } from './notify.ts';
import { insertTask, type NewTask, now, storeAssignees, storeResources } from './queries.ts';
import { refuseCoachFields, refuseTick } from './rights.ts';
import { valuesOf } from './values.ts';

export const createTask = (actor: RequestActor, body: CreateTaskBody): Promise<string> =>
  inTransaction(async () => {
    const { principal, reach, requestId } = actor;
    const { skill, member, assignee = [], fileLink = [], isCompleted = false, ...sent } = body;
    const at = await lockSkillWithin(principal, reach, skill, 'share');
    if (!at || (member && member !== at.skill.memberId)) throw notFound();
    refuseCoachFields(principal, body, true);
    const assignees = [...new Set(assignee)];
    const resources = [...new Set(fileLink)];
    const values = valuesOf(sent);
    await checkTask({
      principal,
      child: at.family,
      record: { ...values, skill, assignee: assignees },
      taskType: values.taskType,
      newAssignees: assignees,
    });
    refuseNewTasks(at);
    if (isCompleted) refuseTick(principal, assignees);
    const id = uuidv7();
    // The validation above guarantees the required fields.
    await insertTask({
      ...(values as NewTask),
      id,
      skillId: at.skill.id,
      memberId: at.skill.memberId,
      createdBy: principal.actorId,
      ...(isCompleted && { isCompleted, completedAt: now, completedBy: principal.actorId }),
    });
    await storeAssignees(id, assignees);
    const shared =
      resources.length > 0
        ? await shareForTask({ principal, memberId: at.skill.memberId, resourceIds: resources, requestId })
        : [];
    if (resources.length > 0) await storeResources(id, resources);
    await recordAudit({
      principal,
      action: 'create',
      record: 'task',
      recordId: id,
      subjectId: at.family.parentId,
      after: { ...values, skill, assignee: assignees, fileLink: resources, isCompleted },
      requestId,
    });
    await notifyTaskChanged(principal, at.family, { id, name: values.name ?? '' }, { assignees, resources: shared });
    return id;
  });
