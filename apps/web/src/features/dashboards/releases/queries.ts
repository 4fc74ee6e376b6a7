import { queryOptions } from '@tanstack/react-query';
import { listPublishedShorts } from '@amberway/contract/content/endpoints';
import type { ContentRecord } from '@amberway/contract/content/endpoints-of';
import { HOME_SHORTS, HOME_WORKSHOPS } from '@amberway/contract/dashboards/texts';
import { listLearning } from '@amberway/contract/learning/endpoints';
import { call } from '../../../kernel/api.ts';
import { retryPolicy } from '../../../kernel/queries/retry-policy.ts';
import { DASHBOARDS_SLICE } from '../queries.ts';

type Short = ContentRecord & { title: string; thumbnail: string | null };

export const shortsQuery = queryOptions({
  ...retryPolicy,
  queryKey: [DASHBOARDS_SLICE, 'shorts'],
  queryFn: async ({ signal }) =>
    (await call(listPublishedShorts, { query: { page: 1, pageSize: HOME_SHORTS } }, { signal })).data as Short[],
});

/** A past workshop is not new, however recently it was created. */
const COMING = { kind: 'workshop', coming: true, limit: HOME_WORKSHOPS, skip: 0 } as const;

export const workshopsQuery = queryOptions({
  ...retryPolicy,
  queryKey: [DASHBOARDS_SLICE, 'workshops'],
  queryFn: async ({ signal }) => (await call(listLearning, { query: COMING }, { signal })).data,
});
