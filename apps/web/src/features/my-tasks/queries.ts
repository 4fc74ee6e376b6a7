import { queryOptions } from '@tanstack/react-query';
import { listMyTasks } from '@amberway/contract/my-tasks/endpoints';
import { MAX_MY_TASKS } from '@amberway/contract/my-tasks/texts';
import { call } from '../../kernel/api.ts';
import { retryPolicy } from '../../kernel/queries/retry-policy.ts';

export const MY_TASKS_SLICE = 'my-tasks';

/** All of the user's own tasks, open ones first. */
export const myTasksQuery = queryOptions({
  ...retryPolicy,
  queryKey: [MY_TASKS_SLICE],
  queryFn: async ({ signal }) => (await call(listMyTasks, { query: { limit: MAX_MY_TASKS } }, { signal })).data,
});
