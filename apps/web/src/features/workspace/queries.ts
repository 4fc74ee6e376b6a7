import { queryOptions } from '@tanstack/react-query';
import { listUnfinishedNotes } from '@amberway/contract/activity-notes/endpoints';
import { NO_NOTE_MAX } from '@amberway/contract/activity-notes/limits';
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

/** Sessions that wait for a note, of the last weeks or older. */
export const unfinishedQuery = (isOlder: boolean) =>
  queryOptions({
    queryKey: [WORKSPACE_SLICE, 'unfinished', isOlder],
    queryFn: ({ signal }) =>
      call(
        listUnfinishedNotes,
        { query: { skip: 0, limit: NO_NOTE_MAX, ...(isOlder && { older: 'true' as const }) } },
        { signal },
      ),
  });
