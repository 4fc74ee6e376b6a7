import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { contentColumns, listIndexes, orderIndex, searchText } from '../../../kernel/db/content-columns.ts';

export const featureSlides = pgTable(
  'feature_slides',
  {
    ...contentColumns(),
    releaseId: text('release_id').notNull(),
    title: text('title').notNull(),
    subtitle: text('subtitle'),
    description: text('description'),
    image: text('image').notNull(),
    secondaryActionLabel: text('secondary_action_label'),
    secondaryActionLink: text('secondary_action_link'),
    order: integer('order').notNull(),
    showOnAppUpdate: boolean('show_on_app_update').notNull(),
    searchText: searchText("release_id || ' ' || title"),
  },
  (t) => [
    check('feature_slides_action_whole', sql`(${t.secondaryActionLabel} is null) = (${t.secondaryActionLink} is null)`),
    ...listIndexes('feature_slides', t, t.title),
    orderIndex('feature_slides', t, t.order),
  ],
);

export const homeCategories = pgTable(
  'home_categories',
  { ...contentColumns(), name: text('name').notNull(), icon: text('icon'), searchText: searchText('name') },
  (t) => listIndexes('home_categories', t, t.name),
);

export const homePrompts = pgTable(
  'home_prompts',
  { ...contentColumns(), name: text('name').notNull(), searchText: searchText('name') },
  (t) => listIndexes('home_prompts', t, t.name),
);
