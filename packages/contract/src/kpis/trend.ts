import type { KpiUnit } from './kinds.ts';
import { kpiTexts } from './texts.ts';

// The trend graph: a bar for each month beside its target, the average as a line, and room above the highest bar.

export const TREND_MONTHS = 12;
const HEADROOM = 1.25;

type Figure = { yearMonth: string; kpiValue: number };
export type TrendMonth = { yearMonth: string; actual: number | null; target: number | null };

/** Where the axis ends: a quarter above the highest value, rounded up. */
export const axisMax = (values: readonly (number | null)[]): number => {
  const highest = Math.max(0, ...values.map((value) => value ?? 0));
  // Decimals as people write them: 1.25 × 1.12 is 1.4, not a hair more.
  return Math.ceil(Number((highest * HEADROOM).toFixed(6)));
};

/** Of the months that have a value, with two decimals; nothing when none has. */
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

/** The first month the graph shows, when this is the last. */
export const firstMonthOf = (thisMonth: string): string => monthsLater(thisMonth, 1 - TREND_MONTHS);

/** Every month from the first that is known to the last, so that a month nobody filled in shows as a gap. */
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

/** The whole graph. */
export const trendOf = (figures: readonly Figure[], target: number | null) => {
  const months = monthsOf(figures, target);
  const actuals = months.map(({ actual }) => actual);
  return { target, months, average: averageOf(actuals), axisMax: axisMax([...actuals, target]) };
};

/** Retention is in months, utilization in percent. */
export const unitLabel: Record<KpiUnit, string> = {
  Percentage: '%',
  Month: 'months',
  Quantity: '',
  AUD: kpiTexts.revenueUnit,
};
