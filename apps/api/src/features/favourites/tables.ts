import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, idOf, updatedAt, version } from '../../kernel/db/columns.ts';
import { members, users } from '../../kernel/identity/tables.ts';

export const favourites = pgTable(
  'favourites',
  {
    id: id(),
    userId: idOf('user_id', () => users.id),
    memberId: uuid('member_id').references(() => members.id),
    name: text('name').notNull(),
    url: text('url').notNull(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    // The same page can be stored for each child, and once without one.
    uniqueIndex('favourites_page_unique').on(t.userId, t.url, sql`coalesce(member_id, user_id)`),
    index('favourites_list').on(t.userId, t.updatedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
  ],
);
