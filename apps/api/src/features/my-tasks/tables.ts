import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, idOf, updatedAt, version } from '../../kernel/db/columns.ts';
import { users } from '../../kernel/identity/tables.ts';

export const myTasks = pgTable(
  'my_tasks',
  {
    id: id(),
    userId: idOf('user_id', () => users.id),
    title: text('title').notNull(),
    completed: boolean('completed').notNull().default(false),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('my_tasks_title', sql`btrim(${t.title}) <> ''`),
    index('my_tasks_list').on(t.userId, t.completed, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
  ],
);
