import type { PractisedNow } from '@amberway/contract/practice/schemas';
import { outcomeCloses } from '@amberway/contract/programme/outcome-status';
import { shownSkillStatus } from '@amberway/contract/programme/skill-status';
import type { SkillFigures } from './figures.queries.ts';

type Row = Pick<SkillFigures, 'skill' | 'outcome' | 'plan' | 'checkDue' | 'resumedBy'>;

/**
 * A plan rests while its skill or outcome has ended or is on hold, and goes on when that is undone: nothing is stored
 * for it. A mastered skill is practised only when a check is due, and not once it was begun again.
 */
export const practisedNow = ({ skill, outcome, plan, checkDue, resumedBy }: Row): PractisedNow | null => {
  const status = shownSkillStatus(skill.status);
  if (resumedBy) return null;
  if (status === 'Mastered') return checkDue === null ? null : 'check';
  return status === 'Active' && plan?.active && !outcomeCloses(outcome.status) ? 'practice' : null;
};
