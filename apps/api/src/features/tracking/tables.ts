import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, updatedAt, version } from '../../kernel/db/columns.ts';

/** At most one row: there is one code for the whole product. */
export const trackingCodes = pgTable(
  'tracking_codes',
  {
    id: id(),
    /** Always true and unique, so that there is only one row. */
    only: boolean('only').notNull().default(true),
    /** URL-encoded, as the specification stores it. */
    code: text('code').notNull(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [check('tracking_codes_only', sql`${t.only}`), uniqueIndex('tracking_codes_one').on(t.only)],
);
