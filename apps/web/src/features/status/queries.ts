import { queryOptions } from '@tanstack/react-query';
import { MINUTE } from '@amberway/contract/kernel/limits';
import { getStatus } from '@amberway/contract/status/endpoints';
import { call } from '../../kernel/api.ts';

export const STATUS_SLICE = 'status';

export const statusQuery = queryOptions({
  queryKey: [STATUS_SLICE],
  queryFn: async ({ signal }) => (await call(getStatus, {}, { signal })).data,
  refetchInterval: MINUTE,
});
