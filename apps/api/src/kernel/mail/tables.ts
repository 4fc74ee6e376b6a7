import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '../db/columns.ts';

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
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    lastError: text('last_error'),
    createdAt: createdAt(),
  },
  (t) => [index('mails_due').on(t.state, t.nextAttemptAt), index('mails_created').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())],
);
