import { sql } from 'drizzle-orm';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { useServer } from '../../testing/hooks.ts';
import { rowsOf } from '../../testing/rows.ts';

const server = useServer({ engine: 'postgres', jobs: [] });

it('a connection lost between two statements of a transaction fails the transaction, not the process', async () => {
  const orphaned = server.database.orm.transaction(async (transaction) => {
    const result = (await transaction.execute(sql`select pg_backend_pid() as pid`)) as { rows: { pid: number }[] };
    const pid = result.rows[0]?.pid;
    await rowsOf(server, sql`select pg_terminate_backend(${pid}, 5000)`);
    await delay(50);
    await transaction.execute(sql`select 1`);
  });

  await expect(orphaned).rejects.toThrow();
  expect(await rowsOf(server, sql`select 1 as one`)).toEqual([{ one: 1 }]);
});
