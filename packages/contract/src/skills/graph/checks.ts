import { reaches } from './blocks.ts';
import { plusDays } from './days.ts';
import type { CheckResult, CheckSkip } from './limits.ts';
import type { Criterion } from './types.ts';

/** When a mastered skill is checked. */
export const checkDays = (masteredOn: string, { checks }: Pick<Criterion, 'checks'>): string[] =>
  checks.map((days) => plusDays(masteredOn, days));

/** The goes of one entry of a check. */
export type CheckGoes = { id: string; day: string; own: number; little: number; goes: number };

export type CheckState = { dueOn: string; entry: string | null; result: CheckResult | null; skipped: CheckSkip | null };

export type CheckRule = Pick<Criterion, 'goes' | 'checkPercent' | 'counts'>;

/** The day of a check, and the rule of one that is finished. */
type DueCheck = { dueOn: string; rule: CheckRule | null };

/**
 * What became of each check. One that is finished is judged by its own rule, others by the current one. A go belongs to the latest check that was due on its day. A check has a result as soon as
 * it has enough goes; one without enough of them is left out when a later check has a result.
 */
export const checkStates = (
  due: readonly DueCheck[],
  entries: readonly CheckGoes[],
  current: CheckRule,
): CheckState[] => {
  const states = due.map(({ dueOn, rule }, index): CheckState => {
    const { goes, checkPercent, counts } = rule ?? current;
    const next = due[index + 1]?.dueOn;
    const own = entries.filter(({ day }) => day >= dueOn && (next === undefined || day < next));
    const sum = { counted: 0, goes: 0 };
    for (const entry of own.toSorted((a, b) => (a.day === b.day ? (a.id < b.id ? -1 : 1) : a.day < b.day ? -1 : 1))) {
      sum.counted += counts === 'own' ? entry.own : entry.own + entry.little;
      sum.goes += entry.goes;
      if (sum.goes >= goes)
        return { dueOn, entry: entry.id, result: reaches(sum, checkPercent) ? 'kept' : 'faded', skipped: null };
    }
    return { dueOn, entry: null, result: null, skipped: null };
  });
  const lastDone = states.findLastIndex(({ result }) => result !== null);
  return states.map((state, index) =>
    index < lastDone && state.result === null ? { ...state, skipped: 'later' } : state,
  );
};

/** A check is due for so many days; after that nobody is reminded of it any more. */
export const CHECK_OPEN_DAYS = 14;

type Open = { dueOn: string; result: string | null; skipped: string | null };

/** Due today: the latest check that has begun, if it is neither done nor left out. */
export const isCheckDue = (check: Open, ofSkill: readonly Open[], today: string): boolean =>
  check.result === null &&
  check.skipped === null &&
  check.dueOn <= today &&
  check.dueOn > plusDays(today, -CHECK_OPEN_DAYS) &&
  !ofSkill.some(({ dueOn }) => dueOn > check.dueOn && dueOn <= today);
