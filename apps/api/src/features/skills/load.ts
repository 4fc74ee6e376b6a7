import type { PageWindow } from '@amberway/contract/kernel/query';
import type { Skill } from '@amberway/contract/skills/schemas';
import type { TaskPerson } from '@amberway/contract/tasks/schemas';
import { namesOfEntries } from '../lookups/public.ts';
import { presentSkill } from './present.ts';
import { type SkillScope, skillRows, teamRows } from './queries.ts';

/** Skills with the names of their types and their teams: three queries, however many skills. */
export const loadSkills = async (scope: SkillScope, window?: PageWindow): Promise<Skill[]> => {
  const rows = await skillRows(scope, window);
  if (rows.length === 0) return [];
  const typeNames = await namesOfEntries([...new Set(rows.map(({ skillType }) => skillType))]);
  const teams = new Map<string, TaskPerson[]>();
  for (const { skillId, id: _id, ...person } of await teamRows(scope))
    teams.set(skillId, [...(teams.get(skillId) ?? []), { _id, ...person }]);
  return rows.map((row) => presentSkill(row, typeNames, teams.get(row.id) ?? []));
};
