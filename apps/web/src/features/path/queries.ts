import { queryOptions } from '@tanstack/react-query';
import { getPath } from '@amberway/contract/path/endpoints';
import { call } from '../../kernel/api.ts';

export const pathQuery = (member: string) =>
  queryOptions({
    queryKey: ['path', member],
    queryFn: async ({ signal }) => (await call(getPath, { params: { memberId: member } }, { signal })).data,
  });
