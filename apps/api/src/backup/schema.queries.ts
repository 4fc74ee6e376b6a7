import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { db } from '../kernel/db/context.ts';
import { quoted, rows, run, type TableShape } from './queries.ts';

// Schema changes of a restore.

export const knownMigrations = (folder: string) => readMigrationFiles({ migrationsFolder: folder });

/** A restore may take long, but does not wait for locks held by others. */
export const takeTime = async () => {
  await run('set local statement_timeout = 0');
  await run('set local idle_in_transaction_session_timeout = 0');
  await run("set local lock_timeout = '15s'");
};

/** Removes everything the migrations have created. */
export const removeEverything = async (tables: readonly TableShape[]): Promise<void> => {
  if (tables.length > 0) await run(`drop table ${tables.map(({ name }) => quoted(name)).join(', ')} cascade`);
  const functions = await rows<{ signature: string }>(`
    select p.oid::regprocedure::text as signature from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')`);
  for (const { signature } of functions) await run(`drop function ${signature} cascade`);
  await run('drop schema if exists drizzle cascade');
};

/** Drizzle's migrator commits by itself; here the schema has to be in the same transaction as the rows. */
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

/** Defers foreign keys while loading, since rows may refer to later ones; all are checked at the end. */
export const whileUnordered = async (tables: readonly TableShape[], load: () => Promise<void>): Promise<void> => {
  const keys = await foreignKeys();
  for (const { name } of tables) await run(`alter table ${quoted(name)} disable trigger user`);
  // A migration may have inserted rows that the backup contains as well.
  if (tables.length > 0) await run(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')}`);
  for (const { table, name } of keys)
    await run(`alter table ${table} alter constraint ${quoted(name)} deferrable initially deferred`);
  await load();
  await run('set constraints all immediate');
  for (const { table, name } of keys) await run(`alter table ${table} alter constraint ${quoted(name)} not deferrable`);
  for (const { name } of tables) await run(`alter table ${quoted(name)} enable trigger user`);
};

/** Sets every sequence to continue after the largest existing value. */
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
