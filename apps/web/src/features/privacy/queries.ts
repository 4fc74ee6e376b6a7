import { queryOptions } from '@tanstack/react-query';
import { readPrivacy } from '@amberway/contract/privacy/endpoints';
import { call } from '../../kernel/api.ts';

export const PRIVACY_SLICE = 'privacy';

export const privacyQuery = (customerId: string) =>
  queryOptions({
    queryKey: [PRIVACY_SLICE, 'family', customerId],
    queryFn: async ({ signal }) => (await call(readPrivacy, { params: { customerId } }, { signal })).data,
  });
