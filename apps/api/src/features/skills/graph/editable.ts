import { outcomeIsOpen } from '@amberway/contract/programme/outcome-status';
import { skillTexts } from '@amberway/contract/skills/texts';
import type { RequestActor } from '../../../kernel/authorise/request-actor.ts';
import { invalidFields, notFound } from '../../../kernel/http/failure.ts';
import { lockSkillWithin, type SkillStanding } from '../../programme/public.ts';

/** The skill, locked. A mastered one still takes phases and a criterion: its graph goes on with the checks. */
export const lockEditable = async (
  { principal, reach }: Pick<RequestActor, 'principal' | 'reach'>,
  skillId: string,
): Promise<SkillStanding> => {
  const at = await lockSkillWithin(principal, reach, skillId, 'update');
  if (!at) throw notFound();
  if (!outcomeIsOpen(at.outcome.status)) throw invalidFields({ status: skillTexts.outcomeClosed });
  return at;
};
