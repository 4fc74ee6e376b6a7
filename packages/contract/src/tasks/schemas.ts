import { z } from 'zod';
import { day, id, instant, recordFields, version } from '../kernel/fields.ts';
import { reference } from '../kernel/reference.ts';

/** Name and avatar, without the e-mail address: families see the whole team. */
export const taskPerson = z.object({
  _id: id,
  firstName: z.string(),
  lastName: z.string(),
  avatar: z.string().nullable(),
});
export type TaskPerson = z.infer<typeof taskPerson>;

/** Who ticked it: families see whose tick it is when it is not their own. */
export const ticker = z.object({ _id: id, firstName: z.string() });

/** What somebody of the family wrote when ticking a task, with the task it is about. */
export const familyWords = z.object({ _id: id, name: z.string(), text: z.string(), at: instant, by: taskPerson });
export type FamilyWords = z.infer<typeof familyWords>;

/** A row of the programme: enough to show and tick it and to decide on its actions. */
export const taskSummary = z.object({
  ...recordFields,
  name: z.string(),
  skill: id,
  member: id,
  taskType: reference.nullable(),
  assignee: z.array(taskPerson),
  dueDate: day.nullable(),
  isCompleted: z.boolean(),
  completedAt: instant.nullable(),
  tickedBy: ticker.nullable(),
  /** When it was closed without being done, because its skill or outcome ended. */
  closedAt: instant.nullable(),
  /** Still open although its skill or outcome has ended. */
  isExtra: z.boolean(),
  /** Who added it, which decides whether a family may edit it. */
  createdBy: id,
  version,
});
export type TaskSummary = z.infer<typeof taskSummary>;

export const task = taskSummary.extend({
  description: z.string(),
  commentBox: z.string(),
  /** The note added when it was ticked. */
  notes: z.string(),
  isDeleted: z.boolean(),
  strategy: z.string(),
  toolName: z.string(),
  toolDetails: z.string(),
  fileLink: z.array(reference),
  contentLink: z.string(),
});
export type Task = z.infer<typeof task>;

/** With its skill and outcome, and who added and ticked it. */
export const taskDetails = task.extend({
  skillObject: z.object({ _id: id, name: z.string(), status: z.string() }),
  outcomeObject: z.object({ _id: id, name: z.string(), status: z.string() }),
  createdByObject: taskPerson,
  completedByObject: taskPerson.nullable(),
  /** The viewer wants no more reminders of this due date. */
  reminderSkipped: z.boolean(),
});
export type TaskDetails = z.infer<typeof taskDetails>;
