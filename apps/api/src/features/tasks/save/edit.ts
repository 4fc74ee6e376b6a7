import { recordAudit } from '../../../kernel/audit/queries.ts';
import type { RequestActor } from '../../../kernel/authorise/request-actor.ts';
import { notFound } from '../../../kernel/http/failure.ts';
import { recountTaskReaders } from '../../notifications/public.ts';
import { notifyTaskChanged } from './notify.ts';
import { shareForTask } from '../../resources/public.ts';
import { lockSkillWithin } from '../../programme/public.ts';
import { checkTask, refuseFrozen, refuseNewTasks } from './check.ts';
import type { LockedTask, TaskChanges } from './locked.ts';
import { type NewTask, storeAssignees, storeResources, storeTask } from './queries.ts';
import { refuseCoachFields, refuseEdit, refuseTick } from './rights.ts';
import { beforeTick, tickValues } from './tick.ts';

/** Another skill of the same child that can take tasks. */
const moveTo = async (
  { principal, reach }: RequestActor,
  { task }: LockedTask,
  skillId: string,
): Promise<Partial<NewTask>> => {
  const target = await lockSkillWithin(principal, reach, skillId, 'share');
  if (!target || target.skill.memberId !== task.memberId) throw notFound();
  refuseNewTasks(target);
  return { skillId };
};

/** The note belongs to the tick: everyone who may tick the task may change it, and so may the task's author. */
const refuseChanges = (
  { principal }: RequestActor,
  { task }: LockedTask,
  { edits, ticks, assigned, values, resources }: TaskChanges,
) => {
  const asEditor = edits || task.createdBy === principal.actorId;
  if (asEditor) refuseEdit(principal, task.createdBy);
  if (!asEditor || ticks !== undefined) refuseTick(principal, assigned);
  refuseCoachFields(principal, { ...values, ...(resources && { fileLink: resources.ids }) }, false);
};

/** Saves the form of a task: its fields, assignees, resources and note, and a tick sent with them. */
export const editTask = async (actor: RequestActor, locked: LockedTask, changes: TaskChanges) => {
  const { principal, requestId } = actor;
  const { task, at } = locked;
  const { values, assigned, people, resources, movesTo, edits, ticks, notes } = changes;
  refuseChanges(actor, locked, changes);
  refuseFrozen(at, task, 'skill');
  const moved = movesTo ? await moveTo(actor, locked, movesTo) : {};
  if (edits)
    await checkTask({
      principal,
      child: at.family,
      record: { ...task, ...values, skill: task.skillId, assignee: people?.ids ?? assigned },
      stored: task,
      taskType: values.taskType,
      newAssignees: people?.added ?? [],
    });

  const stored = { ...values, ...moved, ...(notes !== undefined && { notes }) };
  // A second tick changes only the note; undoing it restores the first one.
  const noteOfTick = !edits && ticks === undefined && task.isCompleted;
  await storeTask(task.id, {
    ...stored,
    ...(ticks !== undefined && tickValues(actor, ticks)),
    beforeTick: noteOfTick ? beforeTick(actor, task) : null,
  });
  if (people) await storeAssignees(task.id, people.ids);
  const shared = resources?.added.length
    ? await shareForTask({ principal, memberId: task.memberId, resourceIds: resources.added, requestId })
    : [];
  if (resources) await storeResources(task.id, resources.ids);
  await recordAudit({
    principal,
    action: 'edit',
    record: 'task',
    recordId: task.id,
    subjectId: at.family.parentId,
    before: { ...task, assignee: assigned },
    after: {
      ...stored,
      ...(ticks !== undefined && { isCompleted: ticks }),
      ...(people && { assignee: people.ids }),
      ...(resources && { fileLink: resources.ids }),
    },
    requestId,
  });
  const named = { id: task.id, name: values.name ?? task.name };
  await notifyTaskChanged(principal, at.family, named, {
    assignees: people?.added ?? [],
    resources: shared,
    marked: ticks === true,
  });
  if (ticks !== undefined || values.dueDate !== undefined) await recountTaskReaders(task.id);
};
