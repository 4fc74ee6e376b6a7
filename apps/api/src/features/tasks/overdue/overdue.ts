import { taskNotificationTexts } from '@amberway/contract/tasks/notifications';
import { inTransaction } from '../../../kernel/db/context.ts';
import { notifyUsers, replaceStanding } from '../../notifications/public.ts';
import { nextFamilies, overdueTasks, type OverdueTask } from './queries.ts';

/** Families in one transaction. */
const BATCH = 100;

/** For a family: one line for each of its own tasks, and another one when the due date was moved and has passed again. */
const toFamily = ({ id, name, dueDate, memberId, parentId, primaryContact }: OverdueTask) => ({
  type: 'TASK_OVERDUE' as const,
  actorId: null,
  memberId,
  businessUserId: primaryContact,
  taskId: id,
  recipients: [parentId],
  day: dueDate,
  message: taskNotificationTexts.stillOpen(name),
});

const staffOf = ({ parentId, primaryContact, assignees }: OverdueTask): string[] =>
  [...new Set([...assignees, ...(primaryContact ? [primaryContact] : [])])].filter((one) => one !== parentId);

/** For staff: one line for each family, about the tasks that are theirs to follow. The tasks come oldest first. */
const toStaff = (tasks: readonly OverdueTask[], today: string) => {
  const byReader = new Map<string, [OverdueTask, ...OverdueTask[]]>();
  for (const task of tasks)
    for (const userId of staffOf(task)) {
      const key = `${userId} ${task.parentId}`;
      byReader.set(key, [...(byReader.get(key) ?? []), task] as [OverdueTask, ...OverdueTask[]]);
    }
  return [...byReader].map(([key, [oldest, ...others]]) => {
    const open = [oldest, ...others];
    const children = [...new Set(open.map(({ child }) => child))];
    return {
      userId: key.slice(0, key.indexOf(' ')),
      customerId: oldest.parentId,
      memberId: oldest.memberId,
      count: open.length,
      message: taskNotificationTexts.openTasks({ children, count: open.length, oldest: oldest.dueDate, today }),
    };
  });
};

/**
 * Notifies families and their staff of overdue tasks. Unique indexes allow a family one line for each task and due
 * date, and staff one for each family, however often and wherever this runs.
 */
export const notifyOverdue = async (today: string, signal?: AbortSignal): Promise<void> => {
  for (let after: string | undefined; ;) {
    signal?.throwIfAborted();
    const families: string[] = await nextFamilies(after ?? null, BATCH);
    await inTransaction(async () => {
      const tasks = families.length > 0 ? await overdueTasks(families, today) : [];
      await notifyUsers(tasks.filter((task) => task.assignees.includes(task.parentId)).map(toFamily));
      await replaceStanding(families, toStaff(tasks, today), today);
    });
    after = families.at(-1);
    if (families.length < BATCH) return;
  }
};
