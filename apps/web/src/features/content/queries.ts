import { queryOptions } from '@tanstack/react-query';
import { getBinned } from '@amberway/contract/content/bin';
import { type ContentRecord, endpointsOf } from '@amberway/contract/content/endpoints-of';
import type { ContentName } from '@amberway/contract/content/registry';
import type { ContentType } from '@amberway/contract/kernel/content-type';
import { call } from '../../kernel/api.ts';
import { CONTENT_SLICE } from './slice.ts';

/** One full record: lists leave the long texts out. */
export const recordQuery = (type: ContentType, id: string) =>
  queryOptions({
    queryKey: [CONTENT_SLICE, 'record', type.name, id],
    queryFn: async ({ signal }): Promise<ContentRecord> =>
      (await call(endpointsOf(type).read, { params: { id } }, { signal })).data,
  });

/** One deleted record. */
export const binnedQuery = (type: ContentType, id: string) =>
  queryOptions({
    queryKey: [CONTENT_SLICE, 'binned', type.name, id],
    queryFn: async ({ signal }): Promise<ContentRecord> =>
      (await call(getBinned, { params: { id }, query: { type: type.name as ContentName } }, { signal })).data,
  });
