import { z } from 'zod';
import { listReply, reply } from '../kernel/envelope.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { id, instant } from '../kernel/fields.ts';
import { optionalText, pagingFields } from '../kernel/query.ts';

/** A mail sent by the product itself (links, digests). Without SMTP_URL it is stored here instead of being sent. */
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
  summary: 'Mails stored because no mail server is configured',
  access,
  // Returns subjects and recipients only.
  reads: false,
  limit: 'search',
  query: z.object({ ...pagingFields, search: optionalText }),
  reply: listReply(outboxItem),
});

export const getOutboxMail = endpoint({
  method: 'GET',
  path: 'outbox/:id',
  tag: 'mail',
  summary: 'One stored mail with its text',
  access,
  reads: { area: 'messages', email: 'data.to' },
  params: z.object({ id }),
  reply: reply(outboxItem.extend({ text: z.string() })),
});
