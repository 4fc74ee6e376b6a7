import type { QueryClient } from '@tanstack/react-query';
import { isBusinessUser } from '@amberway/contract/kernel/roles';
import type { CurrentUser } from '@amberway/contract/users/schemas';
import { ownNoteDraftsQuery } from '../activity-notes/public.ts';
import { favouritesQuery } from '../favourites/public.ts';
import { kpiTrendQuery } from '../kpis/public.ts';
import { clientMessagesQuery, unansweredQuery } from '../messages/public.ts';
import { myTasksQuery } from '../my-tasks/public.ts';
import { quickLinksQuery } from '../quick-links/public.ts';
import { openRequestsQuery } from '../session-requests/public.ts';
import { workspaceQuery } from './queries.ts';

/**
 * Loads what the workspace shows first into the cache: the reads of first-view/urls.ts in the contract. A failure is
 * left to the card that shows it.
 */
export const prefetchWorkspace = async (client: QueryClient, me: CurrentUser): Promise<void> => {
  await Promise.all([
    client.prefetchQuery(favouritesQuery),
    client.prefetchQuery(workspaceQuery),
    isBusinessUser(me) && client.prefetchQuery(openRequestsQuery),
    isBusinessUser(me) && client.prefetchQuery(ownNoteDraftsQuery),
    client.prefetchInfiniteQuery(unansweredQuery),
    client.prefetchQuery(myTasksQuery),
    client.prefetchInfiniteQuery(clientMessagesQuery(null)),
    client.prefetchQuery(kpiTrendQuery('Utilization')),
    client.prefetchQuery(kpiTrendQuery('Retention')),
    client.prefetchQuery(quickLinksQuery(me._id)),
  ]);
};
