import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { CLIENT_MAIL_STATES, LOGGED_STATES } from '@amberway/contract/client-mail/states';
import { createdAt, id, idOf, instant, quoted, updatedAt } from '../../kernel/db/columns.ts';
import { files } from '../../kernel/files/tables.ts';
import { members, users } from '../../kernel/identity/tables.ts';
import { resources } from '../resources/public.ts';

/** The mail log: mails that staff sent to families through their own Gmail. */
export const clientMails = pgTable(
  'client_mails',
  {
    id: id(),
    /** The sender. */
    ownerId: idOf('owner_id', () => users.id),
    receiverId: idOf('receiver_id', () => users.id),
    memberId: uuid('member_id').references(() => members.id),
    subject: text('subject').notNull(),
    /** Sanitised HTML, as it was sent. */
    content: text('content').notNull(),
    state: text('state', { enum: CLIENT_MAIL_STATES }).notNull().default('sending'),
    /** The client's idempotency key: a repeated request finds the same mail. */
    sendKey: text('send_key').notNull(),
    /** Hash of the request under that key. */
    bodyHash: text('body_hash').notNull(),
    googleId: text('google_id'),
    /** Subject, people and attachment names in lower case. */
    searchText: text('search_text').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    sentAt: instant('sent_at'),
  },
  (t) => [
    check('client_mails_state_known', sql`${t.state} in (${quoted(CLIENT_MAIL_STATES)})`),
    uniqueIndex('client_mails_send_key').on(t.ownerId, t.sendKey),
    index('client_mails_log')
      .on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`state in (${quoted(LOGGED_STATES)})`),
    index('client_mails_subject')
      .on(sql`lower(${t.subject})`, t.id)
      .where(sql`state in (${quoted(LOGGED_STATES)})`),
    index('client_mails_owner').on(t.ownerId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('client_mails_receiver').on(t.receiverId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('client_mails_unfinished')
      .on(t.updatedAt)
      .where(sql`state = 'sending'`),
    index('client_mails_search').using('gin', t.searchText.op('gin_trgm_ops')),
  ],
);

/** The files of a mail. Each is also a resource, which an administrator can flag. */
export const clientMailAttachments = pgTable(
  'client_mail_attachments',
  {
    mailId: idOf('mail_id', () => clientMails.id),
    position: integer('position').notNull(),
    resourceId: idOf('resource_id', () => resources.id),
    fileId: idOf('file_id', () => files.id),
  },
  (t) => [
    primaryKey({ columns: [t.mailId, t.position] }),
    uniqueIndex('client_mail_attachments_resource').on(t.resourceId),
    index('client_mail_attachments_file').on(t.fileId),
  ],
);
