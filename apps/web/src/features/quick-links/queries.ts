import { queryOptions } from '@tanstack/react-query';
import { listQuickLinks } from '@amberway/contract/quick-links/endpoints';
import { call } from '../../kernel/api.ts';
import { askAgain } from '../../kernel/queries/ask-again.ts';

export const QUICK_LINKS_SLICE = 'quick-links';

/** One's own links and those for everyone, starred ones first. */
export const quickLinksQuery = (userId: string) =>
  queryOptions({
    ...askAgain,
    queryKey: [QUICK_LINKS_SLICE, userId],
    queryFn: async ({ signal }) => (await call(listQuickLinks, { params: { userId } }, { signal })).data,
  });
