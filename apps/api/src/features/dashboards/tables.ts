import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../kernel/db/columns.ts';
import { users } from '../../kernel/identity/tables.ts';

/** When a user was last here, and the time before that. Each sign-in is one visit. */
export const visits = pgTable('visits', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  /** The last seen sign-in. It may have been deleted, so there is no foreign key. */
  rootId: uuid('root_id').notNull(),
  seenAt: instant('seen_at').notNull(),
  /** The end of the previous visit; null during the first. */
  beforeAt: instant('before_at'),
});
