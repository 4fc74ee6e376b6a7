import { z } from 'zod';
import { emptyReply, listReply, reply } from '../kernel/envelope.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { id, text } from '../kernel/fields.ts';
import {
  listOf,
  optionalFlag,
  optionalId,
  optionalOneOf,
  optionalText,
  pagingFields,
  sortingBy,
} from '../kernel/query.ts';
import { CUSTOMER_TYPES, PLANS, USER_STATUSES, type UserType, isAdministratorType } from '../kernel/roles.ts';
import { createUserBody, updateUserBody } from './body.ts';
import { caseload, client, currentUser, personSummary, publicPerson, userDetails, userListRow } from './schemas.ts';
import { userTexts } from './texts.ts';
import { assessmentWire as wire } from '../assessment/wire.ts';

export const getMe = endpoint({
  method: 'GET',
  path: 'user/me',
  wire,
  tag: 'users',
  summary: 'The signed-in user with their children',
  access: { area: 'account', action: 'read' },
  beforeFactor: true,
  reads: { area: 'profile', customer: 'viewer' },
  reply: reply(currentUser),
});

export const markFirstLogin = endpoint({
  method: 'PATCH',
  path: 'user/firstLogin/:id',
  wire,
  tag: 'users',
  summary: 'Record that the user has signed in for the first time',
  access: { area: 'account', action: 'firstLogin' },
  params: z.object({ id }),
  reply: reply(z.object({ _id: id, firstTimeLogin: z.boolean() })),
});

export const USER_LIST_TYPES = ['customer', 'business', 'admin'] as const;
export type UserListType = (typeof USER_LIST_TYPES)[number];
const userListType = z.string().toLowerCase().pipe(z.enum(USER_LIST_TYPES));

/** The sortable columns; `createdAt` is the day the account was made. */
export const USER_SORTS = ['name', 'plan', 'status', 'createdAt'] as const;
export type UserSort = (typeof USER_SORTS)[number];

export const listUsers = endpoint({
  method: 'GET',
  path: 'user/all/:type',
  wire,
  tag: 'users',
  summary: 'Users of one kind: status tab, plan filter, search and paging',
  access: { area: 'users', action: 'list' },
  // A directory of all families: names, plans and their staff.
  reads: false,
  limit: 'search',
  params: z.object({ type: userListType }),
  query: z.object({
    ...pagingFields,
    search: optionalText,
    filter: optionalOneOf(USER_STATUSES),
    customerType: optionalOneOf(CUSTOMER_TYPES),
    planTypeFilter: listOf(z.enum(PLANS)),
    ...sortingBy(USER_SORTS),
    /** Includes each customer's children, their clinicians and the success manager. */
    details: optionalFlag,
  }),
  reply: listReply(userListRow),
});

export const listMyClients = endpoint({
  method: 'GET',
  path: 'user/myClients',
  wire,
  tag: 'users',
  summary: 'The families a business user works with, those who wait for an answer first, and their capacity',
  access: { area: 'users', action: 'clients' },
  // A list of families by name.
  reads: false,
  query: z.object({ ...pagingFields, search: optionalText }),
  reply: listReply(client).extend({
    currentClients: z.number(),
    totalCapacity: z.number().nullable(),
    /** Children of all families in the list. */
    children: z.number(),
  }),
});

export const listLeanUsers = endpoint({
  method: 'GET',
  path: 'user/lean/:type',
  wire,
  tag: 'users',
  summary: 'Users of one kind as names for a select',
  access: { area: 'users', action: 'lean' },
  // Returns only names to choose from.
  reads: false,
  limit: 'search',
  params: z.object({ type: userListType }),
  query: z.object({ ...pagingFields, search: optionalText }),
  reply: listReply(personSummary),
});

export const searchBusinessUsers = endpoint({
  method: 'GET',
  path: 'user/businessUser/search',
  wire,
  tag: 'users',
  summary: 'Active business users whose name or e-mail matches the search',
  access: { area: 'users', action: 'lean' },
  reads: false,
  limit: 'search',
  /** The search text is sent as `query`; `search`, as in other lists, is accepted too. */
  query: z.object({
    ...pagingFields,
    query: optionalText,
    search: optionalText,
    /** Lists customer and account managers first, for choosing a success manager. */
    managersFirst: optionalFlag,
  }),
  reply: listReply(personSummary),
});

export const getUser = endpoint({
  method: 'GET',
  path: 'user/:id',
  wire,
  tag: 'users',
  summary: 'One user with their children',
  access: { area: 'users', action: 'read' },
  reads: { area: 'profile', customer: 'params.id' },
  params: z.object({ id }),
  reply: reply(userDetails),
});

export const getCaseload = endpoint({
  method: 'GET',
  path: 'user/:id/caseload',
  wire,
  tag: 'users',
  summary: 'The children and families of a business user, before they are handed over',
  access: { area: 'users', action: 'delete' },
  reads: { area: 'profile', member: 'data.children.*' },
  params: z.object({ id }),
  reply: reply(caseload),
});

export const createUser = endpoint({
  method: 'POST',
  path: 'user',
  wire,
  tag: 'users',
  summary: 'Create a user together with children or KPI targets, and mail them a link to set a password',
  access: { area: 'users', action: 'create' },
  confirmed: ({ type }: { type: UserType }) => isAdministratorType(type),
  idempotent: true,
  body: createUserBody,
  reply: reply(userDetails),
});

const update = {
  wire,
  path: 'user/:id',
  tag: 'users',
  summary: 'Change a user, with children and KPI targets, in one transaction',
  access: { area: 'users', action: 'edit' },
  params: z.object({ id }),
  body: updateUserBody,
  reply: reply(userDetails),
} as const;
export const updateUser = endpoint({ ...update, method: 'PUT' });
export const patchUser = endpoint({ ...update, method: 'PATCH' });

const remove = {
  method: 'DELETE',
  tag: 'users',
  summary: 'Soft-delete a user: they move to the Deleted tab and can no longer sign in',
  access: { area: 'users', action: 'delete' },
  params: z.object({ id }),
  /** Who gets the children and families of a business user. */
  query: z.object({ handOverTo: optionalId }),
  reply: emptyReply,
} as const;
export const deleteUser = endpoint({ ...remove, path: 'user/:id' });
export const markUserDeleted = endpoint({ ...remove, path: 'user/markedDeleted/:id' });

/** List types and role names, case-insensitive; acting as a customer counts as that customer. */
export const PUBLIC_ROLES = {
  customer: 'Customer',
  businessaccescustomer: 'Customer',
  business: 'Business',
  businessuser: 'Business',
  admin: 'Administrator',
  administrator: 'Administrator',
} as const satisfies Record<string, UserType>;
const publicRole = z.enum(Object.keys(PUBLIC_ROLES) as (keyof typeof PUBLIC_ROLES)[]);
export const getPublicUser = endpoint({
  method: 'GET',
  path: 'user/public/:role/:id',
  wire,
  tag: 'users',
  summary: "A person's name, avatar and contact line",
  access: { area: 'users', action: 'public' },
  reads: { area: 'profile', customer: 'params.id' },
  params: z.object({ role: z.string().toLowerCase().pipe(publicRole), id }),
  reply: reply(publicPerson),
});

export const countCustomers = endpoint({
  method: 'GET',
  path: 'user/customersCount',
  wire,
  tag: 'users',
  summary: 'How many active customers a plan has',
  access: { area: 'users', action: 'count' },
  reads: false,
  query: z.object({ plan: optionalOneOf(PLANS), type: optionalOneOf(PLANS) }),
  reply: reply(z.object({ count: z.number() })).extend({ count: z.number() }),
});

export const LINK_KINDS = ['setPassword', 'reset'] as const;
export const sendPasswordLink = endpoint({
  method: 'POST',
  path: 'user/:id/passwordLink',
  wire,
  tag: 'users',
  summary: 'Mail a user a new link to set or reset their password',
  access: { area: 'users', action: 'sendLink' },
  limit: 'reset',
  params: z.object({ id }),
  body: z.strictObject({ kind: z.enum(LINK_KINDS, userTexts.selectLinkKind) }),
  reply: emptyReply,
});

const signatureReply = z.object({ emailSignature: z.string() });
export const getEmailSignature = endpoint({
  method: 'GET',
  path: 'user/me/emailSignature',
  wire,
  tag: 'users',
  summary: "The caller's e-mail signature",
  access: { area: 'account', action: 'emailSignature' },
  reads: false,
  reply: reply(signatureReply),
});
export const saveEmailSignature = endpoint({
  method: 'PUT',
  path: 'user/me/emailSignature',
  wire,
  tag: 'users',
  summary: "Change the caller's e-mail signature",
  access: { area: 'account', action: 'emailSignature' },
  body: z.strictObject({ emailSignature: text(20_000, userTexts.inputSignature) }),
  reply: reply(signatureReply),
});
