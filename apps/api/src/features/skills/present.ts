import { shownSkillStatus } from '@amberway/contract/programme/skill-status';
import type { Skill } from '@amberway/contract/skills/schemas';
import type { TaskPerson } from '@amberway/contract/tasks/schemas';
import type { StoredSkill } from './queries.ts';

export const presentSkill = (
  { id, outcomeId, memberId, skillType, deletedAt, createdBy: _createdBy, beforeClosing: _before, ...row }: StoredSkill,
  typeNames: ReadonlyMap<string, string>,
  teamMember: TaskPerson[],
): Skill => ({
  ...row,
  _id: id,
  outcome: outcomeId,
  member: memberId,
  skillType: { _id: skillType, name: typeNames.get(skillType) ?? '' },
  teamMember,
  isDeleted: deletedAt !== null,
  isCompleted: shownSkillStatus(row.status) === 'Mastered',
});
