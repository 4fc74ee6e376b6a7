import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../db/columns.ts';

export const MAIL_STATES = ['queued', 'sent', 'failed', 'kept'] as const;

export const mails = pgTable(
  'mails',
  {
    id: id(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    state: text('state', { enum: MAIL_STATES }).notNull().default('queued'),
    createdAt: createdAt(),
  },
  (t) => [index('mails_created').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())],
);
