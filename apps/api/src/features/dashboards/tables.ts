import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../kernel/db/columns.ts';
import { users } from '../../kernel/identity/tables.ts';

/** When somebody was last here, and the time before that. A visit is a sign-in. */
export const visits = pgTable('visits', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  /** The sign-in that was seen last. It may be gone by now, so it is no reference. */
  rootId: uuid('root_id').notNull(),
  seenAt: instant('seen_at').notNull(),
  /** The end of the visit before this one; null during the first. */
  beforeAt: instant('before_at'),
});
