import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from '../db/columns.ts';

/** Keys the server makes for itself, so that all processes on one database sign alike. */
export const serverSecrets = pgTable('server_secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  createdAt: createdAt(),
});
