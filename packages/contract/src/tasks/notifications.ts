import { childPagePath } from '../shell/child-page-path.ts';
import { formatWall } from '../kernel/date-text.ts';
import { listed } from '../kernel/listed.ts';
import type { NotificationKinds } from '../kernel/notification-kind.ts';
import { pageTarget, recordTarget } from '../shell/notification-targets.ts';
import { SCREENS } from '../shell/routes.ts';

type OpenTasks = {
  children: readonly string[];
  count: number;
  /** The earliest due date. */
  oldest: string;
  today: string;
};

const sinceDay = (day: string, today: string): string =>
  formatWall(Date.parse(day), day.slice(0, 4) === today.slice(0, 4) ? 'D MMMM' : 'D MMMM YYYY');

export const taskNotificationTexts = {
  added: (assigneeName: string) => `A new task has been assigned to ${assigneeName}`,
  marked: (taskName: string) => `The task ${taskName} has been completed`,
  /** For staff: one line for a family, for as long as one of its tasks stays open. */
  openTasks: ({ children, count, oldest, today }: OpenTasks) =>
    `${listed(children)}: ${count === 1 ? '1 task open' : `${count} tasks open, the oldest`} since ${sinceDay(oldest, today)}`,
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
    target: ({ task, member }) => {
      if (task) return { kind: 'page', path: SCREENS.program.path, task: task._id };
      // The line of staff is about a family, and names the child with the oldest task.
      return pageTarget(member ? childPagePath(member._id) : SCREENS.program.path);
    },
  },
} as const satisfies NotificationKinds;
