import { taskNotificationTexts } from '@amberway/contract/tasks/notifications';
import { notifyUsers } from '../../notifications/public.ts';
import { overdueTasks } from './queries.ts';

const BATCH = 200;

/**
 * Notifies assignees and primary clinicians of overdue tasks. A unique index allows each of them one per task and day,
 * however often and wherever this runs.
 */
export const notifyOverdue = async (today: string, signal?: AbortSignal): Promise<void> => {
  for (let after: string | null = null; ;) {
    signal?.throwIfAborted();
    const tasks: Awaited<ReturnType<typeof overdueTasks>> = await overdueTasks(today, after, BATCH);
    await notifyUsers(
      tasks.map(({ id, name, memberId, primaryContact, assignees }) => ({
        type: 'TASK_OVERDUE' as const,
        actorId: null,
        memberId,
        businessUserId: primaryContact,
        recipients: [...assignees, primaryContact],
        taskId: id,
        day: today,
        message: taskNotificationTexts.overdue(name),
      })),
    );
    after = tasks.at(-1)?.id ?? null;
    if (tasks.length < BATCH) return;
  }
};
