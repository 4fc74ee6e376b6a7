import type { KpiUnit } from './kinds.ts';
import { kpiTexts } from './texts.ts';

// The trend graph: a bar and the target for each month, the average as a line, and headroom above the highest bar.

export const TREND_MONTHS = 12;
const HEADROOM = 1.25;

type Figure = { yearMonth: string; kpiValue: number };
export type TrendMonth = { yearMonth: string; actual: number | null; target: number | null };

/** Maximum of the axis: a quarter above the highest value, rounded up. */
export const axisMax = (values: readonly (number | null)[]): number => {
  const highest = Math.max(0, ...values.map((value) => value ?? 0));
  // Removes floating-point noise before rounding up: 1.25 × 1.12 is 1.4.
  return Math.ceil(Number((highest * HEADROOM).toFixed(6)));
};

/** The average of the months with a value, to two decimals; null if there are none. */
export const averageOf = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return null;
  return Math.round((known.reduce((sum, value) => sum + value, 0) / known.length) * 100) / 100;
};

const monthsLater = (yearMonth: string, count: number): string => {
  const [year, month] = yearMonth.split('-').map(Number) as [number, number];
  const months = year * 12 + month - 1 + count;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
};

/** The first month of the graph that ends with this one. */
export const firstMonthOf = (thisMonth: string): string => monthsLater(thisMonth, 1 - TREND_MONTHS);

/** Every month from the first known to the last; a month without a value is null. */
export const monthsOf = (figures: readonly Figure[], target: number | null): TrendMonth[] => {
  const values = new Map(figures.map(({ yearMonth, kpiValue }) => [yearMonth, kpiValue]));
  const [first, ...later] = [...values.keys()].toSorted();
  if (!first) return [];
  const last = later.at(-1) ?? first;
  const months: TrendMonth[] = [];
  for (let month = first; month <= last; month = monthsLater(month, 1))
    months.push({ yearMonth: month, actual: values.get(month) ?? null, target });
  return months;
};

/** The average is that of the finished months: the current one is a part of a month. */
export const trendOf = (figures: readonly Figure[], target: number | null, thisMonth: string) => {
  const months = monthsOf(figures, target);
  const actuals = months.map(({ actual }) => actual);
  const finished = months.flatMap(({ yearMonth, actual }) => (yearMonth < thisMonth ? [actual] : []));
  return { target, months, average: averageOf(finished), axisMax: axisMax([...actuals, target]) };
};

/** Units as displayed: retention in months, utilization in percent. */
export const unitLabel: Record<KpiUnit, string> = {
  Percentage: '%',
  Month: 'months',
  Quantity: '',
  AUD: kpiTexts.revenueUnit,
};
