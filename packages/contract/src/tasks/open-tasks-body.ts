import { z } from 'zod';
import { OPEN_TASK_ACTIONS, openTaskTexts } from './open-tasks.ts';

// Apart from open-tasks.ts, which a family's programme loads: it needs no schemas.

export const openTasks = z
  .strictObject({
    action: z.enum(OPEN_TASK_ACTIONS, openTaskTexts.choose),
    to: z.uuid(openTaskTexts.selectSkill).optional(),
  })
  .refine(({ action, to }) => action !== 'move' || to !== undefined, openTaskTexts.selectSkill);
