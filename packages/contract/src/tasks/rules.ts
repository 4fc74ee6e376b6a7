import { isBlank } from '../kernel/visible.ts';
import { taskTexts } from './texts.ts';

// What a complete task looks like. Days are calendar days (YYYY-MM-DD), which compare as text.

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
 * What is wrong with a task, by field. `today` is the writer's calendar day. A due date that has come to pass is not
 * wrong, only choosing such a day is: `stored` is the record before the change.
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
