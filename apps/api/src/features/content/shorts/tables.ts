import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { PUBLISHING } from '@amberway/contract/content/statuses';
import { idOf, quoted } from '../../../kernel/db/columns.ts';
import {
  contentColumns,
  ids,
  listIndexes,
  orderIndex,
  searchText,
  statusIndex,
} from '../../../kernel/db/content-columns.ts';

export const shortLevels = pgTable(
  'short_levels',
  {
    ...contentColumns(),
    name: text('name').notNull(),
    rating: integer('rating').notNull(),
    searchText: searchText('name'),
  },
  (t) => [...listIndexes('short_levels', t, t.name), orderIndex('short_levels', t, t.rating)],
);

export const shortCategories = pgTable(
  'short_categories',
  {
    ...contentColumns(),
    name: text('name').notNull(),
    level: idOf('level', () => shortLevels.id),
    searchText: searchText('name'),
  },
  (t) => [...listIndexes('short_categories', t, t.name), index('short_categories_level').on(t.level)],
);

export const shorts = pgTable(
  'shorts',
  {
    ...contentColumns(),
    title: text('title').notNull(),
    videoLink: text('video_link').notNull(),
    thumbnail: text('thumbnail').notNull(),
    thumbnailFileName: text('thumbnail_file_name'),
    categories: ids('categories'),
    relatedShorts: ids('related_shorts'),
    status: text('status', { enum: PUBLISHING }).notNull(),
    searchText: searchText('title'),
  },
  (t) => [
    check('shorts_status_known', sql`${t.status} in (${quoted(PUBLISHING)})`),
    ...listIndexes('shorts', t, t.title),
    statusIndex('shorts', t),
    index('shorts_categories').using('gin', t.categories),
  ],
);
