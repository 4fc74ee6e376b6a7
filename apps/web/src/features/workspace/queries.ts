import { queryOptions } from '@tanstack/react-query';
import { getWorkspace } from '@amberway/contract/dashboards/endpoints';
import { call } from '../../kernel/api.ts';

export const WORKSPACE_SLICE = 'workspace';

/** Today's work, the counters and this month's figures, in one request. */
export const workspaceQuery = queryOptions({
  queryKey: [WORKSPACE_SLICE],
  queryFn: async ({ signal }) => (await call(getWorkspace, undefined, { signal })).data,
});
