// The exports other slices may use.
export { loadTasks, loadTaskSummaries } from './load.ts';
export { hideTasksOf, showTasksOf } from './queries.ts';
export { reopenTasksOf } from './settle/queries.ts';
export { restoreTasks, settleTasks } from './settle/settle.ts';
export { latestFamilyWords } from './words.queries.ts';
