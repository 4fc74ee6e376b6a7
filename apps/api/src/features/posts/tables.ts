import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { INTERACTION_TYPES, type ReferralLink, RESPONSE_STATUSES } from '@amberway/contract/posts/schemas';
import { createdAt, id, idOf, instant, quoted, recordColumns, updatedAt, version } from '../../kernel/db/columns.ts';
import { users } from '../../kernel/identity/tables.ts';

export const userPosts = pgTable(
  'user_posts',
  {
    id: id(),
    userId: idOf('user_id', () => users.id),
    post: text('post').notNull(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Soft delete: staff can still read it. */
    deletedAt: instant('deleted_at'),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`lower(post)`),
  },
  (t) => [
    check('user_posts_length', sql`char_length(${t.post}) <= 2000`),
    index('user_posts_list').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('user_posts_user').on(t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('user_posts_search').using('gin', t.searchText.op('gin_trgm_ops')),
  ],
);

export const postInteractions = pgTable(
  'post_interactions',
  {
    id: id(),
    postId: idOf('post_id', () => userPosts.id),
    parentId: uuid('parent_id').references((): AnyPgColumn => postInteractions.id),
    userId: idOf('user_id', () => users.id),
    type: text('type', { enum: INTERACTION_TYPES }).notNull().default('Response'),
    body: text('body').notNull(),
    referralLinks: jsonb('referral_links')
      .$type<ReferralLink[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    status: text('status', { enum: RESPONSE_STATUSES }).notNull(),
    ...recordColumns(),
  },
  (t) => [
    check('post_interactions_length', sql`char_length(${t.body}) <= 2000`),
    check('post_interactions_type_known', sql`${t.type} in (${quoted(INTERACTION_TYPES)})`),
    check('post_interactions_status_known', sql`${t.status} in (${quoted(RESPONSE_STATUSES)})`),
    index('post_interactions_post').on(t.postId, t.createdAt, t.id),
    index('post_interactions_answers')
      .on(t.postId)
      .where(sql`type = 'Response' and status = 'Published' and deleted_at is null`),
  ],
);
