import { z } from 'zod';
import { recordFields, requiredText, version } from '../kernel/fields.ts';
import { myTaskTexts } from './texts.ts';
import { MY_TASK_TITLE_MAX } from './title.ts';

/** A personal to-do in the workspace, unrelated to the tasks of a child's programme. */
export const myTask = z.object({ ...recordFields, title: z.string(), completed: z.boolean(), version });
export type MyTask = z.infer<typeof myTask>;

const title = requiredText(myTaskTexts.inputTitle, MY_TASK_TITLE_MAX);

export const createMyTaskBody = z.strictObject({ title });
export const updateMyTaskBody = z.strictObject({
  title: title.optional(),
  completed: z.boolean().optional(),
  version: version.optional(),
});
