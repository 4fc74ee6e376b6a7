import { z } from 'zod';
import { assessmentWire as wire } from '../assessment/wire.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { emptyReply, reply } from '../kernel/envelope.ts';
import { id } from '../kernel/fields.ts';
import { optionalText } from '../kernel/query.ts';
import { allocateBody, allocation, undoAllocationBody } from './allocation.ts';

const allocate = { area: 'users', action: 'allocate' } as const;
export const getAllocation = endpoint({
  method: 'GET',
  path: 'user/:id/allocation',
  wire,
  tag: 'users',
  summary: 'A family to allocate, with coaches by their room, languages and next free time',
  access: allocate,
  reads: { area: 'profile', customer: 'params.id' },
  limit: 'search',
  params: z.object({ id }),
  query: z.object({ search: optionalText }),
  reply: reply(allocation),
});
export const allocateFamily = endpoint({
  method: 'POST',
  path: 'user/:id/allocation',
  wire,
  tag: 'users',
  summary: 'Set clinicians and success manager, and activate a waiting family; all are notified a minute later',
  access: allocate,
  params: z.object({ id }),
  body: allocateBody,
  reply: reply(undoAllocationBody),
});
export const undoAllocation = endpoint({
  method: 'POST',
  path: 'user/:id/allocation/undo',
  wire,
  tag: 'users',
  summary: 'Restore what was before an allocation, as long as nobody was notified and nothing was changed since',
  access: allocate,
  params: z.object({ id }),
  body: undoAllocationBody,
  reply: emptyReply,
});
