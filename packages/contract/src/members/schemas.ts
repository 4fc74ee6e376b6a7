import { z } from 'zod';
import { day, id } from '../kernel/fields.ts';

export const memberSummary = z.object({
  _id: id,
  parent: id,
  firstName: z.string(),
  lastName: z.string(),
  dob: day.nullable(),
  avatarUrl: z.string().nullable(),
  memberShipStart: day.nullable(),
  memberShipEnd: day.nullable(),
  primaryContact: id.nullable(),
  primaryContactObject: z
    .object({ _id: id, firstName: z.string(), lastName: z.string(), email: z.string(), avatar: z.string().nullable() })
    .nullable(),
});
export type MemberSummary = z.infer<typeof memberSummary>;
