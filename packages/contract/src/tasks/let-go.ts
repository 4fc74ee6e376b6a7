import { DAY } from '../kernel/limits.ts';

// Older tasks that a family lets go. Without schemas: the home loads it.

/** A task is old when it was due longer ago than this. */
export const OLD_TASK_DAYS = 7;
export const isOldTask = (due: string | null, today: string): boolean =>
  due !== null && Date.parse(today) - Date.parse(due) > OLD_TASK_DAYS * DAY;
/** Older tasks that the home names and that one press lets go. */
export const OLDER_TASKS_MAX = 100;
/** So long the home offers to undo it. The programme brings a task back at any time. */
export const UNDO_LET_GO_HOURS = 24;
/** For so long the coach's page of the child says what was let go. */
export const LET_GO_SHOWN_DAYS = 30;

export const letGoTexts = {
  older: (count: number) => (count === 1 ? 'One older task: still useful?' : `${count} older tasks: still useful?`),
  letGo: 'Let go',
  letGoOf: (count: number) => (count === 1 ? 'Let go of this older task' : `Let go of these ${count} older tasks`),
  gone: (count: number) =>
    count === 1 ? 'One task let go. That is all right.' : `${count} tasks let go. That is all right.`,
  undo: 'Undo',
  bringBack: 'Bring it back',
  by: 'Let go by the family on',
  byYou: 'Let go on',
  /** On the coach's page of a child. */
  lately: (count: number) => (count === 1 ? 'The family let one task go' : `The family let ${count} tasks go`),
  bringBackFirst: 'The family let this task go. Please bring it back first.',
  ended: 'The skill has ended, so this task stays as it is.',
  select: 'Please select at least one task.',
} as const;
