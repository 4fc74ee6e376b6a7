import type { UpdateTaskBody } from '@amberway/contract/tasks/body';
import { NOTES_MAX } from '@amberway/contract/tasks/texts';
import type { RequestActor } from '../../../kernel/authorise/request-actor.ts';
import { changedFields } from '../../../kernel/db/changes.ts';
import { invalidFields, notFound, stale } from '../../../kernel/http/failure.ts';
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

/**
 * The note of a second tick: two people, or two devices, tick the same task. Both read that the coach will see
 * their words, so the second note is added below the first; an empty one changes nothing.
 */
const noteOfSecondTick = (earlier: string, added: string | undefined): string | undefined => {
  if (!added?.trim()) return undefined;
  const both = earlier.trim() ? `${earlier}\n\n${added}` : added;
  if (both.length > NOTES_MAX) throw invalidFields({ notes: `At most ${NOTES_MAX} characters.` });
  return both;
};

/** The changes a body makes to the stored task. Notes and ticks are not edits: assignees may make them too. */
export const changesOf = async (task: StoredTask, body: UpdateTaskBody, from: 'form' | 'tick') => {
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
  const tickedAgain = isCompleted && ticks === undefined && !edits;
  const earlier = from === 'tick' ? task.notes : '';
  return {
    values,
    assigned,
    people,
    resources,
    movesTo,
    edits,
    ticks,
    notes: tickedAgain ? noteOfSecondTick(earlier, notes) : notes,
  };
};
export type TaskChanges = Awaited<ReturnType<typeof changesOf>>;
