import type { PracticePlanBody } from '@amberway/contract/practice/body';
import type { PracticePlan } from '@amberway/contract/practice/schemas';
import { practiceTexts } from '@amberway/contract/practice/texts';
import { shownSkillStatus } from '@amberway/contract/programme/skill-status';
import { recordAudit } from '../../kernel/audit/queries.ts';
import type { RequestActor } from '../../kernel/authorise/request-actor.ts';
import { inTransaction } from '../../kernel/db/context.ts';
import { invalidFields, notFound, stale } from '../../kernel/http/failure.ts';
import { lockSkillWithin } from '../programme/public.ts';
import { notifyPlanned, publishPractice } from './notify.ts';
import { findPlan, insertPlan, storePlan } from './plans.queries.ts';
import { presentPlan } from './present.ts';

/** Sets the plan of a skill. The family is notified when there is something to practise that was not there before. */
export const setPlan = (
  actor: RequestActor,
  skillId: string,
  { version, ...body }: PracticePlanBody,
): Promise<PracticePlan> =>
  inTransaction(async () => {
    const { principal, reach, requestId } = actor;
    const at = await lockSkillWithin(principal, reach, skillId, 'update');
    if (!at) throw notFound();
    const before = await findPlan(at.skill.id);
    if (before?.version !== version) throw stale();
    if (body.active && shownSkillStatus(at.skill.status) === 'Cancelled')
      throw invalidFields({ active: practiceTexts.skillEnded });
    const values = { ...body, cue: body.cue.trim(), plannedBy: principal.actorId };
    const after = before
      ? await storePlan(at.skill.id, values)
      : await insertPlan({ ...values, skillId: at.skill.id, memberId: at.skill.memberId });
    await recordAudit({
      principal,
      action: before ? 'edit' : 'create',
      record: 'practicePlan',
      recordId: at.skill.id,
      subjectId: at.family.parentId,
      ...(before && { before }),
      after: values,
      requestId,
    });
    if (after.active && !before?.active) await notifyPlanned(principal, at);
    await publishPractice(at.skill.memberId, at.family.parentId);
    return presentPlan(after);
  });

type Resumed = { memberId: string; parentId: string; from: string; to: string };

/**
 * The plan of a skill that is begun again goes on with the new one: nobody practises the old one any more. Call it in
 * the transaction that begins it again, with the old skill locked.
 */
export const continuePlan = async (
  { principal, requestId }: RequestActor,
  { memberId, parentId, from, to }: Resumed,
): Promise<void> => {
  const before = await findPlan(from);
  if (!before) return;
  const { measure, cue, perWeek, minutes, active } = before;
  const values = { measure, cue, perWeek, minutes, active, plannedBy: principal.actorId };
  const log = { principal, record: 'practicePlan', subjectId: parentId, requestId } as const;
  await insertPlan({ ...values, skillId: to, memberId });
  await recordAudit({ ...log, action: 'create', recordId: to, after: values });
  if (!active) return;
  await storePlan(from, { active: false });
  await recordAudit({ ...log, action: 'edit', recordId: from, before, after: { active: false } });
};
