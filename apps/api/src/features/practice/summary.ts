import { isPracticeDue } from '@amberway/contract/practice/rules';
import type { PracticeSummary } from '@amberway/contract/practice/schemas';
import { shownSkillStatus } from '@amberway/contract/programme/skill-status';
import { weekOf } from '@amberway/contract/week-card/week';
import { todayOf } from '../../kernel/clock/today.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { type Days, type SkillFigures, skillFigures } from './figures.queries.ts';
import { presentPlan } from './present.ts';

/** Today and its week, from Monday to Sunday, for the viewer. */
export const daysOf = (principal: Principal): Days => {
  const today = todayOf(principal);
  return { today, ...weekOf(today) };
};

export const weekFigures = ({ figures }: SkillFigures) => ({
  goes: figures?.goes ?? 0,
  own: figures?.own ?? 0,
  timed: figures?.timed ?? 0,
  seconds: figures?.seconds ?? 0,
});

/** Only a skill that is being practised is due: not one on hold or ended. */
export const isDue = ({ skill, plan, figures }: SkillFigures): boolean =>
  Boolean(plan?.active) &&
  shownSkillStatus(skill.status) === 'Active' &&
  isPracticeDue({
    perWeek: plan?.perWeek ?? null,
    thisWeek: figures?.tried ?? 0,
    today: figures?.triedToday ?? 0,
  });

/** The caller must have checked access to the child. */
export const loadSummary = async (principal: Principal, memberId: string): Promise<PracticeSummary> => {
  const days = daysOf(principal);
  const rows = await skillFigures([memberId], days);
  return {
    member: memberId,
    today: days.today,
    week: { from: days.from, to: days.to },
    skills: rows.map((row) => ({
      skill: row.skill.id,
      name: row.skill.name,
      plan: row.plan && presentPlan(row.plan),
      week: weekFigures(row),
      lastAt: row.figures?.lastAt ?? null,
      isDue: isDue(row),
    })),
  };
};
