import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

/** Fixed windows shared by all processes, for the limits that protect accounts. */
export const rateWindows = pgTable(
  'rate_windows',
  { key: text('key').primaryKey(), count: integer('count').notNull(), endsAt: instant('ends_at').notNull() },
  (t) => [index('rate_windows_ends').on(t.endsAt)],
);
