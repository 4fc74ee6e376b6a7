import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '../db/columns.ts';
import { users } from '../identity/tables.ts';

/** lapsed: not sent, because what it says was over. */
export const MAIL_STATES = ['queued', 'sent', 'failed', 'kept', 'lapsed'] as const;

export const mails = pgTable(
  'mails',
  {
    id: id(),
    recipient: text('recipient').notNull(),
    /** The recipient's account, even if its address changes; null if the address had no account. */
    userId: uuid('user_id').references(() => users.id),
    /** The record its text is about, if any. Without a foreign key: a mail may outlive the record. */
    recordId: uuid('record_id'),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** Of mails of which their reader may want no more. */
    unsubscribeUrl: text('unsubscribe_url'),
    state: text('state', { enum: MAIL_STATES }).notNull().default('queued'),
    /** Not sent after this: what it says is over by then. */
    notAfter: instant('not_after'),
    /** The hash of the mailed link: once that is used, replaced or over, the mail is not sent and its text goes. */
    linkHash: text('link_hash'),
    createdAt: createdAt(),
  },
  (t) => [
    index('mails_created').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('mails_user').on(t.userId),
    index('mails_links')
      .on(t.linkHash)
      .where(sql`link_hash is not null and text <> ''`),
  ],
);
