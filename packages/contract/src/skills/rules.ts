import { isBlank, withoutBlanks } from '../kernel/visible.ts';
import { commentAfter } from '../programme/comment.ts';
import {
  mayMoveSkill,
  mayStartSkillAs,
  shownSkillStatus,
  SKILL_START,
  skillNeedsComment,
  type StoredSkillStatus,
} from '../programme/skill-status.ts';
import { skillTexts } from './texts.ts';

export type SkillRecord = {
  name?: string | undefined;
  skillType?: string | null | undefined;
  targetSkills?: readonly string[] | undefined;
  needHelp?: boolean | undefined;
  teamMember?: readonly string[] | undefined;
  comment?: string | undefined;
  status?: StoredSkillStatus | undefined;
};

const statusProblem = (next: StoredSkillStatus, stored: StoredSkillStatus | undefined): string | undefined => {
  if (stored === undefined ? mayStartSkillAs(next) : mayMoveSkill(stored, next)) return undefined;
  return next === 'Mastered' ? skillTexts.notMasterable : skillTexts.selectStatus;
};

/** The comment to store with this change; a new skill stores the comment as sent. */
export const skillComment = (skill: SkillRecord, stored?: SkillRecord): string => {
  if (!stored) return skill.comment ?? '';
  const [from, to] = [stored.status ?? SKILL_START, skill.status ?? SKILL_START].map(shownSkillStatus);
  return commentAfter({ moves: from !== to, stored: stored.comment ?? '', sent: skill.comment });
};

/** Problems of a skill by field. `stored` is the record before the change. */
export const skillProblems = (skill: SkillRecord, stored?: SkillRecord): Record<string, string> => {
  const problems: Record<string, string> = {};
  const status = skill.status ?? SKILL_START;
  if (isBlank(skill.name)) problems['name'] = skillTexts.inputName;
  if (!skill.skillType) problems['skillType'] = skillTexts.selectType;
  if (withoutBlanks(skill.targetSkills ?? []).length === 0) problems['targetSkills'] = skillTexts.inputTargetSkills;
  if (skill.needHelp && !skill.teamMember?.length) problems['teamMember'] = skillTexts.selectTeamMember;
  const wrongStatus = statusProblem(status, stored?.status);
  if (wrongStatus) problems['status'] = wrongStatus;
  if (skillNeedsComment(status) && isBlank(skillComment(skill, stored))) problems['comment'] = skillTexts.leaveComment;
  return problems;
};
