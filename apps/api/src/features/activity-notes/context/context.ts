import { shownSkillStatus } from '@amberway/contract/programme/skill-status';
import type { SessionContext } from '@amberway/contract/activity-notes/schemas';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { isFamily } from '../present.ts';
import { type GoalRow, panelsOf, type SkillRow } from './queries.ts';

type Child = { id: string; firstName: string; lastName: string };
type Opened = { id: string; currentGoal: string | null };

const isWorkedOn = ({ status }: SkillRow) => shownSkillStatus(status) === 'Active';

/** The panels beside a note and, for the staff, the digest above it. */
export const loadNoteContext = async (
  principal: Principal,
  member: Child | null,
  opened?: Opened,
): Promise<{ goals: GoalRow[]; context: SessionContext }> => {
  if (!member) return { goals: [], context: { memberObject: null, primaryGoal: null, skills: [] } };
  const { goals, skills, lastNotes } = await panelsOf(
    { memberId: member.id, goalId: opened?.currentGoal, exceptId: opened?.id },
    isFamily(principal),
  );
  const primary = goals.find(({ isPrimary }) => isPrimary);
  return {
    goals,
    context: {
      memberObject: { _id: member.id, firstName: member.firstName, lastName: member.lastName },
      primaryGoal: primary ?? null,
      skills: skills.filter(isWorkedOn),
      ...(!isFamily(principal) && {
        summary: { outcome: primary?.name ?? null, openSkills: skills.map(({ name }) => name), lastNotes },
      }),
    },
  };
};
