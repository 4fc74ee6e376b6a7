import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../db/columns.ts';
import { users } from '../identity/tables.ts';

export const MAIL_STATES = ['queued', 'sent', 'failed', 'kept'] as const;

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
    state: text('state', { enum: MAIL_STATES }).notNull().default('queued'),
    createdAt: createdAt(),
  },
  (t) => [
    index('mails_created').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('mails_user').on(t.userId),
  ],
);
