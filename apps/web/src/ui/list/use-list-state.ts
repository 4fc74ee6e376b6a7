import { useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { type ListOptions, type ListState, readListState, type Sort, writeListState } from './list-state.ts';

export type List = ListState & {
  options: ListOptions;
  /** The address of another tab, for links. */
  tabHref: (tab: string) => string;
  setSearch: (text: string) => void;
  setFilter: (key: string, values: readonly string[]) => void;
  clearFilters: () => void;
  /** No search and no filters; the tab stays. */
  reset: () => void;
  setPage: (page: number, pageSize?: number, replace?: boolean) => void;
  setSort: (sort: Sort | null) => void;
  /** Something narrows the list, so that 'nothing found' differs from 'nothing here'. */
  narrowed: boolean;
  /** Changes with everything that changes which rows are meant; the page's selection belongs to one of these. */
  signature: string;
};

/** The state of one list, read from the address and written back to it. `options` must not change while shown. */
export const useListState = (options: ListOptions = {}): List => {
  const [params, setParams] = useSearchParams();
  // A search may come due while the page for a filter is still being drawn: what is changed is what was asked for last.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  return useMemo(() => {
    const state = readListState(params, options);
    // Whatever changes the rows starts again at the first page.
    const change = (part: (now: ListState) => Partial<ListState>, replace = false) => {
      const now = readListState(latest.current, options);
      latest.current = writeListState(latest.current, { ...now, page: 1, ...part(now) }, options);
      setParams(latest.current, { replace, preventScrollReset: true });
    };
    const { page, pageSize, ...rest } = state;
    return {
      ...state,
      options,
      // A link to a tab keeps the search but not the filters' page.
      tabHref: (tab) => {
        const size = tab === state.tab ? pageSize : (options.tabPageSize ?? pageSize);
        return `?${writeListState(params, { ...state, tab, page: 1, pageSize: size }, options).toString()}`;
      },
      // Every pause in typing is not a step to go back to.
      setSearch: (search) => search !== state.search && change(() => ({ search }), true),
      setFilter: (key, values) => change(({ filters }) => ({ filters: { ...filters, [key]: values } })),
      clearFilters: () => change(() => ({ filters: {} })),
      reset: () => change(() => ({ filters: {}, search: '' })),
      setPage: (next, size = pageSize, replace = false) =>
        change(() => ({ page: size === pageSize ? next : 1, pageSize: size }), replace),
      setSort: (sort) => change(() => ({ sort })),
      narrowed: state.search !== '' || Object.values(state.filters).some((values) => values.length > 0),
      signature: JSON.stringify([page, pageSize, rest]),
    };
    // The options are the screen's own constant; an object written anew on each render must not make a new list.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [params, setParams]);
};
