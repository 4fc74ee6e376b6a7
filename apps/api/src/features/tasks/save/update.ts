import type { UpdateTaskBody } from '@amberway/contract/tasks/body';
import { recordAudit } from '../../../kernel/audit/queries.ts';
import type { RequestActor } from '../../../kernel/authorise/request-actor.ts';
import { changedFields } from '../../../kernel/db/changes.ts';
import { inTransaction } from '../../../kernel/db/context.ts';
import { forbidden, notFound, stale } from '../../../kernel/http/failure.ts';
import { principalReach } from '../../../kernel/identity/principal.ts';
import { deleteTaskNotifications } from '../../notifications/public.ts';
import { shareForTask } from '../../resources/public.ts';
import { lockSkillWithin, type SkillStanding } from '../../programme/public.ts';
import { findTaskWithin, resourcesOfTask, type StoredTask } from '../queries.ts';
import { checkTask, refuseFrozen, refuseNewTasks } from './check.ts';
import { notifyTaskChanged } from './notify.ts';
import {
  assigneesOf,
  hideTask,
  lockTask,
  type NewTask,
  now,
  storeAssignees,
  storeResources,
  storeTask,
} from './queries.ts';
import { refuseCoachFields, refuseEdit, refuseTick } from './rights.ts';
import { changedSet, valuesOf } from './values.ts';

type Locked = { task: StoredTask; at: SkillStanding };

/** The task and the states above it, held from the top down. */
const lock = async ({ principal, reach }: RequestActor, id: string, version: number | undefined): Promise<Locked> => {
  const found = await findTaskWithin(principal, reach, id);
  const at = found && (await lockSkillWithin(principal, reach, found.task.skillId, 'share'));
  if (!at) throw notFound();
  const task = await lockTask(id, version);
  // Moved to another skill in between: what is held is not what it stands in.
  if (task.skillId !== at.skill.id) throw stale();
  return { task, at };
};

const remove = async ({ principal, requestId }: RequestActor, { task, at }: Locked) => {
  if (principalReach(principal, 'tasks', 'delete') === 'none') throw forbidden();
  refuseFrozen(at, task, 'isDeleted');
  await hideTask(task.id);
  await deleteTaskNotifications([task.id]);
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

/** Another skill of the same child that takes tasks. */
const moveTo = async (
  { principal, reach }: RequestActor,
  { task }: Locked,
  skillId: string,
): Promise<Partial<NewTask>> => {
  const target = await lockSkillWithin(principal, reach, skillId, 'share');
  if (!target || target.skill.memberId !== task.memberId) throw notFound();
  refuseNewTasks(target);
  return { skillId };
};

const ticked = (by: RequestActor, isCompleted: boolean): Partial<NewTask> => ({
  isCompleted,
  completedAt: isCompleted ? now : null,
  completedBy: isCompleted ? by.principal.actorId : null,
});

const edit = async (by: RequestActor, locked: Locked, body: UpdateTaskBody) => {
  const { principal, requestId } = by;
  const { task, at } = locked;
  const {
    skill,
    member: _m,
    isDeleted: _d,
    isdeleted: _D,
    version: _v,
    assignee,
    fileLink,
    isCompleted,
    ...sent
  } = body;
  const { notes: said, ...changes } = changedFields<NewTask>(valuesOf(sent), task);
  const assigned = await assigneesOf(task.id);
  const people = changedSet(assignee, assigned);
  const resources = changedSet(fileLink, await resourcesOfTask(task.id));
  const moves = skill !== undefined && skill !== task.skillId;
  const ticks = isCompleted !== undefined && isCompleted !== task.isCompleted;
  const edits = Object.keys(changes).length > 0 || people || resources || moves;
  // Two people tick the same task: the second, without a word, does not wipe what the first one wrote.
  const tickedAgain = isCompleted && !ticks && !edits;
  const notes = tickedAgain && !said?.trim() ? undefined : said;
  if (!edits && !ticks && notes === undefined) return;

  // A note goes with the tick; whoever may edit the task may also mend it.
  if (edits || (notes !== undefined && !ticks && task.createdBy === principal.actorId))
    refuseEdit(principal, task.createdBy);
  else refuseTick(principal, assigned);
  if (edits && ticks) refuseTick(principal, assigned);
  refuseCoachFields(principal, { ...changes, ...(resources && { fileLink: resources.ids }) }, false);
  refuseFrozen(at, task, edits || !ticks ? 'skill' : 'isCompleted');
  const moved = moves ? await moveTo(by, locked, skill) : {};
  if (edits)
    await checkTask({
      principal,
      customerId: at.family.parentId,
      record: { ...task, ...changes, skill: task.skillId, assignee: people?.ids ?? assigned },
      stored: task,
      taskType: changes.taskType,
      newAssignees: people?.added ?? [],
    });

  const values = { ...changes, ...moved, ...(notes !== undefined && { notes }), ...(ticks && ticked(by, isCompleted)) };
  await storeTask(task.id, values);
  if (people) await storeAssignees(task.id, people.ids);
  const shared = resources?.added.length
    ? await shareForTask({ principal, memberId: task.memberId, resourceIds: resources.added, requestId })
    : [];
  if (resources) await storeResources(task.id, resources.ids);
  await recordAudit({
    principal,
    action: ticks && !edits ? (isCompleted ? 'tick' : 'untick') : 'edit',
    record: 'task',
    recordId: task.id,
    subjectId: at.family.parentId,
    before: { ...task, assignee: assigned },
    after: {
      ...changes,
      ...moved,
      ...(notes !== undefined && { notes }),
      ...(ticks && { isCompleted }),
      ...(people && { assignee: people.ids }),
      ...(resources && { fileLink: resources.ids }),
    },
    requestId,
  });
  const named = { id: task.id, name: changes.name ?? task.name };
  await notifyTaskChanged(principal, at.family, named, {
    assignees: people?.added ?? [],
    resources: shared,
    marked: ticks && isCompleted,
  });
};

/** Changes, ticks or removes a task. Returns whether it is still there. */
export const updateTask = (by: RequestActor, id: string, body: UpdateTaskBody): Promise<{ gone: boolean }> =>
  inTransaction(async () => {
    const locked = await lock(by, id, body.version);
    const { member, skill } = body;
    if (member && member !== locked.task.memberId) throw notFound();
    const gone = Boolean(body.isDeleted ?? body.isdeleted);
    // What is removed does not move: another skill that is named with it is none.
    if (gone && skill && skill !== locked.task.skillId) throw notFound();
    if (gone) await remove(by, locked);
    else await edit(by, locked, body);
    return { gone };
  });
