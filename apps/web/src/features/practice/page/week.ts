import type { PracticeEntryBody } from '@amberway/contract/practice/body';
import type { DevicePlan } from '@amberway/contract/practice/schemas';
import { weekOf } from '@amberway/contract/week-card/week';
import { trueNow } from '../../../kernel/device/clock.ts';

const TWO = 2;
const two = (part: number): string => String(part).padStart(TWO, '0');

/** The calendar day of an instant here, as YYYY-MM-DD. */
const dayOf = (at: number): string => {
  const date = new Date(at);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

const NOTHING = { goes: 0, own: 0, timed: 0, seconds: 0 };

/** A plan that was loaded in an earlier week has the figures of that week: in this one nothing is known yet. */
export const inThisWeek = (plan: DevicePlan): DevicePlan => {
  if (plan.week.from >= weekOf(dayOf(trueNow())).from) return plan;
  const children = plan.children.map((child) => ({
    ...child,
    skills: child.skills.map((skill) => ({ ...skill, week: NOTHING })),
  }));
  return { ...plan, children };
};

export const isOfThisWeek = ({ at }: Pick<PracticeEntryBody, 'at'>): boolean =>
  dayOf(Date.parse(at)) >= weekOf(dayOf(trueNow())).from;
