import { blocksOf, reaches } from './blocks.ts';
import { dayNumber } from './days.ts';
import { PALE_DAYS } from './limits.ts';
import { phasesOf } from './phases.ts';
import type { Criterion, DayGoes, PhaseStart } from './types.ts';

/** 'Not tried' has no cell. */
export const CELL_STATES = ['starting', 'help', 'own'] as const;
export type CellState = (typeof CELL_STATES)[number];
export type Cell = { place: string; person: string; state: CellState; lastDay: string; pale: boolean };

/** How a skill goes with each person in each place: the cells that were tried. */
export const cellsOf = (
  days: readonly DayGoes[],
  set: readonly PhaseStart[],
  criterion: Criterion,
  today: string,
): Cell[] => {
  const cells = new Map<string, Cell & { goes: number }>();
  const keyOf = ({ place, person }: { place: string; person: string }) => `${place} ${person}`;
  for (const one of days) {
    const cell = cells.get(keyOf(one));
    cells.set(keyOf(one), {
      place: one.place,
      person: one.person,
      state: 'starting',
      pale: false,
      goes: (cell?.goes ?? 0) + one.goes,
      lastDay: cell && cell.lastDay > one.day ? cell.lastDay : one.day,
    });
  }
  const own = new Set(
    blocksOf(days, phasesOf(set, days), criterion)
      .filter((block) => block.complete && reaches(block, criterion.percent))
      .map(keyOf),
  );
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
