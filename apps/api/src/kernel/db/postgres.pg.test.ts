import { sql } from 'drizzle-orm';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { useServer } from '../../testing/hooks.ts';
import { rowsOf } from '../../testing/rows.ts';
import { copyPostgresTemplate } from '../../testing/template.ts';
import { prepared } from './context.ts';
import { findMigrations } from './open.ts';
import { MIGRATION_LOCK, openPostgres } from './postgres.ts';

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

it('a migration may take longer than the statement timeout of the database', async () => {
  const { url, remove } = await copyPostgresTemplate(inject('postgresServer'));
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  const name = new URL(url).pathname.slice(1);
  await other.query(`alter database "${name}" set statement_timeout = '100ms'`);
  await other.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  const database = await openPostgres({ url, pool: 1, onError: () => undefined });
  try {
    const migrated = database.migrate(findMigrations());
    await delay(400);
    await other.query('select pg_advisory_unlock_all()');
    await migrated;
  } finally {
    await other.end();
    await database.close();
    await remove();
  }
});

it('statements are not compiled, which takes longer than to run them', async () => {
  expect(await rowsOf(server, sql`select current_setting('jit') as jit`)).toEqual([{ jit: 'off' }]);
});

it('statements whose names begin with the same 63 letters stay apart, though the database cuts names there', async () => {
  const name = (last: string) => `${'n'.repeat(63)}.${last}`;
  const ask = (last: string, value: number) =>
    prepared(name(last), (executor) =>
      executor.select({ value: sql<number>`${sql.raw(String(value))}` }).from(sql`(values (1)) as one`),
    ).execute({});
  // As many as there are connections, so that some of them meet both.
  const asked = await server.within(() =>
    Promise.all(Array.from({ length: 40 }, (_, index) => ask(`${index % 2}`, index % 2))),
  );
  expect(asked).toEqual(Array.from({ length: 40 }, (_, index) => [{ value: index % 2 }]));
});
