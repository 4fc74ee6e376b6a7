import type { UpdateTaskBody } from '@amberway/contract/tasks/body';
import type { RequestActor } from '../../../kernel/authorise/request-actor.ts';
import { changedFields } from '../../../kernel/db/changes.ts';
import { notFound, stale } from '../../../kernel/http/failure.ts';
import { lockSkillWithin, type SkillStanding } from '../../programme/public.ts';
import { findTaskWithin, resourcesOfTask, type StoredTask } from '../queries.ts';
import { assigneesOf, lockTask, type NewTask } from './queries.ts';
import { changedSet, valuesOf } from './values.ts';

export type LockedTask = { task: StoredTask; at: SkillStanding };

/** The task with its skill and outcome, locked from the top down. */
export const lockTaskWithin = async (
  { principal, reach }: RequestActor,
  id: string,
  version: number | undefined,
): Promise<LockedTask> => {
  const found = await findTaskWithin(principal, reach, id);
  const at = found && (await lockSkillWithin(principal, reach, found.task.skillId, 'share'));
  if (!at) throw notFound();
  const task = await lockTask(id, version);
  // The task was moved meanwhile: the locked skill is no longer the one it belongs to.
  if (task.skillId !== at.skill.id) throw stale();
  return { task, at };
};

/** The changes a body makes to the stored task. Notes and ticks are not edits: assignees may make them too. */
export const changesOf = async (task: StoredTask, body: UpdateTaskBody) => {
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
  const { notes, ...values } = changedFields<NewTask>(valuesOf(sent), task);
  const assigned = await assigneesOf(task.id);
  const people = changedSet(assignee, assigned);
  const resources = changedSet(fileLink, await resourcesOfTask(task.id));
  const movesTo = skill === task.skillId ? undefined : skill;
  const edits = Object.keys(values).length > 0 || Boolean(people || resources || movesTo);
  const ticks = isCompleted === task.isCompleted ? undefined : isCompleted;
  // Two people tick the same task: the second tick, without a note, must not clear the first one's note.
  const tickedAgain = isCompleted && ticks === undefined && !edits;
  return {
    values,
    assigned,
    people,
    resources,
    movesTo,
    edits,
    ticks,
    notes: tickedAgain && !notes?.trim() ? undefined : notes,
  };
};
export type TaskChanges = Awaited<ReturnType<typeof changesOf>>;
