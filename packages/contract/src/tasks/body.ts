import { z } from 'zod';
import { day, id, requiredText, text, version } from '../kernel/fields.ts';
import { NOTES_MAX, taskTexts } from './texts.ts';

/** `dueDate` is a calendar day; an empty string means none. */
const dueDate = z.preprocess((value) => (value === '' ? null : value), day.nullable());

const basicFields = {
  name: requiredText(taskTexts.inputName, 300),
  description: text(50_000, taskTexts.inputDescription),
  commentBox: text(10_000),
  /** An id of the lookup list `taskType`. */
  taskType: z.uuid(taskTexts.selectType),
  isCompleted: z.boolean(),
  assignee: z.array(id, taskTexts.selectAssignee).max(20),
  dueDate,
};

/** Fields that only coaches fill in. */
const coachFields = {
  strategy: text(1_000),
  toolName: text(1_000),
  toolDetails: text(10_000),
  /** Ids of resources. */
  fileLink: z.array(id).max(50),
  contentLink: text(2_000),
};
export const COACH_TASK_FIELDS = Object.keys(coachFields) as (keyof typeof coachFields)[];

const fields = { ...basicFields, ...coachFields };

export const createTaskBody = z.strictObject({
  skill: z.uuid(taskTexts.selectSkill),
  member: id.optional(),
  notes: text(NOTES_MAX).optional(),
  ...z.object(fields).partial().shape,
});
export type CreateTaskBody = z.infer<typeof createTaskBody>;

/** Partial; rules on the merged record. `skill` moves the task to another skill of the same child. */
export const updateTaskBody = z.strictObject({
  ...z.object(fields).partial().shape,
  skill: z.uuid(taskTexts.selectSkill).optional(),
  member: id.optional(),
  notes: text(NOTES_MAX).optional(),
  isDeleted: z.boolean().optional(),
  isdeleted: z.boolean().optional(),
  version: version.optional(),
});
export type UpdateTaskBody = z.infer<typeof updateTaskBody>;

const taskVersion = z.int(taskTexts.sayVersion).min(1, taskTexts.sayVersion);

/** Only the tick, with its note. */
export const taskStatusBody = z.strictObject({
  isCompleted: z.boolean(taskTexts.sayWhetherDone),
  notes: text(NOTES_MAX).optional(),
  version: taskVersion.optional(),
});
/** The version that the tick returned: somebody may have changed the task since. */
export const undoTickBody = z.strictObject({ version: taskVersion });

export const taskReminderBody = z.strictObject({ skipped: z.boolean(taskTexts.sayWhetherSkipped) });

export type TaskStatusBody = z.infer<typeof taskStatusBody>;
