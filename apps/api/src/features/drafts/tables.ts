import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, pgView, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, idOf, updatedAt, version } from '../../kernel/db/columns.ts';
import { users } from '../../kernel/identity/tables.ts';

/** The children and families whose records the draft names. Staff cannot read it while they do not work with all of them. */
const families = () =>
  uuid('families')
    .array()
    .notNull()
    .default(sql`'{}'`);

/** Unfinished texts. They belong to the signed-in person, also in a customer's view. */
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

/** Values that could not be saved because the draft had changed. Each is stored until its owner chooses. */
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

/** The family of each record that staff write about. The view is made by a migration, to keep the slices separate. */
export const recordFamilies = pgView('record_families', {
  id: uuid('id').notNull(),
  customerId: uuid('customer_id').notNull(),
  /** Null for records of the family as a whole. */
  memberId: uuid('member_id'),
}).existing();
