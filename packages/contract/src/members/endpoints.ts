import { z } from 'zod';
import { listReply, reply } from '../kernel/envelope.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { id } from '../kernel/fields.ts';
import { optionalId, optionalOneOf, optionalText, pagingFields, sortingBy } from '../kernel/query.ts';
import { createMemberBody, updateAndCreateBody, updateMemberBody } from './body.ts';
import { member, memberDetails } from './schemas.ts';
import { MEMBER_TABS } from './texts.ts';

const tag = 'members';

export const MEMBER_SORTS = ['name'] as const;

export const listMembers = endpoint({
  method: 'GET',
  path: 'member',
  tag,
  summary: 'Children by membership, with search and paging',
  access: { area: 'members', action: 'list' },
  reads: { area: 'profile', member: 'data.*' },
  limit: 'search',
  query: z.object({
    ...pagingFields,
    search: optionalText,
    filter: optionalOneOf(MEMBER_TABS),
    ...sortingBy(MEMBER_SORTS),
    /** Only the children of this customer. */
    parent: optionalId,
  }),
  reply: listReply(member),
});

export const getMember = endpoint({
  method: 'GET',
  path: 'member/:id',
  tag,
  summary: 'One child',
  access: { area: 'members', action: 'read' },
  reads: { area: 'profile', member: 'params.id' },
  params: z.object({ id }),
  reply: reply(memberDetails),
});

export const createMember = endpoint({
  method: 'POST',
  path: 'member',
  tag,
  summary: 'Add a child to a customer',
  access: { area: 'members', action: 'create' },
  idempotent: true,
  body: createMemberBody,
  reply: reply(member),
});

export const updateMember = endpoint({
  method: 'PUT',
  path: 'member/:id',
  tag,
  summary: 'Change a child',
  access: { area: 'members', action: 'edit' },
  params: z.object({ id }),
  body: updateMemberBody,
  reply: reply(member),
});

export const updateAndCreateMembers = endpoint({
  method: 'POST',
  path: 'member/updateAndCreate',
  tag,
  summary: 'Change and add several children, in one transaction',
  access: { area: 'members', action: 'create' },
  idempotent: true,
  body: updateAndCreateBody,
  reply: listReply(member),
});

export const countClinicianMembers = endpoint({
  method: 'GET',
  path: 'member/clinicianMembersNumber/:id',
  tag,
  summary: 'How many children a business user is the primary clinician of',
  access: { area: 'members', action: 'countOfClinician' },
  reads: false,
  params: z.object({ id }),
  reply: reply(z.object({ count: z.number() })).extend({ count: z.number() }),
});
