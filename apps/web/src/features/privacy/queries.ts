import { queryOptions } from '@tanstack/react-query';
import { listOpenedFamilies, readPrivacy } from '@amberway/contract/privacy/endpoints';
import { call } from '../../kernel/api.ts';

export const PRIVACY_SLICE = 'privacy';

export const privacyQuery = (customerId: string) =>
  queryOptions({
    queryKey: [PRIVACY_SLICE, 'family', customerId],
    queryFn: async ({ signal }) => (await call(readPrivacy, { params: { customerId } }, { signal })).data,
  });

/** The reader and the day, beside the list of the families. */
export const unusualReadingQuery = (id: string) =>
  queryOptions({
    queryKey: [PRIVACY_SLICE, 'unusualReading', id],
    queryFn: async ({ signal }) =>
      (await call(listOpenedFamilies, { params: { id }, query: { limit: 1 } }, { signal })).reading,
  });
