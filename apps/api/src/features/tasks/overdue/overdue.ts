import { taskNotificationTexts } from '@amberway/contract/tasks/notifications';
import { notifyUsers } from '../../notifications/public.ts';
import { overdueTasks } from './queries.ts';

const BATCH = 200;

/**
 * Notifies assignees and primary clinicians of overdue tasks. A unique index allows each of them one per task and day,
 * however often and wherever this runs. The day of a family is the due date: it has one line for as long as the task
 * stays open, and another one only when the due date was moved and has passed again.
 */
export const notifyOverdue = async (today: string, signal?: AbortSignal): Promise<void> => {
  for (let after: string | null = null; ;) {
    signal?.throwIfAborted();
    const tasks: Awaited<ReturnType<typeof overdueTasks>> = await overdueTasks(today, after, BATCH);
    await notifyUsers(
      tasks.flatMap(({ id, name, dueDate, memberId, parentId, primaryContact, assignees }) => {
        const notice = {
          type: 'TASK_OVERDUE' as const,
          actorId: null,
          memberId,
          businessUserId: primaryContact,
          taskId: id,
        };
        const [family, staff] = [[parentId].filter((one) => assignees.includes(one)), [...assignees, primaryContact]];
        return [
          { ...notice, recipients: family, day: dueDate, message: taskNotificationTexts.stillOpen(name) },
          {
            ...notice,
            recipients: staff.filter((one) => one !== parentId),
            day: today,
            message: taskNotificationTexts.overdue(name),
          },
        ];
      }),
    );
    after = tasks.at(-1)?.id ?? null;
    if (tasks.length < BATCH) return;
  }
};
