import { useQuery } from '@tanstack/react-query';
import { type ContentRecord, endpointsOf } from '@amberway/contract/content/endpoints-of';
import { contentTypeOf } from '@amberway/contract/content/registry';
import type { ContentType } from '@amberway/contract/kernel/content-type';
import type { ListFilter } from '../../../ui/list/filters.ts';
import { DEFAULT_PAGE_SIZES, type ListOptions } from '../../../ui/list/list-state.ts';
import { type ListData, useListQuery } from '../../../ui/list/use-list-query.ts';
import type { List } from '../../../ui/list/use-list-state.ts';
import type { Query } from '@amberway/contract/kernel/request-url';
import type { Override } from '../override.ts';
import { CONTENT_SLICE } from '../slice.ts';
import { sourceOf } from '../widgets/sources.ts';

/** Filters the reader can choose; those that a tab already sets are left out. */
const filterKeys = (type: ContentType) => [
  ...(type.list.filters ?? []).filter((key) => type.references?.[key]),
  ...(type.status ? ['status'] : []),
];

export const listOptionsOf = (type: ContentType, { tabs }: Override): ListOptions => ({
  ...(tabs ? { tabs: tabs.list.map(({ key }) => key) } : {}),
  filters: filterKeys(type),
  pageSizes: [type.list.pageSize, ...DEFAULT_PAGE_SIZES.filter((size) => size !== type.list.pageSize)],
});

/** Search, tab and filters of the list. */
export const contentQuery = (type: ContentType, list: List, { tabs, cleanSearch }: Override): Query => {
  const search = cleanSearch?.(list.search) ?? list.search;
  return {
    ...(type.list.search && search ? { search } : {}),
    ...tabs?.of?.(list.tab),
    ...Object.fromEntries(filterKeys(type).map((key) => [key, list.filters[key]?.[0]])),
  };
};

export const useContentList = (type: ContentType, list: List, override: Override): ListData<ContentRecord> =>
  useListQuery(endpointsOf(type).list, {
    slice: CONTENT_SLICE,
    page: list.page,
    pageSize: list.pageSize,
    query: contentQuery(type, list, override),
  });

/** The filters of the list: its statuses, and one type of referenced record. */
export const useContentFilters = (type: ContentType): ListFilter[] => {
  const key = type.list.filters?.find((one) => type.references?.[one]);
  const to = (key && type.references?.[key]?.to) ?? '';
  const named = useQuery({
    queryKey: [CONTENT_SLICE, 'options', to, ''],
    queryFn: ({ signal }) => sourceOf(to).find('', signal),
    enabled: key !== undefined,
  });
  return [
    ...(key
      ? [
          {
            key,
            label: type.form.fields.find(({ field }) => field === key)?.label ?? contentTypeOf(to)?.noun[0] ?? key,
            one: true,
            options: (named.data ?? []).map(({ _id, name }) => ({ value: _id, label: name })),
          },
        ]
      : []),
    ...(type.status
      ? [
          {
            key: 'status',
            label: 'Status',
            one: true,
            options: type.status.values.map((value) => ({ value, label: value })),
          },
        ]
      : []),
  ];
};
