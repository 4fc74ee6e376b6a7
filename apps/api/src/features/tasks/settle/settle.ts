import { skillTakesTasks } from '@amberway/contract/programme/skill-status';
import { type OpenTasks, openTaskTexts } from '@amberway/contract/tasks/open-tasks';
import type { RequestActor } from '../../../kernel/authorise/request-actor.ts';
import { invalidFields, notFound } from '../../../kernel/http/failure.ts';
import { lockSkillWithin, type Settled } from '../../programme/public.ts';
import {
  closeTasks,
  type Ended,
  holdOpenTasks,
  moveTasks,
  moveTasksBack,
  reopenTasks,
  setExtra,
  unsetExtra,
} from './queries.ts';

const NOTHING: Settled = { closed: [], extra: [], moved: [], to: null };

/** Another skill of the same child that has not ended, locked. */
const holdTarget = async (
  { principal, reach }: RequestActor,
  memberId: string,
  ended: Ended,
  to: string | undefined,
) => {
  const target = to ? await lockSkillWithin(principal, reach, to, 'share') : undefined;
  if (!target || target.skill.memberId !== memberId) throw notFound();
  const { skill, outcome } = target;
  const isEnding = 'skillId' in ended ? ended.skillId === skill.id : ended.outcomeId === outcome.id;
  if (isEnding || !skillTakesTasks({ outcome: outcome.status, skill: skill.status }))
    throw invalidFields({ openTasks: openTaskTexts.otherSkill });
  return skill.id;
};

/** Closes, moves or keeps the open tasks of what ends, as chosen; returns what undoing needs. */
export const settleTasks = async (
  actor: RequestActor,
  memberId: string,
  ended: Ended,
  { action, to }: OpenTasks,
): Promise<Settled> => {
  const target = action === 'move' ? await holdTarget(actor, memberId, ended, to) : null;
  const open = await holdOpenTasks(ended);
  const ids = open.map(({ id }) => id);
  if (target) {
    await moveTasks(ids, target);
    return { ...NOTHING, moved: open.map(({ id, skillId, isExtra }) => ({ id, from: skillId, isExtra })), to: target };
  }
  if (action === 'close') {
    await closeTasks(ids);
    return { ...NOTHING, closed: ids };
  }
  const extra = open.filter(({ isExtra }) => !isExtra).map(({ id }) => id);
  await setExtra(extra);
  return { ...NOTHING, extra };
};

/**
 * Undoes it, once the skill or outcome has its earlier status. Tasks that were moved on or removed meanwhile stay as
 * they are, and so do those of a skill that has ended since.
 */
export const restoreTasks = async (ended: Ended, { closed, extra, moved, to, reopened = [] }: Settled) => {
  await reopenTasks(closed, ended);
  await unsetExtra(extra, ended);
  await closeTasks(reopened, ended);
  if (to === null) return;
  for (const from of new Set(moved.map((task) => task.from)))
    for (const isExtra of [false, true])
      await moveTasksBack(
        moved.filter((task) => task.from === from && (task.isExtra ?? false) === isExtra).map(({ id }) => id),
        { from, to, isExtra },
      );
};
