import { taskNotificationTexts } from '@amberway/contract/tasks/notifications';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { setReminderSkipped } from '../../notifications/public.ts';
import type { TaskRecord } from '../queries.ts';

/** Ends the viewer's reminders of the task's due date, or resumes them. A later due date is a new one. */
export const skipReminder = async ({ userId }: Principal, { task }: TaskRecord, skipped: boolean): Promise<void> => {
  const { id: taskId, name, memberId, dueDate: day } = task;
  // Without a due date there is nothing to be reminded of.
  if (!day) return;
  const message = taskNotificationTexts.stillOpen(name);
  await setReminderSkipped({ userId, type: 'TASK_OVERDUE', memberId, taskId, day, message, read: true }, skipped);
};
