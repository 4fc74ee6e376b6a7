import { z } from 'zod';
import { authorisationBody } from '../calendar/schemas.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { listReply, reply } from '../kernel/envelope.ts';
import { id } from '../kernel/fields.ts';
import { optionalId, optionalText, pagingFields, sortingBy } from '../kernel/query.ts';
import { UPLOAD_RULES } from '../uploads/rules.ts';
import { sendMailBody } from './body.ts';
import { ATTACHMENTS_MAX, CONTENT_MAX } from './limits.ts';
import { gmailState, loggedMail, mailRecipient } from './schemas.ts';

const tag = 'client-mail';
const connect = { area: 'clientMail', action: 'connect' } as const;
const send = { area: 'clientMail', action: 'send' } as const;
const read = { area: 'clientMail', action: 'read' } as const;

export const getGmailState = endpoint({
  method: 'GET',
  path: 'gmailState',
  tag,
  summary: 'Whether the caller’s Gmail is connected',
  access: connect,
  reads: false,
  query: z.object({ id }),
  reply: reply(gmailState),
});
export const beginGmailConsent = endpoint({
  method: 'GET',
  path: 'gmailOAuth',
  tag,
  summary: 'The URL of Google’s consent page for sending mail',
  access: connect,
  reads: false,
  changesState: true,
  limit: 'write',
  reply: reply(z.object({ url: z.string() })),
});
export const finishGmailConsent = endpoint({
  method: 'POST',
  path: 'gmailOAuth',
  tag,
  summary: 'Finish connecting Gmail with the parameters of Google’s redirect',
  access: connect,
  limit: 'write',
  body: authorisationBody,
  reply: reply(gmailState),
});
export const disconnectGmail = endpoint({
  method: 'DELETE',
  path: 'gmailOAuth',
  tag,
  summary: 'Revoke the permission at Google and delete the tokens',
  access: connect,
  reply: reply(gmailState),
});

/** A UTF-8 character takes up to four bytes. */
const FIELD_BYTES = CONTENT_MAX * 4;

export const sendGmail = endpoint({
  method: 'POST',
  path: 'sendGmail',
  tag,
  summary: 'Send a mail to a client from the caller’s Gmail. A repeated Idempotency-Key does not send it twice',
  access: send,
  limit: 'upload',
  multipart: { limitOf: () => UPLOAD_RULES.mail, maxFiles: ATTACHMENTS_MAX, fieldBytes: FIELD_BYTES },
  body: sendMailBody,
  reply: reply(loggedMail),
});
export const listRecipients = endpoint({
  method: 'GET',
  path: 'sendGmail/recipients',
  tag,
  summary: 'Clients that the caller may write to',
  access: send,
  // Returns only names to choose from.
  reads: false,
  limit: 'search',
  query: z.object({ ...pagingFields, search: optionalText, id: optionalId, member: optionalId }),
  reply: listReply(mailRecipient),
});

export const MAIL_LOG_SORTS = ['subject', 'createdAt'] as const;

export const listMailLog = endpoint({
  method: 'GET',
  path: 'gmails',
  tag,
  summary: 'Mails that were sent to clients, newest first unless sorted',
  access: read,
  reads: { area: 'messages', customer: 'data.*.receiver' },
  limit: 'search',
  query: z.object({ ...pagingFields, search: optionalText, ...sortingBy(MAIL_LOG_SORTS) }),
  reply: listReply(loggedMail),
});
export const getLoggedMail = endpoint({
  method: 'GET',
  path: 'gmails/:id',
  tag,
  summary: 'One sent mail',
  access: read,
  reads: { area: 'messages', customer: 'data.receiver' },
  params: z.object({ id }),
  reply: reply(loggedMail),
});
