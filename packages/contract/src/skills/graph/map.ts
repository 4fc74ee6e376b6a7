import { reaches } from './blocks.ts';
import { dayNumber } from './days.ts';
import { PALE_DAYS } from './limits.ts';
import type { Block, Criterion, DayGoes } from './types.ts';

/** 'Not tried' has no cell. */
export const CELL_STATES = ['starting', 'help', 'own'] as const;
export type CellState = (typeof CELL_STATES)[number];
export type Cell = { place: string; person: string; state: CellState; lastDay: string; pale: boolean };

/** How a skill goes with each person in each place, from its days and their blocks: the cells that were tried. */
export const cellsOf = (
  days: readonly DayGoes[],
  blocks: readonly Block[],
  criterion: Pick<Criterion, 'goes' | 'percent'>,
  today: string,
): Cell[] => {
  const cells = new Map<string, Cell & { goes: number }>();
  const keyOf = ({ place, person }: { place: string; person: string }) => `${place} ${person}`;
  for (const { place, person, day, goes } of days) {
    const key = keyOf({ place, person });
    const cell = cells.get(key);
    if (!cell) cells.set(key, { place, person, state: 'starting', pale: false, goes, lastDay: day });
    else {
      cell.goes += goes;
      if (day > cell.lastDay) cell.lastDay = day;
    }
  }
  const own = new Set(blocks.filter((block) => block.complete && reaches(block, criterion.percent)).map(keyOf));
  return [...cells.values()].map(({ goes, ...cell }) => ({
    ...cell,
    state: own.has(keyOf(cell)) ? 'own' : goes < criterion.goes ? 'starting' : 'help',
    pale: dayNumber(today) - dayNumber(cell.lastDay) > PALE_DAYS,
  }));
};

const RANK: Readonly<Record<CellState, number>> = { starting: 0, help: 1, own: 2 };
const IN_WORDS: Readonly<Record<CellState, string>> = { own: 'yes', help: 'with help', starting: 'just starting' };

const lower = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
const upper = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const joined = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** The map of a skill in words: 'At home yes, outside with help; at school not tried yet'. */
export const mapSentence = (
  cells: readonly Pick<Cell, 'place' | 'state'>[],
  places: readonly { _id: string; name: string }[],
): string => {
  const best = new Map<string, CellState>();
  for (const { place, state } of cells) {
    const known = best.get(place);
    if (known === undefined || RANK[state] > RANK[known]) best.set(place, state);
  }
  const tried = places.flatMap(({ _id, name }) => {
    const state = best.get(_id);
    return state ? [`${lower(name)} ${IN_WORDS[state]}`] : [];
  });
  const untried = places.filter(({ _id }) => !best.has(_id)).map(({ name }) => lower(name));
  const parts = [tried.join(', '), untried.length > 0 && `${joined(untried)} not tried yet`].filter(Boolean);
  return upper(parts.join('; '));
};
