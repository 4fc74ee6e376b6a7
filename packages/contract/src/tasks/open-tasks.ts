import type { TaskSummary } from './schemas.ts';

// What happens to the open tasks of a skill or an outcome that ends.

/** close: no longer to be done. move: to another skill of the child. extra: stays open, as extra practice. */
export const OPEN_TASK_ACTIONS = ['close', 'move', 'extra'] as const;
export type OpenTaskAction = (typeof OPEN_TASK_ACTIONS)[number];

export const openTaskTexts = {
  question: (count: number) =>
    count === 1
      ? 'One task is still open. What becomes of it?'
      : `${count} tasks are still open. What becomes of them?`,
  close: 'Close',
  closeHint: 'No longer to be done. They stay in the programme as closed.',
  move: 'Move to the next skill',
  moveTo: (skill: string) => `Move to ${skill}`,
  moveHint: 'They go on as tasks of that skill.',
  extra: 'Keep as extra',
  extraHint: 'They stay on the list, as extra practice.',
  choose: 'Please choose what becomes of the open tasks.',
  skill: 'Skill the tasks move to',
  selectSkill: 'Please select the skill the tasks move to.',
  otherSkill: 'Please select a skill that goes on.',
} as const;

/** `to` is the target skill of `move`. */
export type OpenTasks = { action: OpenTaskAction; to?: string | undefined };

export const CLOSE_TASKS: OpenTasks = { action: 'close' };

type Done = Pick<TaskSummary, 'isCompleted' | 'closedAt'>;

/** Still open: neither ticked nor closed with its skill. */
export const isToDo = ({ isCompleted, closedAt }: Done): boolean => !isCompleted && closedAt === null;

/** '2 of 3 tasks done, 1 closed': closed tasks do not count towards the total. */
export const tasksDone = (tasks: readonly Done[]): string => {
  const closed = tasks.filter((task) => !task.isCompleted && task.closedAt !== null).length;
  const aimed = tasks.length - closed;
  const done = tasks.filter(({ isCompleted }) => isCompleted).length;
  const counted = aimed > 0 && `${done} of ${aimed} tasks done`;
  return [counted, closed > 0 && `${closed} closed`].filter(Boolean).join(', ');
};
