import { uuidv7 } from 'uuidv7';
import { outcomeTakesSkills } from '@amberway/contract/programme/outcome-status';
import { SKILL_START } from '@amberway/contract/programme/skill-status';
import { graphTexts } from '@amberway/contract/skills/graph/texts';
import { skillTexts } from '@amberway/contract/skills/texts';
import { recordAudit } from '../../../kernel/audit/queries.ts';
import type { RequestActor } from '../../../kernel/authorise/request-actor.ts';
import { todayOf } from '../../../kernel/clock/today.ts';
import { inTransaction } from '../../../kernel/db/context.ts';
import { duplicate, invalidFields, notFound, stale } from '../../../kernel/http/failure.ts';
import { continuePlan, publishPractice, skipOpenChecks } from '../../practice/public.ts';
import { lockSkillWithin } from '../../programme/public.ts';
import { notifySkillAdded } from '../notify.ts';
import { insertSkill, isResumed } from '../queries.ts';
import { findCriterion, insertCriterion, insertPhase } from './changes.queries.ts';

const PHASE = { label: 'Begun again', kind: 'changed' } as const;

/**
 * Begins a mastered skill again: a copy with its own status and tasks, whose graph and practice plan continue the old
 * ones. The old skill stays mastered, with its stone on the path; it is not checked any more. The team is not copied: who works with a
 * family is decided anew.
 */
export const resumeSkill = (actor: RequestActor, skillId: string, version: number | undefined): Promise<string> =>
  inTransaction(async () => {
    const { principal, reach, requestId } = actor;
    const at = await lockSkillWithin(principal, reach, skillId, 'update');
    if (!at) throw notFound();
    const { skill, outcome, family } = at;
    if (version !== undefined && version !== skill.version) throw stale();
    if (skill.status !== 'Mastered') throw invalidFields({ status: graphTexts.notMastered });
    if (!outcomeTakesSkills(outcome.status)) throw invalidFields({ outcome: skillTexts.outcomeTakesNone });
    if (await isResumed(skill.id)) throw duplicate(graphTexts.begunAlready);
    const id = uuidv7();
    const { name, skillType, targetSkills, targetsToBeAchieved, notes } = skill;
    const values = { name, skillType, targetSkills, targetsToBeAchieved, notes, status: SKILL_START };
    await insertSkill({
      ...values,
      id,
      outcomeId: outcome.id,
      memberId: skill.memberId,
      resumedFrom: skill.id,
      createdBy: principal.actorId,
    });
    const criterion = await findCriterion(skill.id);
    if (criterion) {
      const { version: _version, createdAt: _created, updatedAt: _updated, ...rule } = criterion;
      await insertCriterion({ ...rule, skillId: id });
    }
    await insertPhase({ ...PHASE, skillId: id, startsOn: todayOf(principal), createdBy: principal.actorId });
    await continuePlan(actor, { memberId: skill.memberId, parentId: family.parentId, from: skill.id, to: id });
    await skipOpenChecks(skill.id);
    await recordAudit({
      principal,
      action: 'create',
      record: 'skill',
      recordId: id,
      subjectId: family.parentId,
      after: { ...values, resumedFrom: skill.id },
      requestId,
    });
    await notifySkillAdded(principal, family, id, outcome);
    await publishPractice(skill.memberId, family.parentId);
    return id;
  });
