import { startAgrees, type WorkshopDay, type WorkshopTime } from '@amberway/contract/content/types/workshop';
import { instantOf } from '@amberway/contract/kernel/wall-clock';
import { invalid } from '../../../kernel/http/failure.ts';
import type { Values } from '../queries.ts';
import type { Hooks, Importing } from './hook.ts';

// A spreadsheet has a day and a time in a cell each, as people write them; the instant follows from both. The form
// sends all three.

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const CLOCK = /^(\d{1,2}):(\d{2})$/;
const FOLLOWS =
  'The start follows from webinarDate and webinarTime: change those, and leave this cell as it is or empty.';
const CONTRADICTS = 'webinarDate and webinarTime say another time. Leave this cell empty, and it follows from them.';

const partsOf = (value: string, pattern: RegExp): number[] | undefined =>
  pattern.exec(value.trim())?.slice(1).map(Number);

/** Cells that are not text, such as a JSON object, are left to the schema. */
const dayOf = (value: unknown): unknown => {
  if (typeof value !== 'string' || value === '') return value || undefined;
  const [year, month = 0, day = 0] = partsOf(value, DAY) ?? [];
  const exists = year !== undefined && new Date(Date.UTC(year, month - 1, day)).getUTCMonth() === month - 1;
  if (!exists || day === 0) throw invalid({ webinarDate: `‘${value}’ is not a day such as 2026-12-01.` });
  return { year, month, day };
};
const clockOf = (value: unknown): unknown => {
  if (typeof value !== 'string' || value === '') return value || undefined;
  const [hourSelect, minuteSelect = 60] = partsOf(value, CLOCK) ?? [];
  if (hourSelect === undefined || hourSelect > 23 || minuteSelect > 59)
    throw invalid({ webinarTime: `‘${value}’ is not a time such as 18:30.` });
  return { hourSelect, minuteSelect };
};

type Wall = Partial<WorkshopDay & WorkshopTime>;
const wallOf = (date: unknown, time: unknown): number => {
  const { year, month, day, hourSelect, minuteSelect } = { ...(date as Wall), ...(time as Wall) };
  return Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hourSelect), Number(minuteSelect));
};

const instantIn = (value: unknown): number => (typeof value === 'string' && value !== '' ? Date.parse(value) : NaN);

/** Only a start that was moved is worked out: the importer may be in another time zone than whoever entered it. */
const startOf = (row: Values, wall: number, { zone, stored }: Importing): Values => {
  const given = instantIn(row['startTime']);
  const before = instantIn(stored?.['startTime']);
  const isMoved = !stored || wall !== wallOf(stored['webinarDate'], stored['webinarTime']);
  if (!isMoved && !Number.isNaN(given) && given !== before) throw invalid({ startTime: FOLLOWS });
  if (!isMoved || Number.isNaN(wall)) return {};
  if (Number.isNaN(given) || given === before) return { startTime: new Date(instantOf(wall, zone)).toISOString() };
  if (!startAgrees(wall, given)) throw invalid({ startTime: CONTRADICTS });
  return {};
};

/** Accepts 2026-12-01 and 18:30, in the importer's time zone. A row that updates a workshop may have one of both, or none. */
const fromImport = (row: Values, importing: Importing): Values => {
  const date = dayOf(row['webinarDate']) ?? importing.stored?.['webinarDate'];
  const time = clockOf(row['webinarTime']) ?? importing.stored?.['webinarTime'];
  // A missing part is reported at its own field; the placeholder avoids a second message.
  const start = row['startTime'] || importing.stored?.['startTime'] || new Date(0).toISOString();
  return {
    ...row,
    webinarDate: date,
    webinarTime: time,
    startTime: start,
    ...startOf(row, wallOf(date, time), importing),
  };
};

const two = (value: number | undefined) => String(value).padStart(2, '0');

const forCells = (record: Values): Values => {
  const { year, month, day } = record['webinarDate'] as WorkshopDay;
  const { hourSelect, minuteSelect } = record['webinarTime'] as WorkshopTime;
  return {
    ...record,
    webinarDate: `${year}-${two(month)}-${two(day)}`,
    webinarTime: `${two(hourSelect)}:${two(minuteSelect)}`,
  };
};

export const workshopHooks: Hooks = { fromImport, forCells };
