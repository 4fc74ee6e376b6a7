import { outcomeIsOpen } from '@amberway/contract/outcomes/status';
import { skillTakesTasks, tasksCanChange } from '@amberway/contract/skills/status';
import { type TaskRecord, taskProblems } from '@amberway/contract/tasks/rules';
import { taskTexts } from '@amberway/contract/tasks/texts';
import { invalidFields, notFound, refuseProblems } from '../../../kernel/http/failure.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { wrongEntries } from '../../lookups/public.ts';
import type { SkillStanding } from '../../skills/public.ts';
import { todayOf } from '../../users/public.ts';
import { assignableTo } from './queries.ts';

const statusesOf = ({ outcome, skill }: SkillStanding) => ({ outcome: outcome.status, skill: skill.status });

/** The tasks of a mastered skill, and everything in a cancelled outcome, stay as they are. */
export const refuseFrozen = (at: SkillStanding, field: string) => {
  if (tasksCanChange(statusesOf(at))) return;
  throw invalidFields({ [field]: outcomeIsOpen(at.outcome.status) ? taskTexts.frozen : taskTexts.outcomeClosed });
};

export const refuseNewTasks = (at: SkillStanding) => {
  if (skillTakesTasks(statusesOf(at))) return;
  throw invalidFields({ milestone: outcomeIsOpen(at.outcome.status) ? taskTexts.takesNone : taskTexts.outcomeClosed });
};

type Checked = {
  principal: Principal;
  customerId: string;
  /** The whole record as it would be. */
  record: TaskRecord;
  stored?: TaskRecord | undefined;
  taskType: string | undefined;
  newAssignees: readonly string[];
};

/** Someone who is neither of the family nor works with it does not exist for its tasks. */
export const checkTask = async ({ principal, customerId, record, stored, taskType, newAssignees }: Checked) => {
  if (newAssignees.length > 0 && (await assignableTo(customerId, newAssignees)).length < newAssignees.length)
    throw notFound();
  refuseProblems({
    ...taskProblems(record, todayOf(principal), stored),
    ...(await wrongEntries({ taskType: { id: taskType, type: 'taskType', text: taskTexts.selectType } })),
  });
};
