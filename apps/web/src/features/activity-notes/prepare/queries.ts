import { queryOptions } from '@tanstack/react-query';
import { listClientFiles } from '@amberway/contract/client-files/endpoints';
import { call } from '../../../kernel/api.ts';
import { NOTES_SLICE } from '../queries.ts';

const FEW = 5;

/** The latest files about a child. */
export const filesOfChildQuery = (clientId: string, member: string) =>
  queryOptions({
    queryKey: [NOTES_SLICE, 'files', member],
    queryFn: async ({ signal }) =>
      (await call(listClientFiles, { params: { clientId }, query: { member, skip: 0, limit: FEW } }, { signal })).data,
  });
