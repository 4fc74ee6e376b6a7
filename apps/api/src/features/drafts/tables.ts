import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, updatedAt, version } from '../../kernel/db/columns.ts';
import { users } from '../../kernel/identity/tables.ts';

/** Unfinished texts. They belong to the person at the keyboard, whoever's view is open. */
export const drafts = pgTable(
  'drafts',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind').notNull(),
    key: text('key').notNull(),
    value: jsonb('value'),
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
    createdAt: createdAt(),
  },
  (t) => [index('draft_conflicts_draft').on(t.draftId), index('draft_conflicts_created').on(t.createdAt)],
);
