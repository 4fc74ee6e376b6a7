import { isFamily } from '@amberway/contract/kernel/roles';
import { notificationTexts } from '@amberway/contract/notifications/texts';
import { inTransaction } from '../../../kernel/db/context.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { changeUnreads } from '../unread.ts';
import { resourcesShared } from './others.ts';
import { markTaskNotificationsRead } from './queries.ts';
import { countedDown, tell } from './tell.ts';

// Who is told of which change. What is called a family here is the child with its parent and primary clinician.

type Family = { id: string; parentId: string; primaryContact: string | null };
type Named = { id: string; name: string };

/** The coach in the story: who did it, or the one who looks after the child. */
const about = (principal: Principal, { id: memberId, primaryContact }: Family) => ({
  actorId: principal.actorId,
  memberId,
  businessUserId: isFamily(principal) ? primaryContact : principal.actorId,
});

export const notifyOutcomeChanged = (principal: Principal, family: Family, outcome: Named, what: 'added' | 'updated') =>
  tell([
    {
      ...about(principal, family),
      type: what === 'added' ? 'GOAL_ADDED' : 'GOAL_UPDATED',
      recipients: [family.parentId],
      outcomeId: outcome.id,
      message: what === 'added' ? notificationTexts.outcomeAdded : notificationTexts.outcomeUpdated,
    },
  ]);

export const notifySkillAdded = (principal: Principal, family: Family, skill: Named, outcome: Named) =>
  tell([
    {
      ...about(principal, family),
      type: 'MILESTONE_ADDED',
      recipients: [family.parentId],
      outcomeId: outcome.id,
      skillId: skill.id,
      message: notificationTexts.skillAdded(outcome.name),
    },
  ]);

type TaskNews = {
  /** Who has just been given it. */
  assignees?: readonly string[];
  /** What its family has just been given for it. */
  resources?: readonly { id: string }[];
  marked?: boolean;
};

/**
 * All that is to be told of a task at once, so that everyone who is told is locked in one order. A parent's tick is
 * told to the clinician, a coach's to the parent.
 */
export const notifyTaskChanged = (
  principal: Principal,
  family: Family,
  task: Named,
  { assignees = [], resources = [], marked = false }: TaskNews,
) =>
  tell([
    ...resourcesShared(principal, family, resources),
    {
      ...about(principal, family),
      type: 'TASK_ADDED',
      recipients: assignees,
      taskId: task.id,
      message: ({ firstName, lastName }) => notificationTexts.taskAdded(`${firstName} ${lastName}`.trim()),
    },
    {
      ...about(principal, family),
      type: 'TASK_MARKED',
      recipients: marked ? [isFamily(principal) ? family.primaryContact : family.parentId] : [],
      taskId: task.id,
      message: notificationTexts.taskMarked(task.name),
    },
  ]);

/** What was told of removed tasks is hidden, and no bell counts it any more. */
export const deleteTaskNotifications = (taskIds: string[]): Promise<void> =>
  inTransaction(async () => {
    if (taskIds.length === 0) return;
    const rows = await markTaskNotificationsRead(taskIds);
    await changeUnreads(countedDown(rows.map(({ userId }) => userId)));
  });
