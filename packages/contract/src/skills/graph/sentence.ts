import { dayNumber, shortDay } from './days.ts';
import type { Counted } from './limits.ts';
import type { DayGoes } from './types.ts';

type Sum = { counted: number; goes: number };

const sumOf = (days: readonly DayGoes[], counts: Counted): Sum => {
  const sum = { counted: 0, goes: 0 };
  for (const { own, little, goes } of days) {
    sum.counted += counts === 'own' ? own : own + little;
    sum.goes += goes;
  }
  return sum;
};

const ofGoes = ({ counted, goes }: Sum): string => `${counted} of ${goes}`;
const start = (counts: Counted): string =>
  counts === 'own' ? 'On their own in' : 'On their own or with a little help in';

/** Days ago, both included. */
type Period = { name: string; from: number; to: number };
const THIS_WEEK: Period = { name: 'this week', from: 0, to: 6 };
const THIS_MONTH: Period = { name: 'this month', from: 0, to: 29 };
/** What the recent goes are compared with: the first of these that has goes. */
const BEFORE: Readonly<Record<string, readonly Period[]>> = {
  [THIS_WEEK.name]: [
    { name: 'two weeks ago', from: 14, to: 20 },
    { name: 'last week', from: 7, to: 13 },
    { name: 'a month ago', from: 21, to: 41 },
  ],
  [THIS_MONTH.name]: [
    { name: 'the month before', from: 30, to: 59 },
    { name: 'three months ago', from: 60, to: 119 },
  ],
};

export const NO_PRACTICE = 'No practice yet';

/**
 * One sentence about a skill: 'On their own in 8 of 10 goes this week; two weeks ago 6 of 10'. Weeks and months are the
 * days up to today.
 */
export const sentenceOf = (days: readonly DayGoes[], today: string, counts: Counted): string => {
  if (days.length === 0) return NO_PRACTICE;
  const now = dayNumber(today);
  const within = ({ from, to }: Period): Sum =>
    sumOf(
      days.filter(({ day }) => now - dayNumber(day) >= from && now - dayNumber(day) <= to),
      counts,
    );
  const recent = [THIS_WEEK, THIS_MONTH].find((period) => within(period).goes > 0);
  if (!recent) {
    const last = days.reduce((latest, { day }) => (day > latest ? day : latest), '');
    const sum = sumOf(
      days.filter(({ day }) => dayNumber(last) - dayNumber(day) <= THIS_WEEK.to),
      counts,
    );
    return `${start(counts)} ${ofGoes(sum)} goes up to ${shortDay(last)}`;
  }
  const before = BEFORE[recent.name]?.find((period) => within(period).goes > 0);
  const said = `${start(counts)} ${ofGoes(within(recent))} goes ${recent.name}`;
  return before ? `${said}; ${before.name} ${ofGoes(within(before))}` : said;
};
