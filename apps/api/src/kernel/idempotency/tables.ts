import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant } from '../db/columns.ts';

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid('user_id').notNull(),
    endpoint: text('endpoint').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    reply: jsonb('reply'),
    /** The caller's role when the reply was stored. */
    standing: text('standing'),
    /** The families the caller worked with then. */
    families: uuid('families').array(),
    createdAt: createdAt(),
    /** A day later, or much later for requests that may wait on a device. */
    expiresAt: instant('expires_at')
      .notNull()
      .default(sql`now() + interval '1 day'`),
  },
  (t) => [primaryKey({ columns: [t.userId, t.endpoint, t.key] }), index('idempotency_keys_expires').on(t.expiresAt)],
);
