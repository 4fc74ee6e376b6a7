import { queryOptions } from '@tanstack/react-query';
import { listQuickLinks } from '@amberway/contract/quick-links/endpoints';
import { call } from '../../kernel/api.ts';
import { retryPolicy } from '../../kernel/queries/retry-policy.ts';

export const QUICK_LINKS_SLICE = 'quick-links';

/** The user's own links and the shared ones, starred first. */
export const quickLinksQuery = (userId: string) =>
  queryOptions({
    ...retryPolicy,
    queryKey: [QUICK_LINKS_SLICE, userId],
    queryFn: async ({ signal }) => (await call(listQuickLinks, { params: { userId } }, { signal })).data,
  });
