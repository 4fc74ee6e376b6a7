import { queryOptions } from '@tanstack/react-query';
import { getWorkspace } from '@amberway/contract/dashboards/endpoints';
import { call } from '../../kernel/api.ts';
import { staleUnlessOpening } from '../../kernel/queries/opening.ts';
import { REMEMBERED } from '../../kernel/queries/remembered.ts';
import { retryPolicy } from '../../kernel/queries/retry-policy.ts';

export const WORKSPACE_SLICE = 'workspace';

/** Today's work, the counters and this month's figures, in one request. */
export const workspaceQuery = queryOptions({
  ...retryPolicy,
  // Always refetched on return: a note finished meanwhile is no longer to be done.
  staleTime: staleUnlessOpening,
  meta: REMEMBERED,
  queryKey: [WORKSPACE_SLICE],
  queryFn: async ({ signal }) => (await call(getWorkspace, undefined, { signal })).data,
});
