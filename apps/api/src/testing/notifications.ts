import { uuidv7 } from 'uuidv7';
import { notifications } from '../features/notifications/tables.ts';
import { db } from '../kernel/db/context.ts';
import type { TestServer } from './server.ts';

type Row = typeof notifications.$inferInsert;

/** Inserts a notification. The unread count does not include it. */
export const addNotification = async (
  server: Pick<TestServer, 'within'>,
  userId: string,
  about: Partial<Row> = {},
): Promise<Row & { id: string }> => {
  const row = { id: uuidv7(), userId, type: 'GOAL_ADDED' as const, message: 'Something is new', ...about };
  await server.within(() => db().insert(notifications).values(row));
  return row;
};
