import { shownSkillStatus } from '@amberway/contract/programme/skill-status';
import type { NoteContext } from '@amberway/contract/activity-notes/schemas';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { isFamily } from '@amberway/contract/kernel/roles';
import { type OutcomeRow, panelsOf, type SkillRow } from './queries.ts';

type Child = { id: string; firstName: string; lastName: string };
type Opened = { id: string; currentOutcome: string | null };

const isWorkedOn = ({ status }: SkillRow) => shownSkillStatus(status) === 'Active';

/** The panels beside a note and, for staff only, the digest above it. */
export const loadNoteContext = async (
  principal: Principal,
  member: Child | null,
  opened?: Opened,
): Promise<{ outcomes: OutcomeRow[]; context: NoteContext }> => {
  if (!member) return { outcomes: [], context: { memberObject: null, primaryOutcome: null, skills: [] } };
  const { outcomes, skills, lastNotes, familyWords } = await panelsOf(
    { memberId: member.id, viewerId: principal.actorId, outcomeId: opened?.currentOutcome, exceptId: opened?.id },
    isFamily(principal),
  );
  const primary = outcomes.find(({ isPrimary }) => isPrimary);
  return {
    outcomes,
    context: {
      memberObject: { _id: member.id, firstName: member.firstName, lastName: member.lastName },
      primaryOutcome: primary ?? null,
      skills: skills.filter(isWorkedOn),
      ...(!isFamily(principal) && {
        summary: {
          outcomeName: primary?.name ?? null,
          openSkills: skills.map(({ name }) => name),
          lastNotes,
          familyWords,
        },
      }),
    },
  };
};
