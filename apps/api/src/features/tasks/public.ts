// What other slices may use of this one. Nothing here may know of notifications or resources: they stand on tasks.
export { loadTasks, loadTaskSummaries } from './load.ts';
export { hideTasksOf } from './queries.ts';
export { taskAssignees, tasks } from './tables.ts';
