import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { emptyReply, listReply, reply } from '../kernel/envelope.ts';
import { id } from '../kernel/fields.ts';
import { optionalId, pagingFields } from '../kernel/query.ts';
import { clientMessageBody, coachMessageBody, replyBody } from './body.ts';
import { clientMessage, message } from './schemas.ts';

const tag = 'messages';
const params = z.object({ id });

/** How many more the viewer may send today to the one the list is about; null when it is about nobody in particular. */
const leftToday = z.number().nullable();

export const listClientMessages = endpoint({
  method: 'GET',
  path: 'clientMessage',
  tag,
  summary: 'Messages between the viewer and a client, newest first; without a client all of them',
  access: { area: 'messages', action: 'read' },
  query: z.object({ ...pagingFields, client: optionalId }),
  reply: listReply(clientMessage).extend({ leftToday }),
});

export const sendClientMessage = endpoint({
  method: 'POST',
  path: 'clientMessage',
  tag,
  summary: 'Send a message to a client: 30 words, twice a day',
  access: { area: 'messages', action: 'send' },
  limit: 'write',
  idempotent: true,
  body: clientMessageBody,
  reply: reply(clientMessage).extend({ leftToday }),
});

export const deleteClientMessage = endpoint({
  method: 'DELETE',
  path: 'clientMessage/:id',
  tag,
  summary: 'Hide a received message',
  access: { area: 'messages', action: 'receive' },
  params,
  reply: emptyReply,
});

export const acknowledgeClientMessage = endpoint({
  method: 'POST',
  path: 'clientMessage/:id/acknowledge',
  tag,
  summary: 'Tell the sender that a message was read',
  access: { area: 'messages', action: 'receive' },
  params,
  reply: reply(clientMessage),
});

export const replyToClientMessage = endpoint({
  method: 'POST',
  path: 'clientMessage/:id/reply',
  tag,
  summary: 'Answer a message',
  access: { area: 'messages', action: 'reply' },
  limit: 'write',
  idempotent: true,
  params,
  body: replyBody,
  reply: reply(clientMessage).extend({ leftToday }),
});

export const listCoachMessages = endpoint({
  method: 'GET',
  path: 'adminToCoachMessage',
  tag,
  summary: 'Messages from administrators to a business user, newest first',
  access: { area: 'coachMessages', action: 'read' },
  query: z.object({ ...pagingFields, to: optionalId }),
  reply: listReply(message).extend({ leftToday }),
});

export const sendCoachMessage = endpoint({
  method: 'POST',
  path: 'adminToCoachMessage',
  tag,
  summary: 'Send a message to a business user: 30 words, twice a day',
  access: { area: 'coachMessages', action: 'send' },
  limit: 'write',
  idempotent: true,
  body: coachMessageBody,
  reply: reply(message).extend({ leftToday }),
});

export const deleteCoachMessage = endpoint({
  method: 'DELETE',
  path: 'adminToCoachMessage/:id',
  tag,
  summary: 'Hide a message from its receiver: by the receiver, or by an administrator',
  access: { area: 'coachMessages', action: 'delete' },
  params,
  reply: emptyReply,
});
