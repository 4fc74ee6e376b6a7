import type { CriterionBody } from '@amberway/contract/skills/graph/body';
import type { SkillCriterion } from '@amberway/contract/skills/graph/schemas';
import { recordAudit } from '../../../kernel/audit/queries.ts';
import type { RequestActor } from '../../../kernel/authorise/request-actor.ts';
import { inTransaction } from '../../../kernel/db/context.ts';
import { stale } from '../../../kernel/http/failure.ts';
import { publishPractice } from '../../practice/public.ts';
import { findCriterion, insertCriterion, storeCriterion, type StoredCriterion } from './changes.queries.ts';
import { lockEditable } from './editable.ts';

const presentCriterion = ({
  skillId: _skill,
  createdAt: _created,
  updatedAt: _updated,
  ...criterion
}: StoredCriterion): SkillCriterion => criterion;

/** Sets the criterion of a skill. The first one replaces the default. */
export const setCriterion = (
  actor: RequestActor,
  skillId: string,
  { version, ...values }: CriterionBody,
): Promise<SkillCriterion> =>
  inTransaction(async () => {
    const { principal, requestId } = actor;
    const { skill, family } = await lockEditable(actor, skillId);
    const before = await findCriterion(skill.id);
    if (before?.version !== version) throw stale();
    const after = before
      ? await storeCriterion(skill.id, values)
      : await insertCriterion({ ...values, skillId: skill.id });
    await recordAudit({
      principal,
      action: before ? 'edit' : 'create',
      record: 'skillCriterion',
      recordId: skill.id,
      subjectId: family.parentId,
      ...(before && { before: presentCriterion(before) }),
      after: values,
      requestId,
    });
    await publishPractice(skill.memberId, family.parentId);
    return presentCriterion(after);
  });
