import { queryOptions } from '@tanstack/react-query';
import { type ContentRecord, endpointsOf } from '@amberway/contract/content/endpoints-of';
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
