import { sql } from 'drizzle-orm';
import { dirname } from 'node:path';
import type { Database } from '../kernel/db/database.ts';
import { openDatabase } from '../kernel/db/open.ts';
import { copyEmbeddedTemplate } from './template.ts';

// Opening an embedded engine takes seconds, restoring its rows a fraction of one. So a test worker retains its engines
// and lends them to one test server after another, each time with the rows of the template.

type Pooled = { database: Database; lent: boolean };

const pool: Pooled[] = [];

const REMEMBER = [
  sql`create schema pristine`,
  sql`do $$
    declare one record;
    begin
      for one in select tablename from pg_tables where schemaname = 'public' loop
        execute format('create table pristine.%I as table public.%I', one.tablename, one.tablename);
      end loop;
    end $$`,
  sql`create table pristine."sequences of public" as
    select sequencename, last_value from pg_sequences where schemaname = 'public'`,
  // In replica mode no triggers run and no foreign keys are checked: the rows can be restored in any order.
  sql`create function pristine.restore() returns void language plpgsql as $$
    declare
      one record;
      named text;
    begin
      set local session_replication_role = replica;
      for one in select tablename from pg_tables where schemaname = 'public' loop
        select string_agg(quote_ident(attname), ', ') into named from pg_attribute
          where attrelid = format('public.%I', one.tablename)::regclass
            and attnum > 0 and not attisdropped and attgenerated = '';
        execute format('delete from public.%I', one.tablename);
        execute format('insert into public.%I (%s) overriding system value select %s from pristine.%I',
          one.tablename, named, named, one.tablename);
      end loop;
      perform setval(format('public.%I', sequencename)::regclass, coalesce(last_value, 1), last_value is not null)
        from pristine."sequences of public";
    end $$`,
];

const open = async (template: string): Promise<Pooled> => {
  // Beside the template, which is removed with its folder after the run.
  const { dataDir } = await copyEmbeddedTemplate(template, dirname(template));
  const where = { dataDir, DATABASE_URL: undefined, DATABASE_POOL: 1 };
  const database = await openDatabase(where, (error) => {
    throw error;
  });
  for (const statement of REMEMBER) await database.orm.execute(statement);
  const one = { database, lent: false };
  pool.push(one);
  return one;
};

/** A database with the rows of the template. Closing it returns it to the pool. */
export const borrowEmbedded = async (template: string): Promise<Database> => {
  const known = pool.find(({ lent }) => !lent);
  const one = known ?? (await open(template));
  one.lent = true;
  if (known) await one.database.orm.execute(sql`select pristine.restore()`);
  return {
    ...one.database,
    // A new cache for each server: tests check what their own server prepared.
    statements: new Map(),
    close: async () => {
      one.lent = false;
    },
  };
};
