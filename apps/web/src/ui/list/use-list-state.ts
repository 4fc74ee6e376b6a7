import { useMemo } from 'react';
import { useSearchParams } from '../../kernel/router.ts';
import { type ListOptions, type ListState, readListState, type Sort, writeListState } from './list-state.ts';

type Values = readonly string[];

export type List = ListState & {
  options: ListOptions;
  /** The URL of another tab, for links. */
  tabHref: (tab: string) => string;
  setSearch: (text: string) => void;
  /** Takes the values, or makes them of those in the URL, which may not be rendered yet. */
  setFilter: (key: string, values: Values | ((now: Values) => Values)) => void;
  clearFilters: () => void;
  /** Clears search and filters; the tab stays. */
  reset: () => void;
  setPage: (page: number, pageSize?: number, replace?: boolean) => void;
  setSort: (sort: Sort | null) => void;
  /** A search or filter is active, so that 'nothing found' differs from 'nothing here'. */
  narrowed: boolean;
  /** Changes with everything that changes which rows are shown. */
  signature: string;
  /** Changes with tab, search and filters: which rows all pages together have. A selection is valid for one scope. */
  scope: string;
};

/** The state of one list, read from the URL and written back to it. `options` must not change while mounted. */
export const useListState = (options: ListOptions = {}): List => {
  const [params, setParams] = useSearchParams();
  return useMemo(() => {
    const state = readListState(params, options);
    // Every change of the rows goes back to the first page. It applies to the URL as it is now: a search may be due
    // while a filter or the form of a row, which is in the URL too, is still rendering.
    const change = (part: (now: ListState) => Partial<ListState>, replace = false) =>
      setParams(
        (url) => {
          const now = readListState(url, options);
          return writeListState(url, { ...now, page: 1, ...part(now) }, options);
        },
        { replace },
      );
    const { page, pageSize, ...rest } = state;
    return {
      ...state,
      options,
      // A link to a tab keeps search and filters and starts at the first page.
      tabHref: (tab) => {
        const size = tab === state.tab ? pageSize : (options.tabPageSize ?? pageSize);
        return `?${writeListState(params, { ...state, tab, page: 1, pageSize: size }, options).toString()}`;
      },
      // Pauses in typing do not add history entries.
      setSearch: (search) => change((now) => (search === now.search ? { page: now.page } : { search }), true),
      setFilter: (key, values) =>
        change(({ filters }) => ({
          filters: { ...filters, [key]: typeof values === 'function' ? values(filters[key] ?? []) : values },
        })),
      clearFilters: () => change(() => ({ filters: {} })),
      reset: () => change(() => ({ filters: {}, search: '' })),
      setPage: (next, size = pageSize, replace = false) =>
        change(() => ({ page: size === pageSize ? next : 1, pageSize: size }), replace),
      setSort: (sort) => change(() => ({ sort })),
      narrowed: state.search !== '' || Object.values(state.filters).some((values) => values.length > 0),
      signature: JSON.stringify([page, pageSize, rest]),
      scope: JSON.stringify([state.tab, state.search, state.filters]),
    };
    // The options are the screen's own constant; a new object on each render must not create a new list.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [params, setParams]);
};
