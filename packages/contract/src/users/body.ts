import { z } from 'zod';
import { ANSWERS_MAX_CHARACTERS } from '../assessment/answers.ts';
import { stays } from '../kernel/account-access.ts';
import { requiredText, text, version } from '../kernel/fields.ts';
import { isBlank } from '../kernel/visible.ts';
import { PLANS, SIGN_IN_TYPES, STAFF_ROLES, USER_STATUSES, isBusinessType } from '../kernel/roles.ts';
import { kpiTargets } from '../kpis/body.ts';
import { capacityFields, capacityProblems } from '../kpis/capacity.ts';
import { childBody } from '../members/body.ts';
import { findCountry } from '../places/countries.ts';
import { LANGUAGES, LANGUAGES_EACH } from '../places/languages.ts';
import { findTimeZone } from '../places/time-zones.ts';
import { isDialCode, userProblems } from './rules.ts';
import { userTexts } from './texts.ts';

// Request bodies to create or change a user. An empty field means none.

const NAME_MAX = 100;
const LINE_MAX = 200;
const EMAIL_MAX = 254;
export const CHILDREN_MAX = 20;

const line = (max: number) =>
  text(max)
    .transform((value) => (isBlank(value) ? null : value))
    .nullable();

export const email = requiredText(userTexts.inputEmail, EMAIL_MAX, userTexts.invalidEmail)
  .toLowerCase()
  .pipe(z.email(userTexts.invalidEmail));

/** Names and codes are accepted; the name is stored. */
const country = line(LINE_MAX).transform((value) => (value === null ? null : (findCountry(value)?.name ?? value)));
const timeZone = line(LINE_MAX).transform((value) => {
  if (value === null) return null;
  const zone = findTimeZone(value);
  // A region keeps its own name: Asia/Calcutta is not replaced by its canonical zone.
  return zone ? (zone.label.toLowerCase() === value.trim().toLowerCase() ? zone.zone : value.trim()) : value;
});
const dialCode = line(6).refine((value) => value === null || isDialCode(value), userTexts.selectACountryCode);

const fields = {
  firstName: text(NAME_MAX, userTexts.inputFirstName).refine((name) => !isBlank(name), userTexts.inputFirstName),
  lastName: text(NAME_MAX).nullable(),
  email,
  phoneCountryCode: dialCode,
  phoneNumber: line(30),
  address: line(LINE_MAX),
  otherAddress: line(LINE_MAX),
  city: line(NAME_MAX),
  state: line(NAME_MAX),
  postCode: line(20),
  country,
  timeZone,
  avatar: text(2000).nullable(),
  userStatus: z.enum(USER_STATUSES),
  businessUserType: z.array(z.enum(STAFF_ROLES)).max(STAFF_ROLES.length),
  isMain: z.boolean(),
  languages: z.array(z.enum(LANGUAGES)).max(LANGUAGES_EACH),
  /** A name of the lookup list `tag`. */
  tag: line(NAME_MAX),
  csm: z.uuid(userTexts.selectCsm).nullable(),
  choosePlan: z.enum(PLANS, userTexts.selectPlan).nullable(),
  validated: z.boolean(),
  ...capacityFields,
};

/** Saved in the same transaction as the user. */
const together = {
  members: z.array(childBody).max(CHILDREN_MAX).optional(),
  kpis: kpiTargets.optional(),
};

const { firstName, email: emailField, ...rest } = fields;

export const createUserBody = z
  .strictObject({
    type: z.enum(SIGN_IN_TYPES, userTexts.selectType),
    firstName,
    email: emailField,
    ...z.object(rest).partial().shape,
    ...together,
  })
  .superRefine((user, context) => {
    const problems = { ...userProblems(user), ...(isBusinessType(user.type) && capacityProblems(user)) };
    for (const [field, message] of Object.entries(problems))
      context.addIssue({ code: 'custom', path: [field], message });
  });
export type CreateUserBody = z.infer<typeof createUserBody>;

/** Partial; the rules run on the merged record. `type` may be repeated but not changed. */
export const updateUserBody = z.strictObject({
  ...z.object(fields).partial().shape,
  /** Another business user, who gets the children and families of one who is deactivated. */
  handOverTo: z.uuid(userTexts.staffOnlyCsm).optional(),
  /** With a new address of one's own: what still opens the account. Required when something does. */
  stays: stays.optional(),
  /** With a new address of somebody else: the password ends, too, and a link for a new one is mailed there. */
  endPassword: z.boolean().optional(),
  /** The answers of the social skill assessment, as JSON text. */
  socialSkillAssessment: text(ANSWERS_MAX_CHARACTERS).optional(),
  type: z.enum(SIGN_IN_TYPES, userTexts.selectType).optional(),
  ...together,
  version: version.optional(),
});
export type UpdateUserBody = z.infer<typeof updateUserBody>;
