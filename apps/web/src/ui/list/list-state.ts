import { SEARCH_TEXT_MAX } from '@amberway/contract/kernel/limits';

// What a list shows, as stored in the URL. Defaults are omitted, so that the URL without parameters is the
// default list, and invalid values fall back to the default instead of breaking the page.

export type Sort = { key: string; order: 'ascend' | 'descend' };

export type ListState = {
  tab: string;
  search: string;
  filters: Readonly<Record<string, readonly string[]>>;
  page: number;
  pageSize: number;
  sort: Sort | null;
};

export type ListOptions = {
  /** Keys of the tabs; the first one is the default. */
  tabs?: readonly string[];
  /** Keys of the filters; each is a URL parameter, which may be repeated. */
  filters?: readonly string[];
  /** The first one is the default. */
  pageSizes?: readonly number[];
  sort?: Sort;
  /** Keys of the columns that the server can sort by; others in the URL are ignored. Without it any key is taken. */
  sorts?: readonly string[];
  /** The page size after switching to another tab. */
  tabPageSize?: number;
};

export const DEFAULT_PAGE_SIZES: readonly number[] = [10, 20, 50, 100];

const OWN = { tab: 'tab', search: 'search', page: 'page', pageSize: 'size', sort: 'sort' } as const;

export const sortText = ({ key, order }: Sort) => (order === 'descend' ? `-${key}` : key);
export const readSort = (text: string | null): Sort | null =>
  text ? { key: text.replace(/^-/, ''), order: text.startsWith('-') ? 'descend' : 'ascend' } : null;

const knownSort = (sort: Sort | null, { sorts }: ListOptions) =>
  sort && sorts?.includes(sort.key) !== false ? sort : null;

/** The order as the parameters of a list endpoint. */
export const sortQuery = (sort: Sort | null) =>
  sort ? { sort: sort.key, order: sort.order === 'descend' ? ('desc' as const) : ('asc' as const) } : {};

export const readListState = (params: URLSearchParams, options: ListOptions): ListState => {
  const tab = params.get(OWN.tab) ?? '';
  const sizes = options.pageSizes ?? DEFAULT_PAGE_SIZES;
  const size = Number(params.get(OWN.pageSize));
  const page = Number(params.get(OWN.page));
  return {
    tab: options.tabs?.includes(tab) ? tab : (options.tabs?.[0] ?? ''),
    // A link can contain more than the server accepts.
    search: (params.get(OWN.search) ?? '').slice(0, SEARCH_TEXT_MAX),
    filters: Object.fromEntries((options.filters ?? []).map((key) => [key, params.getAll(key)])),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    pageSize: sizes.includes(size) ? size : (sizes[0] ?? 10),
    sort: knownSort(readSort(params.get(OWN.sort)), options) ?? options.sort ?? null,
  };
};

/** The URL parameters with this state; those that are not the list's (an open record, the child) stay. */
export const writeListState = (current: URLSearchParams, state: ListState, options: ListOptions): URLSearchParams => {
  const next = new URLSearchParams(current);
  const put = (name: string, value: string, usual: string) => {
    if (value === usual) next.delete(name);
    else next.set(name, value);
  };
  put(OWN.tab, state.tab, options.tabs?.[0] ?? '');
  put(OWN.search, state.search, '');
  put(OWN.page, String(state.page), '1');
  put(OWN.pageSize, String(state.pageSize), String((options.pageSizes ?? DEFAULT_PAGE_SIZES)[0]));
  put(OWN.sort, state.sort ? sortText(state.sort) : '', options.sort ? sortText(options.sort) : '');
  for (const key of options.filters ?? []) {
    next.delete(key);
    for (const value of state.filters[key] ?? []) next.append(key, value);
  }
  return next;
};
