import { queryOptions } from '@tanstack/react-query';
import { listDevices } from '@amberway/contract/auth/endpoints';
import { call } from '../../kernel/api.ts';

export const devicesQuery = queryOptions({
  queryKey: ['account', 'devices'],
  queryFn: async ({ signal }) => (await call(listDevices, undefined, { signal })).data,
});
