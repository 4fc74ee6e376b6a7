import { csvLine } from '../../kernel/csv.ts';
import type { GraphData } from './types.ts';

// The numbers of a graph as rows: shown as a table, and downloaded as a file.

type Named = ReadonlyMap<string, string>;
export type GraphRow = {
  number: number;
  from: string;
  day: string;
  person: string;
  place: string;
  phase: string;
  counted: number;
  goes: number;
  percent: number;
  complete: boolean;
  level: number | null;
  trend: number | null;
};

const TENTHS = 10;
/** One decimal place, as it is shown. */
export const tenths = (value: number): number => Math.round(value * TENTHS) / TENTHS;
/** '+8.0' */
export const trendText = (slope: number): string => {
  const value = tenths(slope);
  return `${value < 0 ? '−' : value > 0 ? '+' : ''}${Math.abs(value).toFixed(1)}`;
};

export const rowsOf = ({ points, phases }: GraphData, people: Named, places: Named): GraphRow[] =>
  points.map(({ number, from, day, person, place, counted, goes, percent, complete, phase }) => ({
    number,
    from,
    day,
    person: people.get(person) ?? '',
    place: places.get(place) ?? '',
    phase: phases[phase]?.label ?? '',
    counted,
    goes,
    percent,
    complete,
    level: phases[phase]?.level ?? null,
    trend: phases[phase]?.trend?.slope ?? null,
  }));

export const TABLE_TITLES = [
  'Block',
  'First day',
  'Last day',
  'Person',
  'Place',
  'Phase',
  'Counted goes',
  'Goes',
  'Percent',
  'Complete',
  'Level of the phase',
  'Trend per block',
] as const;

/** The byte order mark makes spreadsheets read it as UTF-8. */
const MARK = '\uFEFF';
const numberText = (value: number | null): string => (value === null ? '' : String(tenths(value)));

export const graphCsv = (rows: readonly GraphRow[]): string =>
  MARK +
  [
    csvLine([...TABLE_TITLES]),
    ...rows.map((row) =>
      csvLine([
        String(row.number),
        row.from,
        row.day,
        row.person,
        row.place,
        row.phase,
        String(row.counted),
        String(row.goes),
        numberText(row.percent),
        row.complete ? 'yes' : 'no',
        numberText(row.level),
        numberText(row.trend),
      ]),
    ),
  ].join('');
