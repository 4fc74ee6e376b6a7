import type { ListState } from './list-state.ts';
import type { ListData } from './use-list-query.ts';

type Whole<T> = { data: readonly T[] | undefined; isPending: boolean; isFetching: boolean; error: Error | null };

type ListRules<T> = {
  /** The text that a search looks in. */
  textOf: (row: T) => string;
  /** Applies tab and filters; without it every row passes. */
  filter?: (row: T, list: ListState) => boolean;
  /** By the column's key; without one the order of the data stays. */
  compare?: Readonly<Record<string, (a: T, b: T) => number>>;
};

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** A short list that is loaded as a whole: searched, filtered, sorted and paged in the browser. */
export const localList = <T>(whole: Whole<T>, list: ListState, rules: ListRules<T>, retry: () => void): ListData<T> => {
  const words = plain(list.search).split(/\s+/).filter(Boolean);
  const matching = (whole.data ?? []).filter((row) => {
    if (rules.filter && !rules.filter(row, list)) return false;
    const text = plain(rules.textOf(row));
    return words.every((word) => text.includes(word));
  });
  const compare = list.sort && rules.compare?.[list.sort.key];
  const sign = list.sort?.order === 'descend' ? -1 : 1;
  const sorted = compare ? matching.toSorted((a, b) => sign * compare(a, b)) : matching;
  // The last page can become empty when rows are removed.
  const page = Math.min(list.page, Math.max(1, Math.ceil(sorted.length / list.pageSize)));
  return {
    rows: sorted.slice((page - 1) * list.pageSize, page * list.pageSize),
    count: sorted.length,
    pending: whole.isPending,
    refreshing: whole.isFetching && !whole.isPending,
    error: whole.error,
    retry,
    loadAll: (max) => Promise.resolve(sorted.slice(0, max)),
  };
};
