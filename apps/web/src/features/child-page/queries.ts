import { queryOptions } from '@tanstack/react-query';
import { getChildPage } from '@amberway/contract/child-page/endpoints';
import { call } from '../../kernel/api.ts';
import { retryPolicy } from '../../kernel/queries/retry-policy.ts';
import { CHILD_PAGE_SLICE } from '../../kernel/queries/summaries.ts';

/** Everything in the first view of a child's page, in one request. */
export const childPageQuery = (memberId: string) =>
  queryOptions({
    ...retryPolicy,
    queryKey: [CHILD_PAGE_SLICE, memberId],
    queryFn: async ({ signal }) => (await call(getChildPage, { params: { memberId } }, { signal })).data,
  });
