import { z } from 'zod';
import { id } from './fields.ts';

/** What another record is called: references are sent as ids and read back so. */
export const reference = z.object({ _id: id, name: z.string() });
export type Reference = z.infer<typeof reference>;
