import { z } from 'zod';
import { listReply, reply } from '../kernel/envelope.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { id } from '../kernel/fields.ts';
import { listOf, optionalOneOf, optionalText, pagingFields } from '../kernel/query.ts';
import { CUSTOMER_TYPES, PLANS, USER_STATUSES } from '../kernel/roles.ts';
import { client, currentUser, personSummary, userListItem } from './schemas.ts';

export const getMe = endpoint({
  method: 'GET',
  path: 'user/me',
  tag: 'users',
  summary: 'The signed-in user with their children',
  access: { area: 'account', action: 'read' },
  reply: reply(currentUser),
});

export const markFirstLogin = endpoint({
  method: 'PATCH',
  path: 'user/firstLogin/:id',
  tag: 'users',
  summary: 'Record that the user has signed in for the first time',
  access: { area: 'account', action: 'firstLogin' },
  params: z.object({ id }),
  reply: reply(z.object({ _id: id, firstTimeLogin: z.boolean() })),
});

export const USER_LIST_TYPES = ['customer', 'business', 'admin'] as const;
export type UserListType = (typeof USER_LIST_TYPES)[number];
const userListType = z.string().toLowerCase().pipe(z.enum(USER_LIST_TYPES));

export const listUsers = endpoint({
  method: 'GET',
  path: 'user/all/:type',
  tag: 'users',
  summary: 'Users of one kind: status tab, plan filter, search and paging',
  access: { area: 'users', action: 'list' },
  limit: 'search',
  params: z.object({ type: userListType }),
  query: z.object({
    ...pagingFields,
    search: optionalText,
    filter: optionalOneOf(USER_STATUSES),
    customerType: optionalOneOf(CUSTOMER_TYPES),
    planTypeFilter: listOf(z.enum(PLANS)),
  }),
  reply: listReply(userListItem),
});

export const listMyClients = endpoint({
  method: 'GET',
  path: 'user/myClients',
  tag: 'users',
  summary: 'The families a business user works with, and their capacity',
  access: { area: 'users', action: 'clients' },
  query: z.object({ ...pagingFields, search: optionalText }),
  reply: listReply(client).extend({ currentClients: z.number(), totalCapacity: z.number().nullable() }),
});

export const listLeanUsers = endpoint({
  method: 'GET',
  path: 'user/lean/:type',
  tag: 'users',
  summary: 'Users of one kind as names for a select',
  access: { area: 'users', action: 'lean' },
  limit: 'search',
  params: z.object({ type: userListType }),
  query: z.object({ ...pagingFields, search: optionalText }),
  reply: listReply(personSummary),
});

export const searchBusinessUsers = endpoint({
  method: 'GET',
  path: 'user/businessUser/search',
  tag: 'users',
  summary: 'Active business users whose name or e-mail holds the words',
  access: { area: 'users', action: 'lean' },
  limit: 'search',
  query: z.object({ ...pagingFields, search: optionalText }),
  reply: listReply(personSummary),
});
