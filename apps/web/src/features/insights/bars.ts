import type { Insight, InsightGroup } from '@amberway/contract/dashboards/schemas';
import { DAY } from '@amberway/contract/kernel/limits';
import { ALL_TIME_START } from '@amberway/contract/shell/date-presets';
import type { Bar } from '../../ui/charts/series.ts';
import { formatDay } from '../../ui/dates.ts';
import { addDays, addMonths, firstOfMonth, firstOfWeek } from '../../ui/date-range/zoned-day.ts';
import type { FigureKey } from './figures.ts';

/** More would be too thin to see or to click. */
export const MAX_BARS = 92;

const firstOf = (day: string, group: InsightGroup): string =>
  group === 'day' ? day : group === 'week' ? firstOfWeek(day) : firstOfMonth(day);
const after = (day: string, group: InsightGroup): string =>
  group === 'day' ? addDays(day, 1) : group === 'week' ? addDays(day, 7) : addMonths(day, 1);

const FORMATS: Record<InsightGroup, string> = { day: 'D MMM', week: 'D MMM YY', month: 'MMM YYYY' };
const labelOf = (day: string, group: InsightGroup): string => formatDay(day, FORMATS[group]);

const daysFrom = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY);

/** 'so far, 3 of 7 days' for the week or month that goes on; a day has no parts. */
const soFarOf = (day: string, group: InsightGroup, now: string): string | undefined => {
  const end = after(day, group);
  if (group === 'day' || now < day || now >= end) return undefined;
  return `so far, ${daysFrom(day, now) + 1} of ${daysFrom(day, end)} days`;
};

type Days = { first: string; last: string; now?: string };

/**
 * A bar for each day, week or month from the first to the last, also for empty ones; if all are empty there is no
 * chart. 'All time' begins with the first activity. Of too many bars the latest are drawn.
 */
export const barsOf = (
  rows: readonly Insight[],
  figure: FigureKey,
  group: InsightGroup,
  { first, last, now = '' }: Days,
): Bar[] => {
  const start = rows[0]?.day;
  if (!start || rows.every((row) => row[figure] === 0)) return [];
  const values = new Map(rows.map((row) => [row.day, row[figure]]));
  const begin = firstOf(first <= ALL_TIME_START ? start : first, group);
  // The end of a range may be in the future; activity there, if any, is shown.
  const end = [last, rows.at(-1)?.day ?? last].toSorted().at(-1) as string;
  const bars: Bar[] = [];
  for (let day = begin; day <= end; day = after(day, group)) {
    const soFar = soFarOf(day, group, now);
    bars.push({ label: labelOf(day, group), value: values.get(day) ?? 0, ...(soFar && { soFar }) });
    if (bars.length > MAX_BARS) bars.shift();
  }
  return bars;
};
