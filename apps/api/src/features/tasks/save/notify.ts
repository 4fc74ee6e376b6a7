import { isFamily } from '@amberway/contract/kernel/roles';
import { taskNotificationTexts } from '@amberway/contract/tasks/notifications';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { aboutFamily, type Family, type NotifiedRecord, notifyUsers } from '../../notifications/public.ts';
import { sharedNotices } from '../../resources/public.ts';
import { isTaskOf } from '../queries.ts';

type TaskChange = {
  /** Newly assigned users. */
  assignees?: readonly string[];
  /** Resources newly shared with the family for this task. */
  resources?: readonly { id: string }[];
  marked?: boolean;
};

/** All notifications of one change of a task. A parent's tick notifies the clinician, a coach's the parent. */
export const notifyTaskChanged = (
  principal: Principal,
  family: Family,
  task: { id: string; name: string },
  { assignees = [], resources = [], marked = false }: TaskChange,
): Promise<void> =>
  notifyUsers([
    ...sharedNotices(principal, family, resources),
    {
      ...aboutFamily(principal, family),
      type: 'TASK_ADDED',
      recipients: assignees,
      taskId: task.id,
      message: ({ firstName, lastName }) => taskNotificationTexts.added(`${firstName} ${lastName}`.trim()),
    },
    {
      ...aboutFamily(principal, family),
      type: 'TASK_MARKED',
      recipients: marked ? [isFamily(principal) ? family.primaryContact : family.parentId] : [],
      taskId: task.id,
      message: taskNotificationTexts.marked(task.name),
    },
  ]);

export const notifiedTask: NotifiedRecord = { field: 'task', belongsToMember: isTaskOf };
