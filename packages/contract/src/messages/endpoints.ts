import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { emptyReply, listReply, reply } from '../kernel/envelope.ts';
import { id } from '../kernel/fields.ts';
import { optionalFlag, optionalId, pagingFields } from '../kernel/query.ts';
import { clientMessageBody, coachMessageBody, familyMessageBody } from './body.ts';
import { clientMessage, message, messageThread } from './schemas.ts';

const tag = 'messages';
const params = z.object({ id });

/** How many more messages the viewer may send to this person today; null without a particular person. */
const leftToday = z.number().nullable();
const listed = <T extends z.ZodType>(one: T) => listReply(one).extend({ leftToday });
const sent = <T extends z.ZodType>(one: T) => reply(one).extend({ leftToday });
/** Idempotent, so that a retry does not send the message twice. */
const sending = { method: 'POST', tag, limit: 'write', idempotent: true } as const;
/** What a family writes may wait on its device for a network. */
const sendingOffline = { ...sending, idempotent: 'offline' } as const;

export const listClientMessages = endpoint({
  method: 'GET',
  path: 'clientMessage',
  tag,
  summary: 'Messages between the caller and a client, newest first; all of them without a client',
  access: { area: 'messages', action: 'read' },
  reads: { area: 'messages', customer: ['query.client', 'data.*.client'] },
  query: z.object({
    ...pagingFields,
    client: optionalId,
    /** Only what families wrote to the caller and got no reply to. */
    unanswered: optionalFlag,
  }),
  reply: listed(clientMessage),
});

export const sendClientMessage = endpoint({
  ...sending,
  path: 'clientMessage',
  summary: 'Send a message to a client: 30 words, twice a day',
  access: { area: 'messages', action: 'send' },
  body: clientMessageBody,
  reply: sent(clientMessage),
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

export const restoreClientMessage = endpoint({
  method: 'POST',
  path: 'clientMessage/:id/restore',
  tag,
  summary: 'Show a hidden message again, by the receiver who hid it',
  access: { area: 'messages', action: 'receive' },
  params,
  reply: reply(clientMessage),
});

export const acknowledgeClientMessage = endpoint({
  method: 'POST',
  path: 'clientMessage/:id/acknowledge',
  tag,
  summary: 'Acknowledge a message as read',
  access: { area: 'messages', action: 'receive' },
  params,
  reply: reply(clientMessage),
});

export const replyToClientMessage = endpoint({
  ...sendingOffline,
  path: 'clientMessage/:id/reply',
  summary: 'Reply to a message: 150 words, ten a day to each coach',
  access: { area: 'messages', action: 'reply' },
  params,
  body: familyMessageBody,
  reply: sent(clientMessage),
});

const person = z.object({ personId: id });

export const listThreads = endpoint({
  method: 'GET',
  path: 'messageThread',
  tag,
  summary: 'The conversations of a family: one for each coach, those it may write to first',
  access: { area: 'messages', action: 'threads' },
  reads: { area: 'messages', customer: 'viewer' },
  reply: reply(z.array(messageThread)),
});

export const listThread = endpoint({
  method: 'GET',
  path: 'messageThread/:personId',
  tag,
  summary: 'The messages between a family and one coach, newest first',
  access: { area: 'messages', action: 'threads' },
  reads: { area: 'messages', customer: 'viewer' },
  params: person,
  query: z.object(pagingFields),
  reply: listed(clientMessage),
});

export const writeToCoach = endpoint({
  ...sendingOffline,
  path: 'messageThread/:personId',
  summary: 'Write to a coach of the family: 150 words, ten a day to each coach',
  access: { area: 'messages', action: 'reply' },
  params: person,
  body: familyMessageBody,
  reply: sent(clientMessage),
});

export const readThread = endpoint({
  method: 'POST',
  path: 'messageThread/:personId/read',
  tag,
  summary: 'Mark all messages received from this person as read',
  access: { area: 'messages', action: 'receive' },
  params: person,
  reply: emptyReply,
});

export const listCoachMessages = endpoint({
  method: 'GET',
  path: 'adminToCoachMessage',
  tag,
  summary: 'Messages from administrators to a business user, newest first',
  access: { area: 'coachMessages', action: 'read' },
  reads: false,
  query: z.object({ ...pagingFields, to: optionalId }),
  reply: listed(message),
});

export const sendCoachMessage = endpoint({
  ...sending,
  path: 'adminToCoachMessage',
  summary: 'Send a message to a business user: 30 words, twice a day',
  access: { area: 'coachMessages', action: 'send' },
  body: coachMessageBody,
  reply: sent(message),
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

export const restoreCoachMessage = endpoint({
  method: 'POST',
  path: 'adminToCoachMessage/:id/restore',
  tag,
  summary: 'Show a hidden message to its receiver again: by the receiver, or by an administrator',
  access: { area: 'coachMessages', action: 'delete' },
  params,
  reply: emptyReply,
});
