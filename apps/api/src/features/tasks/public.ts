// What other slices may use of this one.
export { loadTasks, loadTaskSummaries } from './load.ts';
export { hideTasksOf } from './queries.ts';
export { reopenTasksOf } from './settle/queries.ts';
export { restoreTasks, settleTasks } from './settle/settle.ts';
