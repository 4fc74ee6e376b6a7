import type { Principal } from '../../kernel/identity/principal.ts';
import { namesNobodyIn } from '../../kernel/identity/assigned.queries.ts';
import { reopenTeams, type SkillStanding } from '../programme/public.ts';

/** A restored skill names its team anew: as it was at that instant, or without one if the actor names nobody here. */
export const namedAgain = async (
  principal: Principal,
  { skill, family }: SkillStanding,
  at: string | null,
): Promise<string[]> => {
  const closed = await namesNobodyIn(principal, [family.parentId]);
  return reopenTeams({ skillId: skill.id }, closed.size > 0 ? null : at);
};
