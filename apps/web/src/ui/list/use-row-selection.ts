import { useRef } from 'react';

export type AllChosen = 'all' | 'some' | 'none';
export type RowSelection = { ids: readonly string[]; onChange: (ids: string[]) => void };

type Options<T> = {
  rows: readonly T[];
  idOf: (row: T) => string;
  lockedOf?: ((row: T) => string | undefined) | undefined;
  selection?: RowSelection | undefined;
};

/** Which rows are chosen, and the ways to choose others. Locked rows stay as they are. */
export const useRowSelection = <T>({ rows, idOf, lockedOf, selection }: Options<T>) => {
  const last = useRef<T>(null);
  const chosen = new Set(selection?.ids);
  const isFree = (row: T) => lockedOf?.(row) === undefined;
  const free = rows.filter(isFree).map(idOf);
  const count = free.filter((id) => chosen.has(id)).length;
  const change = (ids: readonly string[], on: boolean) => {
    const changed = new Set(ids);
    selection?.onChange([...selection.ids.filter((id) => !changed.has(id)), ...(on ? ids : [])]);
  };
  const some: AllChosen = count === 0 ? 'none' : count === free.length ? 'all' : 'some';
  return {
    chosen,
    /** Undefined where no row can be chosen. */
    all: free.length === 0 ? undefined : some,
    chooseAll: (on: boolean) => change(free, on),
    /** A range reaches from the row that was chosen before. */
    choose: (row: T, on: boolean, isRange: boolean) => {
      const to = rows.indexOf(row);
      const before = isRange && last.current !== null ? rows.indexOf(last.current) : -1;
      const from = before < 0 ? to : before;
      last.current = row;
      change(
        rows
          .slice(Math.min(from, to), Math.max(from, to) + 1)
          .filter(isFree)
          .map(idOf),
        on,
      );
    },
  };
};
