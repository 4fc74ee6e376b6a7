import { z } from 'zod';
import { day, id, recordFields, version } from '../kernel/fields.ts';
import { FUNDINGS } from './body.ts';

const person = z.object({ _id: id, firstName: z.string(), lastName: z.string(), email: z.string() });

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
  primaryContactObject: person.extend({ avatar: z.string().nullable() }).nullable(),
});
export type MemberSummary = z.infer<typeof memberSummary>;

/** The whole record, with the parent resolved. */
export const member = memberSummary.extend({
  ...recordFields,
  parent: person,
  gender: z.string().nullable(),
  funding: z.enum(FUNDINGS).nullable(),
  listingType: z.string().nullable(),
  listingIdentifier: z.string().nullable(),
  version,
});
export type Member = z.infer<typeof member>;

/** Includes the submitted forms: JSON text keyed by ChildOnboardingProfile, as on a user. */
export const memberDetails = member.extend({ forms: z.string().nullable() });
