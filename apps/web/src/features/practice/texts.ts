import type { PracticeMeasure, StopReason } from '@amberway/contract/practice/limits';
import { goesIn } from '@amberway/contract/practice/rules';
import type { PracticeEntry, PracticeSummary } from '@amberway/contract/practice/schemas';
import { durationText } from './duration.ts';
import { measureOf } from './measure.ts';

export type PractisedSkill = PracticeSummary['skills'][number];

const goes = (count: number): string => (count === 1 ? '1 go' : `${count} goes`);

/** '8 goes this week, 6 on their own'. What was stopped is in none of the numbers. */
export const weekText = ({ plan, week }: Pick<PractisedSkill, 'plan' | 'week'>): string => {
  const parts = [
    week.goes > 0 &&
      (plan?.measure === 'count'
        ? `${week.goes} ${week.goes === 1 ? 'time' : 'times'} this week`
        : `${goes(week.goes)} this week, ${week.own} on their own`),
    week.timed > 0 && `${durationText(week.seconds)} this week`,
  ].filter(Boolean);
  return parts.join(', ') || 'No goes this week yet';
};

export const MEASURE_TEXTS: Readonly<Record<PracticeMeasure, string>> = {
  independence: 'How much help was needed',
  count: 'How often it happened',
  duration: 'How long it took',
};

/** 'About 5 min · 4 times a week' */
export const planText = ({ perWeek, minutes }: { perWeek: number | null; minutes: number | null }): string =>
  [
    minutes !== null && `About ${minutes} min`,
    perWeek !== null && (perWeek === 1 ? 'once a week' : `${perWeek} times a week`),
  ]
    .filter(Boolean)
    .join(' · ');

export const STOP_TEXTS: Readonly<Record<StopReason, string>> = {
  childSaidNo: 'They said no',
  tired: 'Tired',
  noTime: 'No time',
  other: 'Something else',
};

export const GO_TEXTS = {
  own: 'On their own',
  little: 'A little help',
  lot: 'A lot of help',
  none: 'Not yet',
} as const;

const GO_PARTS = {
  own: 'on their own',
  little: 'with a little help',
  lot: 'with a lot of help',
  none: 'not yet',
} as const;

type Result = Pick<PracticeEntry, 'goes' | 'seconds' | 'stopped'>;

/** '3 goes: 2 on their own, 1 with a little help' */
export const resultText = (result: Result, planned: PracticeMeasure): string => {
  const { goes: counted, seconds, stopped } = result;
  if (stopped) return `Stopped: ${STOP_TEXTS[stopped].toLowerCase()}`;
  if (seconds !== null) return durationText(seconds);
  if (!counted) return '';
  const sum = goesIn(counted);
  if (measureOf(result, planned) === 'count') return sum === 1 ? 'Once' : `${sum} times`;
  const parts = (Object.keys(GO_PARTS) as (keyof typeof GO_PARTS)[])
    .filter((key) => counted[key] > 0)
    .map((key) => (counted[key] === sum ? GO_PARTS[key] : `${counted[key]} ${GO_PARTS[key]}`));
  return `${goes(sum)}: ${parts.join(', ')}`;
};

export const KIND_TEXTS = { practice: 'Practice', baseline: 'Baseline', check: 'Check' } as const;
