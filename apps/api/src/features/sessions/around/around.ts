import { shownSkillStatus } from '@amberway/contract/skills/status';
import type { SessionContext } from '@amberway/contract/sessions/schemas';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { isFamily } from '../present.ts';
import { type GoalRow, goalsOf, lastNotesOf, openSkillsOf, type SkillRow } from './queries.ts';

type Child = { id: string; firstName: string; lastName: string };

export const presentGoal = ({ id, ...goal }: GoalRow) => ({ _id: id, ...goal });

const presentSkill = ({ id, name, status, goal }: SkillRow) => ({
  _id: id,
  name,
  status,
  goal: { _id: goal.id, name: goal.name },
});

const isWorkedOn = ({ status }: SkillRow) => shownSkillStatus(status) === 'Active';

/** The panels beside a note and, for the staff, the digest above it. */
export const loadAround = async (
  principal: Principal,
  member: Child | null,
  sessionId?: string,
): Promise<{ goals: GoalRow[]; context: SessionContext }> => {
  if (!member) return { goals: [], context: { memberObject: null, primaryGoal: null, skills: [] } };
  const goals = await goalsOf(member.id);
  const skills = await openSkillsOf(member.id);
  const primary = goals.find(({ isPrimary }) => isPrimary);
  const notes = isFamily(principal) ? undefined : await lastNotesOf(member.id, sessionId);
  return {
    goals,
    context: {
      memberObject: { _id: member.id, firstName: member.firstName, lastName: member.lastName },
      primaryGoal: primary ? presentGoal(primary) : null,
      skills: skills.filter(isWorkedOn).map(presentSkill),
      ...(notes && {
        summary: {
          outcome: primary?.name ?? null,
          openSkills: skills.map(({ name }) => name),
          lastNotes: notes.map(({ id, excerpt, ...note }) => ({ _id: id, ...note, notes: excerpt })),
        },
      }),
    },
  };
};
