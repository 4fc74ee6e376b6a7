import { z } from 'zod';
import { listReply, reply } from '../kernel/envelope.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { id, instant } from '../kernel/fields.ts';
import { pagingFields } from '../kernel/query.ts';

/** A mail of the product itself (links, digests). With SMTP_URL it is sent; without, it waits here to be read. */
export const outboxItem = z.object({
  _id: id,
  to: z.string(),
  subject: z.string(),
  state: z.enum(['queued', 'sent', 'failed', 'kept']),
  createdAt: instant,
});
export type OutboxItem = z.infer<typeof outboxItem>;

const access = { area: 'outbox', action: 'read' } as const;

export const listOutbox = endpoint({
  method: 'GET',
  path: 'outbox',
  tag: 'mail',
  summary: 'Mails kept because no mail server is set',
  access,
  // A list of subjects and recipients.
  reads: false,
  query: z.object(pagingFields),
  reply: listReply(outboxItem),
});

export const getOutboxMail = endpoint({
  method: 'GET',
  path: 'outbox/:id',
  tag: 'mail',
  summary: 'One kept mail with its text',
  access,
  reads: { area: 'messages', email: 'data.to' },
  params: z.object({ id }),
  reply: reply(outboxItem.extend({ text: z.string() })),
});
