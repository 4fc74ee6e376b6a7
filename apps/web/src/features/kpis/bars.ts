import type { KpiName } from '@amberway/contract/kpis/kinds';
import type { Bar } from '../../ui/charts/series.ts';
import { monthText } from './format.ts';

/** More months than these repeat their names, so that the year is needed. */
const YEAR_MONTHS = 12;

type Month = { yearMonth: string; value: number | null };

/** 'so far, 17 of 30 days', today included. */
export const soFarText = (today: string): string => {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  return `so far, ${day} of ${new Date(Date.UTC(year, month, 0)).getUTCDate()} days`;
};

/** A bar for each month; the month of today has not ended. */
export const kpiBars = (months: readonly Month[], today: string): Bar[] =>
  months.map(({ yearMonth, value }) => ({
    label: monthText(yearMonth),
    ...(months.length <= YEAR_MONTHS && { short: monthText(yearMonth).slice(0, 3) }),
    value,
    ...(today.startsWith(yearMonth) && { soFar: soFarText(today) }),
  }));

/** Retention is measured anew each month and compared as a line; the others are amounts of their month. */
export const kpiMarks = (kind: KpiName): 'bars' | 'line' => (kind === 'Retention' ? 'line' : 'bars');
