import type { UpdateSkillBody } from '@amberway/contract/skills/body';
import { forbidden } from '../../kernel/http/failure.ts';
import { type Principal, principalReach } from '../../kernel/identity/principal.ts';
import { teamOf } from '../programme/public.ts';

const OF_A_TEAM: ReadonlySet<string> = new Set<keyof UpdateSkillBody>(['teamMember', 'needHelp', 'version']);

/** Who does not edit skills, as an administrator, may still take people out of a team. */
export const requireEditing = async (principal: Principal, skillId: string, body: UpdateSkillBody): Promise<void> => {
  if (principalReach(principal, 'skills', 'edit') !== 'none') return;
  const { teamMember, needHelp } = body;
  const isOther = Object.keys(body).some((field) => !OF_A_TEAM.has(field));
  if (isOther || needHelp === true || !teamMember) throw forbidden();
  const team = await teamOf(skillId);
  if (teamMember.some((id) => !team.includes(id))) throw forbidden();
};
