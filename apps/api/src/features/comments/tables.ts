import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { COMMENT_TYPES } from '@amberway/contract/comments/schemas';
import { createdAt, id, idOf, updatedAt } from '../../kernel/db/columns.ts';
import { users } from '../../kernel/identity/tables.ts';

export const comments = pgTable(
  'comments',
  {
    id: id(),
    type: text('type', { enum: COMMENT_TYPES }).notNull(),
    contentId: uuid('content_id').notNull(),
    /** The author. */
    userId: idOf('user_id', () => users.id),
    /** The family in whose view it was written; other families do not see it. Null for staff comments. */
    customerId: uuid('customer_id').references(() => users.id),
    comment: text('comment').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('comments_list').on(t.contentId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('comments_user').on(t.userId),
    index('comments_customer').on(t.customerId),
  ],
);
