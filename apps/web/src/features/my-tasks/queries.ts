import { queryOptions } from '@tanstack/react-query';
import { listMyTasks } from '@amberway/contract/my-tasks/endpoints';
import { MOST_MY_TASKS } from '@amberway/contract/my-tasks/texts';
import { call } from '../../kernel/api.ts';
import { askAgain } from '../../kernel/queries/ask-again.ts';

const MY_TASKS_SLICE = 'my-tasks';

/** One's own notes to oneself, all of them: open ones first. */
export const myTasksQuery = queryOptions({
  ...askAgain,
  queryKey: [MY_TASKS_SLICE],
  queryFn: async ({ signal }) => (await call(listMyTasks, { query: { limit: MOST_MY_TASKS } }, { signal })).data,
});
