import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { LEARNING_KINDS, PROGRESS_KINDS } from '@amberway/contract/learning/kinds';
import { createdAt, idOf, instant, quoted, updatedAt } from '../../kernel/db/columns.ts';
import { users } from '../../kernel/identity/tables.ts';

const userId = () => idOf('user_id', () => users.id);

/** Where a person stopped, one row per item. Progress counts as a use of the item, so its row stays when it is deleted. */
export const learningProgress = pgTable(
  'learning_progress',
  {
    userId: userId(),
    kind: text('kind', { enum: PROGRESS_KINDS }).notNull(),
    itemId: uuid('item_id').notNull(),
    seconds: integer('seconds').notNull().default(0),
    /** Of the video, in seconds, once it is known. */
    duration: integer('duration'),
    doneAt: instant('done_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.kind, t.itemId] }),
    // For the uses of an item, when it is deleted.
    index('learning_progress_item').on(t.itemId),
    index('learning_progress_latest').on(t.userId, t.updatedAt.desc().nullsFirst()),
    check('learning_progress_kind_known', sql`${t.kind} in (${quoted(PROGRESS_KINDS)})`),
    check('learning_progress_within', sql`${t.seconds} >= 0 and (${t.duration} is null or ${t.duration} > 0)`),
  ],
);

export const learningFavourites = pgTable(
  'learning_favourites',
  {
    userId: userId(),
    kind: text('kind', { enum: LEARNING_KINDS }).notNull(),
    itemId: uuid('item_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.kind, t.itemId] }),
    index('learning_favourites_item').on(t.itemId),
    check('learning_favourites_kind_known', sql`${t.kind} in (${quoted(LEARNING_KINDS)})`),
  ],
);
