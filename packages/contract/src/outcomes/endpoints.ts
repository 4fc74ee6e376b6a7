import { z } from 'zod';
import { listReply, reply } from '../kernel/envelope.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { id, version } from '../kernel/fields.ts';
import { optionalText, pagingFields } from '../kernel/query.ts';
import { createOutcomeBody, updateOutcomeBody } from './body.ts';
import { foundOutcome, outcome, outcomeDetails, programmeOutcome } from './schemas.ts';
import { outcomeTexts } from './texts.ts';
import { outcomesWire as wire } from './wire.ts';

const tag = 'outcomes';
const read = { area: 'outcomes', action: 'read' } as const;
const byId = z.object({ id });

export const listOutcomes = endpoint({
  method: 'GET',
  path: 'goal',
  wire,
  tag,
  summary: 'The whole programme of a child: outcomes with their skills and tasks',
  access: read,
  reads: { area: 'programme', member: 'query.member' },
  query: z.object({ ...pagingFields, member: z.uuid(outcomeTexts.selectMember) }),
  reply: listReply(programmeOutcome),
});

export const searchOutcomes = endpoint({
  method: 'GET',
  path: 'goal/search',
  wire,
  tag,
  summary: 'Outcomes within reach whose name matches the search',
  access: read,
  reads: { area: 'programme', member: 'data.*.member' },
  limit: 'search',
  query: z.object({ ...pagingFields, query: optionalText }),
  reply: listReply(foundOutcome),
});

export const getOutcome = endpoint({
  method: 'GET',
  path: 'goal/:id',
  wire,
  tag,
  summary: 'One outcome',
  access: read,
  reads: { area: 'programme', member: 'data.member' },
  params: byId,
  reply: reply(outcome),
});

export const getOutcomeDetails = endpoint({
  method: 'GET',
  path: 'goal/details/:id',
  wire,
  tag,
  summary: 'One outcome with its skills and tasks',
  access: read,
  reads: { area: 'programme', member: 'data.member' },
  params: byId,
  reply: reply(outcomeDetails),
});

export const createOutcome = endpoint({
  method: 'POST',
  path: 'goal',
  wire,
  tag,
  summary: 'Add an outcome to a child’s programme',
  access: { area: 'outcomes', action: 'create' },
  idempotent: true,
  body: createOutcomeBody,
  reply: reply(outcome),
});

export const updateOutcome = endpoint({
  method: 'PUT',
  path: 'goal/:id',
  wire,
  tag,
  summary: 'Change an outcome',
  access: { area: 'outcomes', action: 'edit' },
  params: byId,
  body: updateOutcomeBody,
  reply: reply(outcome),
});

export const undoOutcomeClosing = endpoint({
  method: 'POST',
  path: 'goal/:id/undo',
  wire,
  tag,
  summary: 'Undo the ending of an outcome, within a day and only by the person who ended it',
  access: { area: 'outcomes', action: 'edit' },
  params: byId,
  body: z.strictObject({ version: version.optional() }),
  reply: reply(outcome),
});
