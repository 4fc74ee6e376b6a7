import { z } from 'zod';
import { secondFactor } from '../kernel/second-factor.ts';
import { id, instant, recordFields, version } from '../kernel/fields.ts';
import { PLANS, ROLES, SIGN_IN_TYPES, USER_STATUSES } from '../kernel/roles.ts';
import { member, memberSummary } from '../members/schemas.ts';

/** Enough to show a person's name and avatar. */
export const personSummary = z.object({
  _id: id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  avatar: z.string().nullable(),
});
export type PersonSummary = z.infer<typeof personSummary>;

/** Directory fields, which staff also see of families they do not work with. */
export const userListItem = personSummary.extend({
  ...recordFields,
  type: z.enum(SIGN_IN_TYPES),
  userStatus: z.enum(USER_STATUSES),
  choosePlan: z.enum(PLANS).nullable(),
  version,
});
export type UserListItem = z.infer<typeof userListItem>;

/** A row of a list; what it has of a family is empty for families the viewer does not work with. */
export const userListRow = userListItem.extend({
  /** Of business users only. */
  languages: z.array(z.string()).optional(),
  csmObject: personSummary.nullable().optional(),
  children: z
    .array(
      z.object({
        _id: id,
        firstName: z.string(),
        lastName: z.string(),
        primaryContactObject: personSummary.nullable(),
      }),
    )
    .optional(),
});
export type UserListRow = z.infer<typeof userListRow>;

export const user = userListItem.extend({
  uid: z.string(),
  role: z.enum(ROLES),
  phoneCountryCode: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  address: z.string().nullable(),
  otherAddress: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  postCode: z.string().nullable(),
  country: z.string().nullable(),
  timeZone: z.string().nullable(),
  businessUserType: z.array(z.string()),
  csm: id.nullable(),
  totalWorkDays: z.number().nullable(),
  totalWorkHours: z.number().nullable(),
  totalClientCapacity: z.number().nullable(),
  forms: z.string().nullable(),
  /** JSON text of the answered questions. */
  socialSkillAssessment: z.string().nullable(),
  firstTimeLogin: z.boolean(),
  unreadCount: z.number(),
  validated: z.boolean(),
  /** The version of the consent text that the family agreed to, and when. */
  consentVersion: z.string().nullable(),
  consentAt: instant.nullable(),
});

/** A user as shown on their page and in the form. The number of clients is read-only. */
export const userDetails = user.extend({
  isMain: z.boolean(),
  /** Names of the list of languages. Administrators have none. */
  languages: z.array(z.string()),
  /** A name of the lookup list `tag`. */
  tag: z.string().nullable(),
  csmObject: personSummary
    .extend({ phoneCountryCode: z.string().nullable(), phoneNumber: z.string().nullable() })
    .nullable(),
  members: z.array(member),
  currentNumberOfClient: z.number().nullable(),
});
export type UserDetails = z.infer<typeof userDetails>;

/** Whose work somebody does: what has to go to another person when they leave. */
export const caseload = z.object({
  children: z.array(
    z.object({
      _id: id,
      firstName: z.string(),
      lastName: z.string(),
      parent: z.object({ _id: id, firstName: z.string(), lastName: z.string() }),
    }),
  ),
  /** How many families have them as success manager. */
  families: z.number(),
});
export type Caseload = z.infer<typeof caseload>;

/** What every signed-in user may see of a person: name, avatar and contact line. */
export const publicPerson = personSummary.extend({
  role: z.enum(ROLES),
  businessUserType: z.array(z.string()),
  phoneCountryCode: z.string().nullable(),
  phoneNumber: z.string().nullable(),
});
export type PublicPerson = z.infer<typeof publicPerson>;

/** The signed-in user. While staff act as a customer this is the customer, and `actor` is the staff member. */
export const currentUser = user.extend({
  members: z.array(memberSummary),
  actor: personSummary.extend({ role: z.enum(ROLES) }).nullable(),
  sessionExpiresAt: instant,
  secondFactor: secondFactor.nullable(),
});
export type CurrentUser = z.infer<typeof currentUser>;

/** What waits for the viewer about one child. */
const clientWork = z.object({
  member: id,
  /** The start of the next session. */
  nextSession: instant.nullable(),
  /** Requests for a session that are open. */
  requests: z.number(),
  /** The viewer's own unfinished notes. */
  drafts: z.number(),
});
export type ClientWork = z.infer<typeof clientWork>;

/** A client of a business user: the customer with its children, and what waits for the viewer. */
export const client = personSummary.extend({
  userStatus: z.enum(USER_STATUSES),
  choosePlan: z.enum(PLANS).nullable(),
  members: z.array(memberSummary),
  /** Messages to the viewer without a reply. */
  newMessages: z.number(),
  work: z.array(clientWork),
});
export type Client = z.infer<typeof client>;
