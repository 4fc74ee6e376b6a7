import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContentRecord } from '@amberway/contract/content/endpoints-of';
import { contentTypeOf } from '@amberway/contract/content/registry';
import type { ContentType } from '@amberway/contract/kernel/content-type';
import type { FilterOption, ListFilter } from '../../../ui/list/filters.ts';
import { useDebounced } from '../../../ui/use-debounced.ts';
import { summariesOf } from '../names.ts';
import type { Override } from '../override.ts';
import { CONTENT_SLICE } from '../slice.ts';
import { sourceOf } from '../widgets/sources.ts';
import { filterKeys } from './use-content-list.ts';

const asOptions = (values: readonly string[]): FilterOption[] => values.map((value) => ({ value, label: value }));

/** The values of a field with a fixed list of them. */
const valuesOf = (type: ContentType, key: string): readonly string[] => {
  if (key === 'status') return type.status?.values ?? [];
  const options = type.form.fields.find(({ field }) => field === key)?.options;
  return typeof options === 'object' ? options : [];
};

const labelOf = (type: ContentType, key: string, to: string | undefined): string => {
  if (key === 'status') return 'Status';
  const label = type.form.fields.find(({ field }) => field === key)?.label;
  return label ?? contentTypeOf(to ?? '')?.noun[0] ?? key;
};

/** The chosen record's name, which the loaded rows contain. */
const namedIn = (rows: readonly ContentRecord[], key: string): FilterOption[] =>
  rows.flatMap((row) => summariesOf(row[key]).map(({ _id, name }) => ({ value: _id, label: name })));

/** The filters of a list: records it refers to, fixed values, and its statuses. Long lists of records are searched. */
export const useContentFilters = (
  type: ContentType,
  override: Override,
  rows: readonly ContentRecord[],
): ListFilter[] => {
  const [searches, setSearches] = useState<Readonly<Record<string, string>>>({});
  const sent = useDebounced(searches);
  const keys = filterKeys(type, override);
  const targets = keys.flatMap((key) => {
    const to = type.references?.[key]?.to;
    return to ? [{ key, to, search: sent[key] ?? '' }] : [];
  });
  const found = useQueries({
    queries: targets.map(({ to, search }) => ({
      queryKey: [CONTENT_SLICE, 'options', to, search],
      queryFn: ({ signal }: { signal: AbortSignal }) => sourceOf(to).find(search, signal),
      placeholderData: keepPreviousData,
    })),
  });
  return keys.map((key) => {
    const at = targets.findIndex((target) => target.key === key);
    const to = targets[at]?.to;
    const base = { key, label: labelOf(type, key, to), one: true };
    if (!to) return { ...base, options: asOptions(valuesOf(type, key)) };
    const search = searches[key] ?? '';
    return {
      ...base,
      options: (found[at]?.data ?? []).map(({ _id, name }) => ({ value: _id, label: name })),
      known: namedIn(rows, key),
      ...(sourceOf(to).searches && {
        find: {
          search,
          onSearch: (typed: string) => setSearches((now) => ({ ...now, [key]: typed })),
          busy: (found[at]?.isFetching ?? false) || search !== (sent[key] ?? ''),
        },
      }),
    };
  });
};
