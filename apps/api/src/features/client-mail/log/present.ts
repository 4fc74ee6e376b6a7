import type { LoggedMail, MailAttachment } from '@amberway/contract/client-mail/schemas';
import type { LOGGED_STATES } from '@amberway/contract/client-mail/states';
import { sanitiseHtml } from '../../../kernel/html/sanitise.ts';
import type { MailRow } from './queries.ts';

/** Cleaned on its way out too: what was stored under older rules does not outlive them. */
export const presentMail = (row: MailRow, attachments: MailAttachment[] = []): LoggedMail => ({
  _id: row.id,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  subject: row.subject,
  content: sanitiseHtml(row.content),
  // The log holds no others.
  state: row.state as (typeof LOGGED_STATES)[number],
  owner: row.owner,
  receiver: row.receiver,
  member: row.member,
  resources: attachments,
});
