import type { NotificationKinds } from '../kernel/notification-kind.ts';
import { recordTarget } from '../shell/notification-targets.ts';
import { SCREENS } from '../shell/routes.ts';

export const taskNotificationTexts = {
  added: (assigneeName: string) => `A new task has been assigned to ${assigneeName}`,
  marked: (taskName: string) => `The task ${taskName} has been completed`,
  overdue: (taskName: string) => `The task ${taskName} is overdue`,
  /** For families: one line for as long as the task stays open. */
  stillOpen: (taskName: string) => `Still open: ${taskName}. Skip it?`,
} as const;

export const taskNotifications = {
  TASK_ADDED: { record: 'task', reported: true, target: ({ task }) => recordTarget('task', task) },
  TASK_MARKED: { record: 'task', reported: true, target: ({ task }) => recordTarget('task', task) },
} as const satisfies NotificationKinds;

export const overdueNotifications = {
  TASK_OVERDUE: {
    record: 'task',
    target: ({ task }) => ({ kind: 'page', path: SCREENS.program.path, ...(task && { task: task._id }) }),
  },
} as const satisfies NotificationKinds;
