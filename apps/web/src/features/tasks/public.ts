// Exports for other slices.
export { useWrittenTask } from './use-written-task.ts';
export { OpenTasksField } from './open-tasks/OpenTasksField.tsx';
export { OpenTasksQuestion } from './open-tasks/OpenTasksQuestion.tsx';
export { skillsThatGoOn } from './open-tasks/skills-that-go-on.ts';
export { NoteTaskDrawer } from './NoteTaskDrawer.tsx';
export { LazyNewTaskDrawer, LazyTaskDrawer } from './lazy-drawer.ts';
export { TaskDrawer } from './TaskDrawer.tsx';
export { TaskNoteDialog } from './TaskNoteDialog.tsx';
export { TaskRow } from './TaskRow.tsx';
export { TASK } from './kind.ts';
export { FamilyWords } from './words/FamilyWords.tsx';
export { dueText } from './said-task.ts';
export { TaskDay, taskDayOf } from './TaskDay.tsx';
export { TickAnswer } from './tick/TickAnswer.tsx';
export { useAnswer } from './tick/answers.ts';
export { type TaskHandlers, useTaskHandlers } from './use-task-handlers.ts';
export { type Tick, useProgrammeTick, useTick } from './use-tick.ts';
export { useTaskViewer } from './viewer.ts';
