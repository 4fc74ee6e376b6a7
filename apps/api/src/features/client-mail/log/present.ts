import type { LoggedMail, MailAttachment } from '@amberway/contract/client-mail/schemas';
import type { LOGGED_STATES } from '@amberway/contract/client-mail/states';
import { cleanHtml } from '../../../kernel/html/clean.ts';
import type { MailRow } from './queries.ts';

/** Sanitises the HTML on output too, for mails stored under older rules. */
export const presentMail = async (row: MailRow, attachments: MailAttachment[] = []): Promise<LoggedMail> => ({
  _id: row.id,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  subject: row.subject,
  content: await cleanHtml(row.content),
  // The log contains only mails in these states.
  state: row.state as (typeof LOGGED_STATES)[number],
  owner: row.owner,
  receiver: row.receiver,
  member: row.member,
  resources: attachments,
});

/** Sequential, so that a page of long mails does not fill the worker queue. */
export const presentMails = async (rows: readonly MailRow[], attachments: Map<string, MailAttachment[]>) => {
  const mails: LoggedMail[] = [];
  for (const row of rows) mails.push(await presentMail(row, attachments.get(row.id)));
  return mails;
};
