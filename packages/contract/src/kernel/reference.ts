import { z } from 'zod';
import { id } from './fields.ts';

/** Another record's id and name: requests send the id, responses return both. */
export const reference = z.object({ _id: id, name: z.string() });
export type Reference = z.infer<typeof reference>;
