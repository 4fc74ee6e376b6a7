import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { LOOKUP_TYPES } from '@amberway/contract/lookups/schemas';
import { id, recordColumns } from '../../kernel/db/columns.ts';

export const lookups = pgTable(
  'lookups',
  {
    id: id(),
    type: text('type', { enum: LOOKUP_TYPES }).notNull(),
    name: text('name').notNull(),
    order: integer('order').notNull().default(0),
    ...recordColumns(),
  },
  (t) => [
    uniqueIndex('lookups_name_unique')
      .on(t.type, sql`lower(name)`)
      .where(sql`deleted_at is null`),
    index('lookups_list').on(t.type, t.order, t.name),
  ],
);
