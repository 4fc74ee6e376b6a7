import { z } from 'zod';
import { day, id, text, version } from '../kernel/fields.ts';
import { isBlank } from '../kernel/visible.ts';
import { memberTexts } from './texts.ts';

export const FUNDINGS = ['Private', 'AU_NDIS', 'NHS', 'Medicare', 'Others'] as const;
export type Funding = (typeof FUNDINGS)[number];

const empty = (value: string | null) => (isBlank(value) ? null : value);

const fields = {
  firstName: text(100, memberTexts.inputFirstName).refine((name) => !isBlank(name), memberTexts.inputFirstName),
  lastName: text(100).nullable(),
  dob: day.nullable(),
  gender: text(100).nullable().transform(empty),
  memberShipStart: day.nullable(),
  memberShipEnd: day.nullable(),
  primaryContact: z.uuid(memberTexts.inputClinician).nullable(),
  funding: z.enum(FUNDINGS).nullable(),
  listingType: text(200).nullable().transform(empty),
  listingIdentifier: text(200).nullable().transform(empty),
  avatarUrl: text(2000).nullable(),
};
const { firstName, ...others } = fields;

/** A child as a form sends it: with `_id` it is updated, without it is created. The rules are in rules.ts. */
export const childBody = z.strictObject({
  _id: id.optional(),
  parent: z.uuid(memberTexts.selectParent).optional(),
  firstName,
  ...z.object(others).partial().shape,
  version: version.optional(),
});
export type ChildBody = z.infer<typeof childBody>;

export const createMemberBody = z.strictObject({
  parent: z.uuid(memberTexts.selectParent),
  firstName,
  ...z.object(others).partial().shape,
});

/** Partial; the rules run on the merged record. `parent` may be repeated but not changed. */
export const updateMemberBody = z.strictObject({
  ...z.object(fields).partial().shape,
  parent: z.uuid(memberTexts.selectParent).optional(),
  version: version.optional(),
});
export type UpdateMemberBody = z.infer<typeof updateMemberBody>;

export const updateAndCreateBody = z.array(childBody).min(1).max(20);

/** Fields of their own child that a customer may change; all others are for staff. */
export const CUSTOMER_CHILD_FIELDS = [
  'firstName',
  'lastName',
  'dob',
  'gender',
  'avatarUrl',
] as const satisfies readonly (keyof UpdateMemberBody)[];
