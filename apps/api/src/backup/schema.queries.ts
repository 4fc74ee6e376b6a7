import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { db } from '../kernel/db/context.ts';
import { quoted, rows, run, type TableShape } from './queries.ts';

// What a restore does to the tables themselves.

export const knownMigrations = (folder: string) => readMigrationFiles({ migrationsFolder: folder });

/** A restore takes its time, and waits for nobody who still uses the tables. */
export const takeTime = async () => {
  await run('set local statement_timeout = 0');
  await run('set local idle_in_transaction_session_timeout = 0');
  await run("set local lock_timeout = '15s'");
};

/** Removes all that migrations have made. */
export const removeEverything = async (tables: readonly TableShape[]): Promise<void> => {
  if (tables.length > 0) await run(`drop table ${tables.map(({ name }) => quoted(name)).join(', ')} cascade`);
  const functions = await rows<{ signature: string }>(`
    select p.oid::regprocedure::text as signature from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')`);
  for (const { signature } of functions) await run(`drop function ${signature} cascade`);
  await run('drop schema if exists drizzle cascade');
};

/** The migrator commits by itself; here the schema has to come and go with the rows. */
export const applyMigrations = async (migrations: ReturnType<typeof knownMigrations>): Promise<void> => {
  await run('create schema drizzle');
  await run('create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)');
  for (const { sql: statements, hash, folderMillis } of migrations) {
    for (const statement of statements) await run(statement);
    await db().execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
    );
  }
};

const foreignKeys = () =>
  rows<{ table: string; name: string }>(`
    select conrelid::regclass::text as table, conname as name from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace`);

/** Rows may refer to rows that come later; at the end everything is checked. */
export const whileUnordered = async (tables: readonly TableShape[], load: () => Promise<void>): Promise<void> => {
  const keys = await foreignKeys();
  for (const { name } of tables) await run(`alter table ${quoted(name)} disable trigger user`);
  // A migration may have put rows there that the backup has as well.
  if (tables.length > 0) await run(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')}`);
  for (const { table, name } of keys)
    await run(`alter table ${table} alter constraint ${quoted(name)} deferrable initially deferred`);
  await load();
  await run('set constraints all immediate');
  for (const { table, name } of keys) await run(`alter table ${table} alter constraint ${quoted(name)} not deferrable`);
  for (const { name } of tables) await run(`alter table ${quoted(name)} enable trigger user`);
};

/** Numbers the database gives out go on after the largest that is there. */
export const continueNumbers = async (tables: readonly TableShape[]): Promise<void> => {
  for (const { name, columns } of tables) {
    for (const column of columns) {
      const [found] = await rows<{ sequence: string | null }>(
        `select pg_get_serial_sequence('public.${quoted(name)}', '${column.name}') as sequence`,
      );
      if (found?.sequence)
        await run(
          `select setval('${found.sequence}', coalesce((select max(${quoted(column.name)}) from ${quoted(name)}), 0) + 1, false)`,
        );
    }
  }
};
