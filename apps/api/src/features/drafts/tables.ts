import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, pgView, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, idOf, updatedAt, version } from '../../kernel/db/columns.ts';
import { users } from '../../kernel/identity/tables.ts';

/** The families whose records the text names. Staff who no longer work with one of them do not read it meanwhile. */
const families = () =>
  uuid('families')
    .array()
    .notNull()
    .default(sql`'{}'`);

/** Unfinished texts. They belong to the person at the keyboard, whoever's view is open. */
export const drafts = pgTable(
  'drafts',
  {
    id: id(),
    userId: idOf('user_id', () => users.id),
    kind: text('kind').notNull(),
    key: text('key').notNull(),
    value: jsonb('value'),
    families: families(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('drafts_own').on(t.userId, t.kind, t.key), index('drafts_updated').on(t.updatedAt)],
);

/** Texts that could not be saved because a different one was there. Each waits beside it until its owner chooses. */
export const draftConflicts = pgTable(
  'draft_conflicts',
  {
    id: id(),
    draftId: uuid('draft_id')
      .notNull()
      .references(() => drafts.id, { onDelete: 'cascade' }),
    value: jsonb('value'),
    families: families(),
    createdAt: createdAt(),
  },
  (t) => [index('draft_conflicts_draft').on(t.draftId), index('draft_conflicts_created').on(t.createdAt)],
);

/** Whose record an id belongs to, for what staff write about. Made by a migration, so that the areas stay apart. */
export const recordFamilies = pgView('record_families', {
  id: uuid('id').notNull(),
  customerId: uuid('customer_id').notNull(),
}).existing();
