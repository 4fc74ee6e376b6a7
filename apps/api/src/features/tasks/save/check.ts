import { outcomeIsOpen } from '@amberway/contract/programme/outcome-status';
import { skillTakesTasks } from '@amberway/contract/programme/skill-status';
import { taskCanChange, taskGoesOn } from '@amberway/contract/tasks/actions';
import { type TaskRecord, taskProblems } from '@amberway/contract/tasks/rules';
import { taskTexts } from '@amberway/contract/tasks/texts';
import { invalidFields, notFound, refuseProblems } from '../../../kernel/http/failure.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { todayOf } from '../../../kernel/clock/today.ts';
import { wrongEntries } from '../../lookups/public.ts';
import type { SkillStanding } from '../../programme/public.ts';
import { assignableTo } from './queries.ts';

const statusesOf = ({ outcome, skill }: SkillStanding) => ({ outcome: outcome.status, skill: skill.status });

type StoredState = { closedAt: string | null; isExtra: boolean };

/** Closed tasks, and tasks of an ended skill or outcome, are frozen; extra practice can be ticked and removed. */
export const refuseFrozen = (at: SkillStanding, task: StoredState, field: 'skill' | 'isCompleted' | 'isDeleted') => {
  const goesOn = field === 'skill' ? taskCanChange : taskGoesOn;
  if (goesOn(statusesOf(at), task)) return;
  throw invalidFields({ [field]: outcomeIsOpen(at.outcome.status) ? taskTexts.frozen : taskTexts.outcomeClosed });
};

export const refuseNewTasks = (at: SkillStanding) => {
  if (skillTakesTasks(statusesOf(at))) return;
  throw invalidFields({ skill: outcomeIsOpen(at.outcome.status) ? taskTexts.takesNone : taskTexts.outcomeClosed });
};

type Checked = {
  principal: Principal;
  child: { id: string; parentId: string };
  /** The merged record. */
  record: TaskRecord;
  stored?: TaskRecord | undefined;
  taskType: string | undefined;
  newAssignees: readonly string[];
};

/** Naming an assignee who is neither of the family nor works with the child returns 404. */
export const checkTask = async ({ principal, child, record, stored, taskType, newAssignees }: Checked) => {
  if (newAssignees.length > 0 && (await assignableTo(child, newAssignees)).length < newAssignees.length)
    throw notFound();
  refuseProblems({
    ...taskProblems(record, todayOf(principal), stored),
    ...(await wrongEntries({ taskType: { id: taskType, type: 'taskType', text: taskTexts.selectType } })),
  });
};
