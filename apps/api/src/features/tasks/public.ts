// What other slices may use of this one. Nothing here may know of notifications or resources: they stand on tasks.
export { loadTasks, loadTaskSummaries } from './load.ts';
export { hideTasksOf } from './queries.ts';
export { reopenTasksOf } from './settle/queries.ts';
export { restoreTasks, settleTasks } from './settle/settle.ts';
export { taskAssignees, tasks } from './tables.ts';
