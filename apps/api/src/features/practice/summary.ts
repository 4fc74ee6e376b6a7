import { isPracticeDue } from '@amberway/contract/practice/rules';
import type { PracticeSummary } from '@amberway/contract/practice/schemas';
import { shownSkillStatus } from '@amberway/contract/programme/skill-status';
import { CHECK_OPEN_DAYS } from '@amberway/contract/skills/graph/checks';
import { plusDays } from '@amberway/contract/skills/graph/days';
import { weekOf } from '@amberway/contract/week-card/week';
import { todayOf } from '../../kernel/clock/today.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { type Days, type SkillFigures, skillFigures } from './figures.queries.ts';
import { presentPlan } from './present.ts';

/** Today and its week, from Monday to Sunday, for the viewer. */
export const daysOf = (principal: Principal): Days => {
  const today = todayOf(principal);
  return { today, ...weekOf(today), checksSince: plusDays(today, -CHECK_OPEN_DAYS) };
};

export const weekFigures = ({ figures }: SkillFigures) => ({
  goes: figures?.goes ?? 0,
  own: figures?.own ?? 0,
  timed: figures?.timed ?? 0,
  seconds: figures?.seconds ?? 0,
});

/** Whether a mastered skill is to be checked now; not again on a day on which that was tried. */
export const isCheckDue = ({ skill, checkDue, figures }: SkillFigures): boolean =>
  checkDue !== null && shownSkillStatus(skill.status) === 'Mastered' && !figures?.triedToday;

/** Only a skill that is being practised or checked is due: not one on hold or ended. */
export const isDue = (row: SkillFigures): boolean =>
  isCheckDue(row) ||
  (Boolean(row.plan?.active) &&
    shownSkillStatus(row.skill.status) === 'Active' &&
    isPracticeDue({
      perWeek: row.plan?.perWeek ?? null,
      thisWeek: row.figures?.tried ?? 0,
      today: row.figures?.triedToday ?? 0,
    }));

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
      isCheck: isCheckDue(row),
    })),
  };
};
