import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { listReply, reply } from '../kernel/envelope.ts';
import { id } from '../kernel/fields.ts';
import { optionalDay } from '../kernel/query.ts';
import { agreeGasBody, closeGasBody, editGasScaleBody, gasScaleBody, rateGasBody, settleGasBody } from './body.ts';
import { gasScale, gasScore } from './schemas.ts';

const tag = 'gas';
const read = { area: 'gas', action: 'read' } as const;
const write = { area: 'gas', action: 'write' } as const;
const rate = { area: 'gas', action: 'rate' } as const;
const reads = { area: 'programme', member: 'query.member' } as const;
const params = z.object({ id });
const scale = reply(gasScale);

export const listGasScales = endpoint({
  method: 'GET',
  path: 'gas',
  tag,
  summary: 'Goal scales of a child with their editions, closed ones last; a rating is unseen until both sides are in',
  access: read,
  reads,
  query: z.object({ member: id }),
  reply: listReply(gasScale),
});

export const getGasScore = endpoint({
  method: 'GET',
  path: 'gas/score',
  tag,
  summary: 'T-score of the child’s own agreed ratings on a day, its baseline, the change and its parts',
  access: read,
  reads,
  query: z.object({ member: id, on: optionalDay }),
  reply: reply(gasScore),
});

export const createGasScale = endpoint({
  method: 'POST',
  path: 'gas',
  tag,
  summary: 'Write a goal scale for an outcome',
  access: write,
  limit: 'write',
  idempotent: true,
  body: gasScaleBody,
  reply: scale,
});

export const editGasScale = endpoint({
  method: 'PUT',
  path: 'gas/:id',
  tag,
  summary: 'Change a goal scale; after both have agreed it becomes a new edition and both agree again',
  access: write,
  params,
  body: editGasScaleBody,
  reply: scale,
});

export const agreeGasScale = endpoint({
  method: 'POST',
  path: 'gas/:id/agree',
  tag,
  summary: 'Agree for one’s side: the guardian in person, the coach with answers to three questions',
  access: { area: 'gas', action: 'agree' },
  params,
  body: agreeGasBody,
  reply: scale,
});

export const rateGasScale = endpoint({
  method: 'POST',
  path: 'gas/:id/rating',
  tag,
  summary:
    'Rate for one’s side, unseen by the other; a later rating replaces it until both are in, and is a line of its own from then on',
  access: rate,
  limit: 'write',
  idempotent: 'offline',
  params,
  body: rateGasBody,
  reply: scale,
});

export const settleGasScale = endpoint({
  method: 'POST',
  path: 'gas/:id/settle',
  tag,
  summary: 'Agree on one level after both have rated differently',
  access: rate,
  params,
  body: settleGasBody,
  reply: scale,
});

export const closeGasScale = endpoint({
  method: 'POST',
  path: 'gas/:id/close',
  tag,
  summary: 'Close a goal scale; it stays readable',
  access: { area: 'gas', action: 'close' },
  params,
  body: closeGasBody,
  reply: scale,
});
