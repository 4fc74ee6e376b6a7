import { isPracticeDue } from '@amberway/contract/practice/rules';
import type { PracticeSummary } from '@amberway/contract/practice/schemas';
import { shownSkillStatus } from '@amberway/contract/programme/skill-status';
import { CHECK_OPEN_DAYS } from '@amberway/contract/skills/graph/checks';
import { plusDays } from '@amberway/contract/skills/graph/days';
import { weeksSentence } from '@amberway/contract/skills/graph/sentence';
import { weekOf } from '@amberway/contract/week-card/week';
import { todayOf } from '../../kernel/clock/today.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { type Days, type SkillFigures, skillFigures } from './figures.queries.ts';
import { presentPlan } from './present.ts';

const TWO_WEEKS = 14;

/** Today and its week, from Monday to Sunday, for the viewer. */
export const daysOf = (principal: Principal): Days => {
  const today = todayOf(principal);
  const before = weekOf(plusDays(today, -TWO_WEEKS));
  return { today, ...weekOf(today), before, checksSince: plusDays(today, -CHECK_OPEN_DAYS) };
};

export const weekFigures = ({ figures }: SkillFigures) => ({
  goes: figures?.goes ?? 0,
  own: figures?.own ?? 0,
  timed: figures?.timed ?? 0,
  seconds: figures?.seconds ?? 0,
});

/** Whether a mastered skill is to be checked now; not again on a day on which that was tried. */
const isCheckDue = ({ skill, checkDue, figures }: SkillFigures): boolean =>
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

/** 'On their own in 8 of 10 goes this week; two weeks ago 6 of 10'; null if there is nothing to compare. */
const sentence = ({ plan, figures, counts }: SkillFigures): string | null => {
  if (!figures || (plan && plan.measure !== 'independence')) return null;
  const withLittle = counts === 'own+little' ? 1 : 0;
  return weeksSentence(
    counts ?? 'own',
    { counted: figures.own + withLittle * figures.little, goes: figures.goes },
    { counted: figures.ownBefore + withLittle * figures.littleBefore, goes: figures.goesBefore },
  );
};

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
      resumedBy: row.resumedBy,
      plan: row.plan && presentPlan(row.plan),
      week: weekFigures(row),
      lastAt: row.figures?.lastAt ?? null,
      isDue: isDue(row),
      isCheck: isCheckDue(row),
      sentence: sentence(row),
    })),
  };
};
