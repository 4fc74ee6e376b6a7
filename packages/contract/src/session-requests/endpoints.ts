import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { listReply, reply } from '../kernel/envelope.ts';
import { id } from '../kernel/fields.ts';
import { optionalId, optionalOneOf, pagingFields } from '../kernel/query.ts';
import { declineBody, offerBody, sessionRequest, sessionRequestBody } from './schemas.ts';
import { REQUEST_STATUSES } from './times.ts';

const tag = 'sessionRequests';
const params = z.object({ id });
const ask = { area: 'sessionRequests', action: 'ask' } as const;
const answer = { area: 'sessionRequests', action: 'answer' } as const;

export const listSessionRequests = endpoint({
  method: 'GET',
  path: 'sessionRequest',
  tag,
  summary: 'Requests for a session, newest first: those of the family, or of the families a coach works with',
  access: { area: 'sessionRequests', action: 'read' },
  reads: { area: 'messages', customer: 'data.*.customer' },
  query: z.object({ ...pagingFields, member: optionalId, status: optionalOneOf(REQUEST_STATUSES) }),
  reply: listReply(sessionRequest),
});

export const askForSession = endpoint({
  method: 'POST',
  path: 'sessionRequest',
  tag,
  summary: 'Ask the coach of a child for a session; one open request for each child',
  access: ask,
  limit: 'write',
  idempotent: true,
  body: sessionRequestBody,
  reply: reply(sessionRequest),
});

export const withdrawSessionRequest = endpoint({
  method: 'POST',
  path: 'sessionRequest/:id/withdraw',
  tag,
  summary: 'Withdraw an open request',
  access: ask,
  params,
  reply: reply(sessionRequest),
});

export const offerSession = endpoint({
  method: 'POST',
  path: 'sessionRequest/:id/offer',
  tag,
  summary: 'Schedule a session for the child of an open request, which closes it',
  access: answer,
  idempotent: true,
  params,
  body: offerBody,
  reply: reply(sessionRequest),
});

export const declineSessionRequest = endpoint({
  method: 'POST',
  path: 'sessionRequest/:id/decline',
  tag,
  summary: 'Decline an open request with a line to the family',
  access: answer,
  params,
  body: declineBody,
  reply: reply(sessionRequest),
});
