import type { Reach } from '@amberway/contract/kernel/permissions';
import type { PageWindow } from '@amberway/contract/kernel/query';
import type { ProgrammeOutcome } from '@amberway/contract/outcomes/schemas';
import type { ProgrammeSkill } from '@amberway/contract/skills/schemas';
import { findMemberInReach } from '../../kernel/authorise/queries.ts';
import { notFound } from '../../kernel/http/failure.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { loadSkills, type SkillScope } from '../skills/public.ts';
import { loadTaskSummaries } from '../tasks/public.ts';
import { presentOutcome } from './present.ts';
import { countOutcomesOf, listOutcomesOf, type OutcomeRow } from './queries.ts';

// Outcomes with their skills and tasks: one query for each kind, however many there are, combined here.

export const loadWithSkills = async (rows: OutcomeRow[], scope: SkillScope): Promise<ProgrammeOutcome[]> => {
  if (rows.length === 0) return [];
  const skills = (await loadSkills(scope)).map((skill): ProgrammeSkill => ({ ...skill, tasks: [] }));
  const bySkill = new Map(skills.map((skill) => [skill._id, skill]));
  if (skills.length > 0) for (const task of await loadTaskSummaries(scope)) bySkill.get(task.skill)?.tasks.push(task);
  const byOutcome = new Map<string, ProgrammeSkill[]>(rows.map(({ id }) => [id, []]));
  for (const skill of skills) byOutcome.get(skill.outcome)?.push(skill);
  return rows.map((row) => ({ ...presentOutcome(row), skills: byOutcome.get(row.id) ?? [] }));
};

export const loadProgramme = async (principal: Principal, reach: Reach, memberId: string, window: PageWindow) => {
  const member = await findMemberInReach(principal, reach, memberId);
  if (!member) throw notFound();
  const rows = await listOutcomesOf(member.id, window);
  const outcomes = await loadWithSkills(rows, { memberId: member.id });
  // A first page that is not full contains everything, so counting is unnecessary.
  const isWhole = window.skip === 0 && rows.length < window.limit;
  return { outcomes, count: isWhole ? rows.length : await countOutcomesOf(member.id) };
};
