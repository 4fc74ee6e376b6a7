// What other slices may use of this one.
export { SessionTaskDrawer } from './SessionTaskDrawer.tsx';
export { TaskDrawer } from './TaskDrawer.tsx';
export { TaskNoteDialog } from './TaskNoteDialog.tsx';
export { TaskRow } from './TaskRow.tsx';
export { TASK, type TaskHandlers, useTaskHandlers } from './use-task-handlers.ts';
export { useTick } from './use-tick.ts';
