import { queryOptions } from '@tanstack/react-query';
import { getJobsSummary } from '@amberway/contract/jobs/endpoints';
import { SECOND } from '@amberway/contract/kernel/limits';
import { call } from '../../kernel/api.ts';

export const JOBS_SLICE = 'jobs';

/** Polled, because jobs change without user action. */
const LOOK_AGAIN_MS = 15 * SECOND;

export const jobsSummaryQuery = queryOptions({
  queryKey: [JOBS_SLICE, 'summary'],
  queryFn: async ({ signal }) => (await call(getJobsSummary, {}, { signal })).data,
  refetchInterval: LOOK_AGAIN_MS,
});
