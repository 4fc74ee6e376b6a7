import { dayNumber, shortDay } from './days.ts';
import type { Counted } from './limits.ts';
import type { DayGoes } from './types.ts';

export type GoesSum = { counted: number; goes: number };

const sumOf = (days: readonly DayGoes[], counts: Counted): GoesSum => {
  const sum = { counted: 0, goes: 0 };
  for (const { own, little, goes } of days) {
    sum.counted += counts === 'own' ? own : own + little;
    sum.goes += goes;
  }
  return sum;
};

const ofGoes = ({ counted, goes }: GoesSum): string => `${counted} of ${goes}`;
const start = (counts: Counted): string =>
  counts === 'own' ? 'On their own in' : 'On their own or with a little help in';

const said = (counts: Counted, sum: GoesSum, when: string, before?: { sum: GoesSum; when: string }): string =>
  `${start(counts)} ${ofGoes(sum)} goes ${when}${before ? `; ${before.when} ${ofGoes(before.sum)}` : ''}`;

/** Weeks from Monday to Sunday, counted back from this one (0); both included. */
type Period = { when: string; from: number; to: number };
const THIS_WEEK = 'this week';
const TWO_WEEKS_AGO = 'two weeks ago';
const RECENT: readonly (Period & { before: readonly Period[] })[] = [
  {
    when: THIS_WEEK,
    from: 0,
    to: 0,
    before: [
      { when: TWO_WEEKS_AGO, from: 2, to: 2 },
      { when: 'last week', from: 1, to: 1 },
      { when: 'a month ago', from: 3, to: 5 },
    ],
  },
  { when: 'in the last four weeks', from: 0, to: 3, before: [{ when: 'the four weeks before', from: 4, to: 7 }] },
];

export const NO_PRACTICE = 'No practice yet';

const WEEK = 7;
/** Day 0 was a Thursday: weeks begin on Monday. */
const weekNumber = (day: string): number => Math.floor((dayNumber(day) + 3) / WEEK);

/** One sentence about a skill: 'On their own in 8 of 10 goes this week; two weeks ago 6 of 10'. */
export const sentenceOf = (days: readonly DayGoes[], today: string, counts: Counted): string => {
  if (days.length === 0) return NO_PRACTICE;
  const now = weekNumber(today);
  const weeksAgo = days.map(({ day }) => now - weekNumber(day));
  const within = ({ from, to }: Period): GoesSum =>
    sumOf(
      days.filter((_day, index) => (weeksAgo[index] ?? -1) >= from && (weeksAgo[index] ?? -1) <= to),
      counts,
    );
  const recent = RECENT.find((period) => within(period).goes > 0);
  if (!recent) {
    const last = days.reduce((latest, { day }) => (day > latest ? day : latest), '');
    const lastDays = days.filter(({ day }) => dayNumber(last) - dayNumber(day) < WEEK);
    return said(counts, sumOf(lastDays, counts), `up to ${shortDay(last)}`);
  }
  const before = recent.before.find((period) => within(period).goes > 0);
  return said(counts, within(recent), recent.when, before && { sum: within(before), when: before.when });
};

/** The same of two sums: null without goes in both weeks. */
export const weeksSentence = (counts: Counted, week: GoesSum, twoWeeksAgo: GoesSum): string | null =>
  week.goes > 0 && twoWeeksAgo.goes > 0
    ? said(counts, week, THIS_WEEK, { sum: twoWeeksAgo, when: TWO_WEEKS_AGO })
    : null;
