import { isBlank } from '../kernel/visible.ts';
import { taskTexts } from './texts.ts';

// Validation of a complete task. Days are calendar days (YYYY-MM-DD), which compare as text.

export type TaskRecord = {
  name?: string | undefined;
  description?: string | undefined;
  skill?: string | null | undefined;
  taskType?: string | null | undefined;
  assignee?: readonly string[] | undefined;
  dueDate?: string | null | undefined;
  contentLink?: string | undefined;
};

export const isHttpsLink = (link: string): boolean => {
  try {
    return new URL(link).protocol === 'https:';
  } catch {
    return false;
  }
};

/**
 * Problems of a task by field. `today` is the editor's calendar day; `stored` is the record before the change.
 * A stored due date may have passed; only a newly chosen one must lie in the future.
 */
export const taskProblems = (task: TaskRecord, today: string, stored?: TaskRecord): Record<string, string> => {
  const problems: Record<string, string> = {};
  if (isBlank(task.name)) problems['name'] = taskTexts.inputName;
  if (!task.skill) problems['skill'] = taskTexts.selectSkill;
  if (!task.taskType) problems['taskType'] = taskTexts.selectType;
  if (!task.assignee?.length) problems['assignee'] = taskTexts.selectAssignee;
  if (isBlank(task.description)) problems['description'] = taskTexts.inputDescription;
  if (task.dueDate && task.dueDate <= today && task.dueDate !== stored?.dueDate)
    problems['dueDate'] = taskTexts.dueAfterToday;
  if (task.contentLink && !isHttpsLink(task.contentLink)) problems['contentLink'] = taskTexts.linkHttps;
  return problems;
};
