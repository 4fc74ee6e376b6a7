import { hasPercent } from '@amberway/contract/skills/graph/blocks';
import { checkDays, checkStates, isCheckDue } from '@amberway/contract/skills/graph/checks';
import type { SkillCheck } from '@amberway/contract/skills/graph/schemas';
import { recordAudit } from '../../../kernel/audit/queries.ts';
import type { RequestActor } from '../../../kernel/authorise/request-actor.ts';
import { dayInZone } from '../../../kernel/clock/today.ts';
import { notifyFaded } from '../notify.ts';
import { findPlan } from '../plans.queries.ts';
import * as queries from './queries.ts';

// Whether a mastered skill is still there. Call these in the transaction of the change.

/** The checks of a skill that was just mastered, in days of its family. None without a percentage to judge them by. */
export const startChecks = async (skillId: string): Promise<void> => {
  const skill = await queries.skillOfCheck(skillId);
  if (!skill || !hasPercent((await findPlan(skillId))?.measure ?? null)) return;
  const days = checkDays(dayInZone(skill.timeZone), await queries.criterionOf(skillId));
  if (days.length > 0) await queries.insertChecks(skillId, days);
};

/** When mastering was undone. */
export const removeChecks = (skillId: string) => queries.deleteChecks(skillId);

/** When the skill is begun again: no check of the old one is due any more. */
export const skipOpenChecks = (skillId: string) => queries.skipChecks(skillId);

const differs = (
  stored: queries.StoredCheck,
  state: { entry: string | null; result: string | null; skipped: string | null },
) => stored.entryId !== state.entry || stored.result !== state.result || stored.skippedReason !== state.skipped;

/**
 * Judges the checks of a skill anew from its entries: after one arrived, was corrected or withdrawn. A finished one is
 * judged by the criterion that it was finished with. The coaches are notified of the first check that finds it faded, once for each skill.
 */
const settle = async (actor: RequestActor, skillId: string): Promise<void> => {
  const stored = await queries.lockChecks(skillId);
  if (stored.length === 0) return;
  const { goes, checkPercent, counts } = await queries.criterionOf(skillId);
  const current = { goes, checkPercent, counts };
  const states = checkStates(stored, await queries.checkGoes(skillId), current);
  let faded: queries.StoredCheck | undefined;
  for (const [index, state] of states.entries()) {
    const check = stored[index];
    if (!check || check.skippedReason === 'begunAgain' || !differs(check, state)) continue;
    await queries.storeCheck(check.id, state, check.rule ?? current);
    if (state.result === 'faded') faded = check;
  }
  const isKnown = stored.some(({ notifiedAt }) => notifiedAt !== null);
  if (!faded || isKnown) return;
  const skill = await queries.skillOfCheck(skillId);
  if (!skill) return;
  await queries.markNotified(faded.id);
  await recordAudit({
    principal: actor.principal,
    action: 'fade',
    record: 'skill',
    recordId: skillId,
    subjectId: skill.family.parentId,
    after: { check: faded.dueOn },
    requestId: actor.requestId,
  });
  await notifyFaded(actor.principal, skill, await queries.teamOfSkill(skillId));
};

export const settleChecks = async (actor: RequestActor, skillIds: readonly string[]): Promise<void> => {
  // In one order, so that two requests with the same skills cannot deadlock.
  for (const skillId of [...new Set(skillIds)].toSorted()) await settle(actor, skillId);
};

/** The caller must have checked access to the child. */
export const listChecks = async (memberId: string, today: string): Promise<SkillCheck[]> => {
  const rows = await queries.checksOfMember(memberId);
  return rows.map(({ id, skillId, ...check }) => ({
    _id: id,
    skill: skillId,
    ...check,
    isDue: isCheckDue(
      check,
      rows.filter((one) => one.skillId === skillId),
      today,
    ),
  }));
};
