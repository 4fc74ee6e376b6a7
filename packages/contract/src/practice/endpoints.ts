import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { emptyReply, listReply, reply } from '../kernel/envelope.ts';
import { id } from '../kernel/fields.ts';
import { optionalDay, optionalId, optionalOneOf, optionalPlace, pagingFields } from '../kernel/query.ts';
import {
  correctPracticeBody,
  passChildrenBody,
  practiceBatchBody,
  practicePassBody,
  practicePlanBody,
  withdrawPracticeBody,
} from './body.ts';
import { NAME_FORMS } from './limits.ts';
import {
  batchResult,
  devicePlan,
  newPracticePass,
  practiceEntry,
  practicePass,
  practicePlan,
  practiceSummary,
} from './schemas.ts';

const tag = 'practice';
const read = { area: 'practice', action: 'read' } as const;
const record = { area: 'practice', action: 'record' } as const;
const pass = { area: 'practice', action: 'pass' } as const;
const params = z.object({ id });

export const getDevicePlan = endpoint({
  method: 'GET',
  path: 'practice/plan',
  tag,
  summary: 'What a device needs for recording offline; with an ETag, so an unchanged plan returns 304',
  access: read,
  pass: true,
  reads: { area: 'practice', member: ['query.member', 'data.children.*._id'] },
  /** Without a child those of the pass, or of the family. Staff say which child. */
  query: z.object({ member: optionalId, names: optionalOneOf(NAME_FORMS) }),
  reply: reply(devicePlan),
});

export const sendPractice = endpoint({
  method: 'POST',
  path: 'practice/batch',
  tag,
  summary: 'Store 1 to 50 entries; each is stored, known or refused by itself',
  access: record,
  pass: true,
  limit: 'write',
  body: practiceBatchBody,
  reply: reply(z.object({ results: z.array(batchResult) })),
});

export const listPractice = endpoint({
  method: 'GET',
  path: 'practice',
  tag,
  summary: 'Entries of a child, withdrawn ones included, newest first',
  access: read,
  reads: { area: 'practice', member: 'query.member' },
  /** Days of the entries, both included. */
  query: z.object({
    ...pagingFields,
    member: id,
    skill: optionalId,
    from: optionalDay,
    to: optionalDay,
    /** The entries after this one, by its time and id. Then `count` is that of the reply, and nothing is skipped. */
    after: optionalPlace,
  }),
  reply: listReply(practiceEntry),
});

export const getPracticeSummary = endpoint({
  method: 'GET',
  path: 'practice/summary',
  tag,
  summary: 'A child’s plans, the goes of this week and what is due today',
  access: read,
  reads: { area: 'practice', member: 'query.member' },
  query: z.object({ member: id }),
  reply: reply(practiceSummary),
});

export const correctPractice = endpoint({
  method: 'PUT',
  path: 'practice/:id',
  tag,
  summary: 'Correct an entry: its recorder for 7 days, then the coach',
  access: record,
  params,
  body: correctPracticeBody,
  reply: reply(practiceEntry),
});

export const withdrawPractice = endpoint({
  method: 'POST',
  path: 'practice/:id/withdraw',
  tag,
  summary: 'Withdraw an entry with a reason; it stays readable and counts no more',
  access: record,
  params,
  body: withdrawPracticeBody,
  reply: reply(practiceEntry),
});

export const setPracticePlan = endpoint({
  method: 'PUT',
  path: 'practice/plans/:skillId',
  tag,
  summary: 'Set what is practised of a skill and how it is counted',
  access: { area: 'practice', action: 'plan' },
  params: z.object({ skillId: id }),
  body: practicePlanBody,
  reply: reply(practicePlan),
});

export const createPracticePass = endpoint({
  method: 'POST',
  path: 'practice/passes',
  tag,
  summary: 'Make this device ready: a pass of 90 days for recording, for these children and nothing else',
  access: pass,
  limit: 'write',
  body: practicePassBody,
  reply: reply(newPracticePass),
});

export const listPracticePasses = endpoint({
  method: 'GET',
  path: 'practice/passes',
  tag,
  summary: 'The caller’s devices that are ready, latest first',
  access: pass,
  reads: false,
  reply: listReply(practicePass),
});

export const setPassChildren = endpoint({
  method: 'PUT',
  path: 'practice/passes/:id',
  tag,
  summary: 'Set the children of the caller’s pass, so that one who came later can be recorded on the device too',
  access: pass,
  limit: 'write',
  params,
  body: passChildrenBody,
  reply: reply(practicePass),
});

export const endPracticePass = endpoint({
  method: 'DELETE',
  path: 'practice/passes/:id',
  tag,
  summary: 'End a device’s pass',
  access: pass,
  limit: 'write',
  params,
  reply: emptyReply,
});
