import { z } from 'zod';
import { id, recordFields, requiredText, text, version } from '../kernel/fields.ts';
import { hasLetter } from '../kernel/visible.ts';
import { userTexts } from '../users/texts.ts';
import { contactProblems } from './rules.ts';
import { supportContactTexts } from './texts.ts';

export const CONTACTS_MAX = 20;

const line = text(200).nullable().optional();

/** Wire names as specified: `lastname` has a lower-case n. */
const supporterInfo = z.strictObject({
  avatar: text(2000).nullable().optional(),
  firstName: line,
  lastname: line,
  address: line,
  otherAddress: line,
  city: line,
  state: line,
  country: line,
  postCode: line,
  phoneCountryCode: line,
  phoneNumber: line,
  email: line,
});

/** Someone who supports the family: a grandparent, a teacher, a therapist. */
export const supportContact = z.object({
  ...recordFields,
  uid: id,
  name: z.string(),
  relationship: z.string(),
  supporterInfo: z.object({
    avatar: z.string().nullable(),
    firstName: z.string().nullable(),
    lastname: z.string().nullable(),
    address: z.string().nullable(),
    otherAddress: z.string().nullable(),
    city: z.string().nullable(),
    state: z.string().nullable(),
    country: z.string().nullable(),
    postCode: z.string().nullable(),
    phoneCountryCode: z.string().nullable(),
    phoneNumber: z.string().nullable(),
    email: z.string().nullable(),
  }),
  version,
});
export type SupportContact = z.infer<typeof supportContact>;

/** The details of a contact of whom only the name is known. */
export const NOTHING_KNOWN: SupportContact['supporterInfo'] = {
  avatar: null,
  firstName: null,
  lastname: null,
  address: null,
  otherAddress: null,
  city: null,
  state: null,
  country: null,
  postCode: null,
  phoneCountryCode: null,
  phoneNumber: null,
  email: null,
};

/** With `_id` it is updated, without it is created. `uid` is the customer's id; customers may leave it out. */
const supportContactBody = z.strictObject({
  _id: id.optional(),
  uid: z.uuid(supportContactTexts.whichFamily).optional(),
  name: requiredText(supportContactTexts.inputName, 200).refine(hasLetter, userTexts.namePattern),
  relationship: requiredText(supportContactTexts.selectRelationship, 100),
  supporterInfo: supporterInfo.optional(),
  version: version.optional(),
});
export type SupportContactBody = z.infer<typeof supportContactBody>;
/** The form's schema, with the rules the server runs on the merged record. `stored` is the contact before a change. */
export const contactForm = (stored?: SupportContact) =>
  supportContactBody.superRefine(({ supporterInfo: info = {} }, context) => {
    for (const [field, message] of Object.entries(contactProblems(info, stored?.supporterInfo)))
      context.addIssue({ code: 'custom', path: ['supporterInfo', field], message });
  });
export const supportContactsBody = z.array(supportContactBody).min(1).max(CONTACTS_MAX);
