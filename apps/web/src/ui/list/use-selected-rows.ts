import { useState } from 'react';
import { useWork } from '../use-action.ts';
import type { ListData } from './use-list-query.ts';
import type { List } from './use-list-state.ts';

/** A selected row, and the page it was selected on; undefined if it came with all pages. */
type Entry<T> = { row: T; page: string | undefined };
type Chosen<T> = { scope: string; entries: ReadonlyMap<string, Entry<T>> };

type Options<T> = {
  list: List;
  data: ListData<T>;
  idOf: (row: T) => string;
  lockedOf?: ((row: T) => string | undefined) | undefined;
};

/** 'Select all' loads the rows of all pages up to this number. */
export const SELECT_MAX = 1000;

const NONE: ReadonlyMap<string, never> = new Map<string, never>();

/**
 * The selected rows. They stay selected on other pages and in another order, until tab, search or a filter changes.
 * A row that has disappeared from the page it was selected on is no longer selected.
 */
export const useSelectedRows = <T>({ list, data, idOf, lockedOf }: Options<T>) => {
  const [chosen, setChosen] = useState<Chosen<T>>({ scope: '', entries: NONE });
  const shown = new Map(data.rows.map((row) => [idOf(row), row]));
  const isGone = (id: string, { page }: Entry<T>) => page === list.signature && !data.refreshing && !shown.has(id);
  const entries = chosen.scope === list.scope ? [...chosen.entries].filter(([id, entry]) => !isGone(id, entry)) : [];
  const selected = new Map(entries.map(([id, { row }]) => [id, shown.get(id) ?? row]));
  const store = (next: readonly (readonly [string, Entry<T>])[]) =>
    setChosen({ scope: list.scope, entries: new Map(next) });

  const all = useWork(async () => {
    const rows = (await data.loadAll?.(SELECT_MAX)) ?? [];
    const free = rows.filter((row) => lockedOf?.(row) === undefined);
    store(free.map((row) => [idOf(row), { row, page: undefined }]));
  });

  return {
    ids: [...selected.keys()],
    rows: [...selected.values()],
    clear: () => setChosen({ scope: '', entries: NONE }),
    /** Those of these ids whose rows are known. */
    select: (ids: readonly string[]) => {
      const before = new Map(entries);
      store(
        ids.flatMap((id) => {
          const row = shown.get(id);
          const entry = before.get(id) ?? (row && { row, page: list.signature });
          return entry ? [[id, entry] as const] : [];
        }),
      );
    },
    /** Selects the rows of all pages; undefined where there is no way to load them. */
    selectAll: data.loadAll && (() => void all.run()),
    isLoadingAll: all.busy,
  };
};
