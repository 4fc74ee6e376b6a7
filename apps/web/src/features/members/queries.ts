import { queryOptions } from '@tanstack/react-query';
import { getMember } from '@amberway/contract/members/endpoints';
import { call } from '../../kernel/api.ts';

export const MEMBERS_SLICE = 'members';

export const memberQuery = (id: string) =>
  queryOptions({
    queryKey: [MEMBERS_SLICE, 'details', id],
    queryFn: async ({ signal }) => (await call(getMember, { params: { id } }, { signal })).data,
  });
