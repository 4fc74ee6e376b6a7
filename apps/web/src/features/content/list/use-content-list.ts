import { type ContentRecord, endpointsOf } from '@amberway/contract/content/endpoints-of';
import { sortKeysOf } from '@amberway/contract/content/sorts';
import type { ContentType } from '@amberway/contract/kernel/content-type';
import { DEFAULT_PAGE_SIZES, type ListOptions, sortQuery } from '../../../ui/list/list-state.ts';
import { type ListData, useListQuery } from '../../../ui/list/use-list-query.ts';
import type { List } from '../../../ui/list/use-list-state.ts';
import type { Query } from '@amberway/contract/kernel/request-url';
import type { Override } from '../override.ts';
import { CONTENT_SLICE } from '../slice.ts';

/** The filters that a tab sets are not offered. */
const setByTabs = ({ tabs }: Override) => Object.keys(tabs?.of?.(tabs.list[0]?.key ?? '') ?? {});

/** Filters the reader can choose. */
export const filterKeys = (type: ContentType, override: Override): string[] => {
  const bySet = new Set(setByTabs(override));
  return [...(type.list.filters ?? []).filter((key) => !bySet.has(key)), ...(type.status ? ['status'] : [])];
};

export const listOptionsOf = (type: ContentType, override: Override): ListOptions => ({
  ...(override.tabs ? { tabs: override.tabs.list.map(({ key }) => key) } : {}),
  filters: filterKeys(type, override),
  sorts: sortKeysOf(type),
  pageSizes: [type.list.pageSize, ...DEFAULT_PAGE_SIZES.filter((size) => size !== type.list.pageSize)],
});

/** Search, tab and filters of the list. */
export const contentQuery = (type: ContentType, list: List, override: Override): Query => {
  const { tabs, cleanSearch } = override;
  const search = cleanSearch?.(list.search) ?? list.search;
  return {
    ...(type.list.search && search ? { search } : {}),
    ...tabs?.of?.(list.tab),
    ...Object.fromEntries(filterKeys(type, override).map((key) => [key, list.filters[key]?.[0]])),
  };
};

export const useContentList = (type: ContentType, list: List, override: Override): ListData<ContentRecord> =>
  useListQuery(endpointsOf(type).list, {
    slice: CONTENT_SLICE,
    page: list.page,
    pageSize: list.pageSize,
    query: { ...contentQuery(type, list, override), ...sortQuery(list.sort) },
  });
