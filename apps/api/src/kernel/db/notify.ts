import { sql } from 'drizzle-orm';
import { db } from './context.ts';

/** Maximum size of a PostgreSQL notification in bytes. A longer one fails, and the transaction with it. */
export const NOTIFICATION_BYTES = 7_999;

/** Sent to every process once the current transaction is committed, never when it is rolled back. */
export const notify = async (channel: string, message = ''): Promise<void> => {
  await db().execute(sql`select pg_notify(${channel}, ${message})`);
};
