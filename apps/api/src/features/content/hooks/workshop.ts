import { instantOf } from '@amberway/contract/kernel/wall-clock';
import type { Values } from '../queries.ts';
import type { Hooks } from './hook.ts';

// A spreadsheet has a day and a time in a cell each, and no column for the instant; the form sends all three.

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const CLOCK = /^(\d{1,2}):(\d{2})$/;

const partsOf = (value: unknown, pattern: RegExp): number[] | undefined =>
  typeof value === 'string' ? pattern.exec(value.trim())?.slice(1).map(Number) : undefined;

const dayOf = (value: unknown): unknown => {
  const [year, month, day] = partsOf(value, DAY) ?? [];
  return year === undefined ? value : { year, month, day };
};
const clockOf = (value: unknown): unknown => {
  const [hourSelect, minuteSelect] = partsOf(value, CLOCK) ?? [];
  return hourSelect === undefined ? value : { hourSelect, minuteSelect };
};

type Wall = { year?: number; month?: number; day?: number; hourSelect?: number; minuteSelect?: number };

/** Undefined unless all parts are numbers of an existing time. */
const startOf = (date: unknown, time: unknown, zone: string): string | undefined => {
  const { year, month, day, hourSelect, minuteSelect } = { ...(date as Wall), ...(time as Wall) };
  const wall = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hourSelect), Number(minuteSelect));
  return Number.isNaN(wall) ? undefined : new Date(instantOf(wall, zone)).toISOString();
};

/** Accepts 2026-12-01 and 18:30, in the importer's time zone, and derives the start from them. */
const fromImport = (row: Values, zone: string): Values => {
  const webinarDate = dayOf(row['webinarDate']);
  const webinarTime = clockOf(row['webinarTime']);
  // A row that updates a workshop may have neither.
  if (row['_id'] && (webinarDate === undefined || webinarTime === undefined)) return row;
  const derived = row['startTime'] || startOf(webinarDate, webinarTime, zone);
  // A missing or invalid part is reported at its own field; a placeholder instant avoids a second message.
  return { ...row, webinarDate, webinarTime, startTime: derived ?? new Date(0).toISOString() };
};

export const workshopHooks: Hooks = { fromImport };
