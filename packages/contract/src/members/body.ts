import { z } from 'zod';
import { day, id, text, version } from '../kernel/fields.ts';
import { memberTexts } from './texts.ts';

export const FUNDINGS = ['Private', 'AU_NDIS', 'NHS', 'Medicare', 'Others'] as const;
export type Funding = (typeof FUNDINGS)[number];

const empty = (value: string | null) => (value === null || value.trim() === '' ? null : value);

const fields = {
  firstName: text(100).min(1, memberTexts.inputFirstName),
  lastName: text(100).nullable(),
  dob: day.nullable(),
  gender: text(100).nullable().transform(empty),
  memberShipStart: day.nullable(),
  memberShipEnd: day.nullable(),
  primaryContact: id.nullable(),
  funding: z.enum(FUNDINGS).nullable(),
  listingType: text(200).nullable().transform(empty),
  listingIdentifier: text(200).nullable().transform(empty),
  avatarUrl: text(2000).nullable(),
};
const { firstName, ...others } = fields;

/** A child as a form sends it: with `_id` it is changed, without it is new. The rules are in rules.ts. */
export const childBody = z.strictObject({
  _id: id.optional(),
  parent: id.optional(),
  firstName: z.string(memberTexts.inputFirstName).pipe(firstName),
  ...z.object(others).partial().shape,
  version: version.optional(),
});
export type ChildBody = z.infer<typeof childBody>;

export const createMemberBody = z.strictObject({
  parent: z.uuid(memberTexts.selectParent),
  firstName: z.string(memberTexts.inputFirstName).pipe(firstName),
  ...z.object(others).partial().shape,
});

/** Partial; the rules run on the merged record. The parent may be repeated but not changed. */
export const updateMemberBody = z.strictObject({
  ...z.object(fields).partial().shape,
  parent: id.optional(),
  version: version.optional(),
});
export type UpdateMemberBody = z.infer<typeof updateMemberBody>;

export const updateAndCreateBody = z.array(childBody).min(1).max(20);

/** What a customer may change of their own child; the rest is the staff's. */
export const CUSTOMER_CHILD_FIELDS = [
  'firstName',
  'lastName',
  'dob',
  'gender',
  'avatarUrl',
] as const satisfies readonly (keyof UpdateMemberBody)[];
