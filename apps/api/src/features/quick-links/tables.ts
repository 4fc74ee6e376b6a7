import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, updatedAt, version } from '../../kernel/db/columns.ts';
import { createdBy } from '../../kernel/identity/tables.ts';

export const quickLinks = pgTable(
  'quick_links',
  {
    id: id(),
    title: text('title').notNull(),
    url: text('url').notNull(),
    isGlobal: boolean('is_global').notNull().default(false),
    isStarred: boolean('is_starred').notNull().default(false),
    createdBy: createdBy(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('quick_links_http', sql`${t.url} ~* '^https?://'`),
    index('quick_links_own').on(t.createdBy, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('quick_links_global')
      .on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`is_global`),
  ],
);
