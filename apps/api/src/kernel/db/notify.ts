import { sql } from 'drizzle-orm';
import { db } from './context.ts';

/** What one notification can hold on PostgreSQL, in bytes. A longer one would fail, and the transaction with it. */
export const NOTIFICATION_BYTES = 7_999;

/** Said to every process once the running transaction is committed, and never when it is rolled back. */
export const notify = async (channel: string, message = ''): Promise<void> => {
  await db().execute(sql`select pg_notify(${channel}, ${message})`);
};
