import { z } from 'zod';
import { day, id, instant } from './fields.ts';

/** In a failure `account_closed`: what the family of a closed account may know and do after a right password. */
export const accountClosed = z.object({
  customerId: id,
  closedOn: day,
  /** Until the end of this day in the family's zone it may take its record along; null where it never may. */
  lastDay: day.nullable(),
  /** Opens the export of this record and nothing else; null once the last day is over. */
  access: z.object({ token: z.string(), expiresAt: instant }).nullable(),
  support: z.string().nullable(),
});
export type AccountClosed = z.infer<typeof accountClosed>;
