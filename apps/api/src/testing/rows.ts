import type { SQL } from 'drizzle-orm';
import { db } from '../kernel/db/context.ts';
import type { TestServer } from './server.ts';

/** Runs plain SQL: tests use it to inspect the database and to move time. */
export const rowsOf = <T = Record<string, unknown>>(server: TestServer, statement: SQL): Promise<T[]> =>
  server.within(async () => {
    const result = (await db().execute(statement)) as { rows: T[] };
    return result.rows;
  });
