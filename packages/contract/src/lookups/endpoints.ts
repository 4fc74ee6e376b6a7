import { z } from 'zod';
import { emptyReply, listReply, reply } from '../kernel/envelope.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { id } from '../kernel/fields.ts';
import { listOf } from '../kernel/query.ts';
import { lookupUse } from './uses.ts';
import { createLookupBody, lookup, LOOKUP_TYPES, orderLookupsBody, updateLookupBody } from './schemas.ts';

const tag = 'lookups';
const read = { area: 'lookups', action: 'read' } as const;

const listOne = (path: string, summary: string) =>
  endpoint({ method: 'GET', path, tag, summary, access: read, reads: false, reply: listReply(lookup) });

export const listLookups = endpoint({
  method: 'GET',
  path: 'lookups',
  tag,
  summary: 'Entries of one or more lists',
  access: read,
  reads: false,
  query: z.object({ types: listOf(z.enum(LOOKUP_TYPES)) }),
  reply: listReply(lookup),
});
export const listTags = listOne('tags', 'Tags');
export const listOutcomeTypes = listOne('skill', 'Types of outcome');
export const listComplexities = listOne('complexity', 'Complexities');
export const listSkillTypes = listOne('milestoneType', 'Types of skill');
export const listTaskTypes = listOne('taskType', 'Types of task');
export const listResourceTypes = listOne('resourceType', 'Types of resource');

export const createLookup = endpoint({
  method: 'POST',
  path: 'lookups',
  tag,
  summary: 'Add an entry to a list',
  access: { area: 'lookups', action: 'create' },
  idempotent: true,
  body: createLookupBody,
  reply: reply(lookup),
});
export const updateLookup = endpoint({
  method: 'PUT',
  path: 'lookups/:id',
  tag,
  summary: 'Rename an entry or move it',
  access: { area: 'lookups', action: 'edit' },
  params: z.object({ id }),
  body: updateLookupBody,
  reply: reply(lookup),
});
export const orderLookups = endpoint({
  method: 'PUT',
  path: 'lookups/order',
  tag,
  summary: 'Reorder the entries of a list, all at once',
  access: { area: 'lookups', action: 'edit' },
  body: orderLookupsBody,
  reply: listReply(lookup),
});
export const restoreLookup = endpoint({
  method: 'PATCH',
  path: 'lookups/:id/restore',
  tag,
  summary: 'Put a removed entry back into its list',
  access: { area: 'lookups', action: 'delete' },
  params: z.object({ id }),
  reply: emptyReply,
});
export const findLookupUses = endpoint({
  method: 'GET',
  path: 'lookups/:id/uses',
  tag,
  summary: 'Which records refer to an entry, counted up to a limit',
  access: { area: 'lookups', action: 'delete' },
  reads: false,
  params: z.object({ id }),
  reply: reply(z.array(lookupUse)),
});
export const deleteLookup = endpoint({
  method: 'DELETE',
  path: 'lookups/:id',
  tag,
  summary: 'Remove an entry from its list',
  access: { area: 'lookups', action: 'delete' },
  params: z.object({ id }),
  reply: emptyReply,
});
