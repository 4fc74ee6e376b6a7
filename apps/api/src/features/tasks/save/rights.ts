import { COACH_TASK_FIELDS } from '@amberway/contract/tasks/body';
import { fillsWholeTask, mayEditTask, mayTickTask, type TaskViewer } from '@amberway/contract/tasks/actions';
import { taskTexts } from '@amberway/contract/tasks/texts';
import { userTexts } from '@amberway/contract/users/texts';
import { ApiFailure } from '../../../kernel/http/failure.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';

/** The actor, in the form the contract's rules expect. */
const viewerOf = ({ role, actorRole, actorId }: Principal): TaskViewer => ({ role, actorRole, id: actorId });

const refuse = (message: string, field: string) =>
  new ApiFailure('forbidden', { message, errors: { [field]: message } });

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** A family fills in the short form; the coach's fields may be sent empty on creation, or unchanged. */
export const refuseCoachFields = (principal: Principal, changes: Record<string, unknown>, isNew: boolean) => {
  if (fillsWholeTask(viewerOf(principal))) return;
  const refused = COACH_TASK_FIELDS.filter((field) => field in changes && !(isNew && isEmpty(changes[field])));
  if (refused.length > 0)
    throw new ApiFailure('forbidden', {
      errors: Object.fromEntries(refused.map((field) => [field, userTexts.columnRefused])),
    });
};

export const refuseEdit = (principal: Principal, createdBy: string) => {
  if (!mayEditTask(viewerOf(principal), { createdBy })) throw refuse(taskTexts.onlyOwn, 'createdBy');
};

export const refuseTick = (principal: Principal, assignees: readonly string[]) => {
  const assignee = assignees.map((_id) => ({ _id }));
  if (!mayTickTask(viewerOf(principal), { assignee })) throw refuse(taskTexts.onlyAssignee, 'isCompleted');
};
