import { sql } from 'drizzle-orm';
import { currentDatabase, db, inTransaction } from '../kernel/db/context.ts';

// A database whose now() is moved: statements find a function of that name in the schema `public` before the built-in
// one, because the search path names it first. What was bound to the built-in one when it was made (defaults, views) is
// bound to the other, and back again at the end.

const PATH = sql.raw('public, pg_catalog');

const rows = async <T>(statement: ReturnType<typeof sql>): Promise<T[]> =>
  ((await db().execute(statement)) as { rows: T[] }).rows;

type Bound = { statement: string };

/** Statements that bind everything that calls `from` to `to`. */
const boundTo = (from: string, to: string) =>
  rows<Bound>(sql`
    select format('alter table %s alter column %I set default %s', d.adrelid::regclass, a.attname,
        replace(pg_get_expr(d.adbin, d.adrelid), ${from}, ${to})) as statement
      from pg_attrdef d
      join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
      join pg_class c on c.oid = d.adrelid
      where c.relnamespace = 'public'::regnamespace and strpos(pg_get_expr(d.adbin, d.adrelid), ${from}) > 0
    union all
    select format('create or replace view public.%I as %s', viewname, replace(definition, ${from}, ${to}))
      from pg_views where schemaname = 'public' and strpos(definition, ${from}) > 0`);

const bind = async (from: string, to: string) => {
  for (const { statement } of await boundTo(from, to)) await db().execute(sql.raw(statement));
};

const nowFunction = (aheadMs: number) =>
  sql.raw(`create or replace function public.now() returns timestamptz language sql stable as
    $$ select pg_catalog.now() + interval '${Math.round(aheadMs)} milliseconds' $$`);

/** From here on this database tells that time. Its connections have to be opened again afterwards. */
export const moveDatabase = (aheadMs: number): Promise<void> =>
  inTransaction(async () => {
    await db().execute(nowFunction(aheadMs));
    await db().execute(sql`set local search_path to ${PATH}`);
    await bind('pg_catalog.now()', 'public.now()');
    if (currentDatabase().engine === 'embedded') return;
    await db().execute(
      sql`do $$ begin execute format('alter role current_user in database %I set search_path to public, pg_catalog', current_database()); end $$`,
    );
  });

/** The embedded database has one connection and keeps no setting of its own. */
export const findMovedClock = async (): Promise<void> => {
  if (currentDatabase().engine === 'embedded') await db().execute(sql`set search_path to ${PATH}`);
};

export const moveDatabaseOn = async (aheadMs: number): Promise<void> => {
  await db().execute(nowFunction(aheadMs));
};

/** Back to the real time, with no trace of the other. */
export const returnDatabase = (): Promise<void> =>
  inTransaction(async () => {
    // Now the built-in one is found first, and only the other is named with its schema.
    await db().execute(sql`set local search_path to pg_catalog, public`);
    await bind('public.now()', 'pg_catalog.now()');
    await db().execute(sql`drop function public.now()`);
    if (currentDatabase().engine === 'embedded') {
      await db().execute(sql`set search_path to default`);
      return;
    }
    await db().execute(
      sql`do $$ begin execute format('alter role current_user in database %I reset search_path', current_database()); end $$`,
    );
  });
