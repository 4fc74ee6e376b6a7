import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { PUBLISHING } from '@amberway/contract/content/statuses';
import { idOf, instant, liveIndex, quoted } from '../../../kernel/db/columns.ts';
import {
  contentColumns,
  listIndexes,
  orderIndex,
  searchText,
  statusIndex,
} from '../../../kernel/db/content-columns.ts';
import { authors } from '../authors/tables.ts';

export const blogCategories = pgTable(
  'blog_categories',
  {
    ...contentColumns(),
    name: text('name').notNull(),
    iconUrl: text('icon_url'),
    searchText: searchText('name'),
  },
  (t) => [...listIndexes('blog_categories', t, t.name), orderIndex('blog_categories', t, t.name)],
);

export const blogs = pgTable(
  'blogs',
  {
    ...contentColumns(),
    title: text('title').notNull(),
    categories: idOf('categories', () => blogCategories.id),
    author: idOf('author', () => authors.id),
    thumbnail: text('thumbnail').notNull(),
    body: text('body').notNull(),
    status: text('status', { enum: PUBLISHING }).notNull(),
    searchText: searchText('title'),
  },
  (t) => [
    check('blogs_status_known', sql`${t.status} in (${quoted(PUBLISHING)})`),
    check('blogs_title_length', sql`char_length(${t.title}) <= 120`),
    ...listIndexes('blogs', t, t.title),
    statusIndex('blogs', t),
    index('blogs_category').on(t.categories),
    index('blogs_author').on(t.author),
  ],
);

export const broadcastMessages = pgTable(
  'broadcast_messages',
  {
    ...contentColumns(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    link: text('link').notNull(),
    priority: integer('priority').notNull(),
    endDate: instant('end_date'),
    status: text('status', { enum: PUBLISHING }).notNull(),
    searchText: searchText("title || ' ' || description"),
  },
  (t) => [
    check('broadcast_messages_status_known', sql`${t.status} in (${quoted(PUBLISHING)})`),
    ...listIndexes('broadcast_messages', t, t.title),
    statusIndex('broadcast_messages', t),
    liveIndex('broadcast_messages_end', t.endDate, t.id),
  ],
);
