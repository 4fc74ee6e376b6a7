import { sql } from 'drizzle-orm';
import { check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, idOf, quoted } from '../../kernel/db/columns.ts';
import { users } from '../../kernel/identity/tables.ts';

const KINDS = ['message', 'release'] as const;

/** Messages and releases a user has closed. Closing twice has no further effect. */
export const newsClosed = pgTable(
  'news_closed',
  {
    userId: idOf('user_id', () => users.id),
    kind: text('kind', { enum: KINDS }).notNull(),
    /** The id of a message, or a release id. */
    key: text('key').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.kind, t.key] }),
    check('news_closed_kind_known', sql`${t.kind} in (${quoted(KINDS)})`),
  ],
);
