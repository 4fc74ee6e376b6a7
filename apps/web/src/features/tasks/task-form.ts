import { createTaskBody } from '@amberway/contract/tasks/body';
import { joinTags, splitTags } from '@amberway/contract/tasks/options';
import { taskProblems, type TaskRecord } from '@amberway/contract/tasks/rules';
import type { Task } from '@amberway/contract/tasks/schemas';
import { DEFAULT_DUE_IN_DAYS } from '@amberway/contract/tasks/texts';
import { addDays } from '../../ui/date-range/zoned-day.ts';
import { asIssues } from '../../ui/form/rules-as-issues.ts';
import { withRules } from '../../ui/form/with-rules.ts';
import type { Picked } from '../resources/public.ts';

export type TaskValues = {
  name: string;
  description: string;
  commentBox: string;
  skill: string | undefined;
  taskType: string | undefined;
  assignee: string[];
  dueDate: string | null;
  strategy: string[];
  toolName: string[];
  toolDetails: string;
  contentLink: string;
  fileLink: Picked[];
  notes: string;
};

/** A new task is due tomorrow; a family's own task is assigned to its author by default. */
export const newTask = (skill: string, today: string, assignee: string[]): TaskValues => ({
  name: '',
  description: '',
  commentBox: '',
  skill: skill,
  taskType: undefined,
  assignee,
  dueDate: addDays(today, DEFAULT_DUE_IN_DAYS),
  strategy: [],
  toolName: [],
  toolDetails: '',
  contentLink: '',
  fileLink: [],
  notes: '',
});

export const taskValuesOf = (task: Task): TaskValues => ({
  name: task.name,
  description: task.description,
  commentBox: task.commentBox,
  skill: task.skill,
  taskType: task.taskType?._id,
  assignee: task.assignee.map(({ _id }) => _id),
  dueDate: task.dueDate,
  strategy: splitTags(task.strategy),
  toolName: splitTags(task.toolName),
  toolDetails: task.toolDetails,
  contentLink: task.contentLink,
  fileLink: task.fileLink,
  notes: task.notes,
});

/** The request body. Families send only their own fields. */
export const taskBodyOf =
  (whole: boolean, isNew: boolean) =>
  (values: TaskValues): object => ({
    name: values.name,
    description: values.description,
    commentBox: values.commentBox,
    skill: values.skill ?? '',
    taskType: values.taskType,
    assignee: values.assignee,
    dueDate: values.dueDate,
    ...(isNew && { isCompleted: false }),
    ...(whole && {
      strategy: joinTags(values.strategy),
      toolName: joinTags(values.toolName),
      toolDetails: values.toolDetails,
      contentLink: values.contentLink.trim(),
      fileLink: values.fileLink.map(({ _id }) => _id),
    }),
  });

/** A stored past date may stay; only choosing a new past one is invalid. */
export const taskSchema = (today: string, stored?: TaskRecord) =>
  withRules(createTaskBody, (values) => asIssues(taskProblems(values, today, stored)));
