import { queryOptions } from '@tanstack/react-query';
import { MINUTE } from '@amberway/contract/kernel/limits';
import { getStatus } from '@amberway/contract/status/endpoints';
import { call } from '../../kernel/api.ts';

export const statusQuery = queryOptions({
  queryKey: ['status'],
  queryFn: async ({ signal }) => (await call(getStatus, {}, { signal })).data,
  refetchInterval: MINUTE,
});
