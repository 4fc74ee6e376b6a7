import { sql } from 'drizzle-orm';
import { db } from '../kernel/db/context.ts';
import { LISTENER_NAME } from '../kernel/db/listener.ts';
import type { TableEntry } from './manifest.ts';

// Every value is transferred as the database's text form, which parses to the same value on both engines.

export const rows = async <T>(statement: string): Promise<T[]> =>
  ((await db().execute(sql.raw(statement))) as { rows: T[] }).rows;
export const run = async (statement: string) => void (await rows(statement));
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

export type TableShape = Pick<TableEntry, 'name' | 'columns'>;

/** Our tables and their columns, without generated columns. */
export const describeTables = async (): Promise<TableShape[]> => {
  const found = await rows<{ name: string; column: string; type: string }>(`
    select c.relname as name, a.attname as column, format_type(a.atttypid, a.atttypmod) as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by c.relname, a.attnum`);
  const tables = new Map<string, TableShape>();
  for (const { name, column, type } of found) {
    const shape = tables.get(name) ?? { name, columns: [] };
    shape.columns.push({ name: column, type });
    tables.set(name, shape);
  }
  return [...tables.values()];
};

/** From here on the transaction reads one snapshot, however long it takes. */
export const holdStill = () => run('set transaction isolation level repeatable read, read only');

/** The rows of a table in batches, each row as a JSON array of strings. */
export const readRows = async function* ({ name, columns }: TableShape, atOnce: number): AsyncGenerator<string[]> {
  const values = columns.map((column) => `${quoted(column.name)}::text`).join(', ');
  await run(`declare dump cursor for select to_json(array[${values}])::text as line from ${quoted(name)}`);
  for (;;) {
    const lines = await rows<{ line: string }>(`fetch ${atOnce} from dump`);
    if (lines.length === 0) break;
    yield lines.map(({ line }) => line);
  }
  await run('close dump');
};

export const insertRows = async ({ name, columns }: TableShape, lines: string[]): Promise<void> => {
  const names = columns.map((column) => quoted(column.name)).join(', ');
  const values = columns.map((column, n) => `(line ->> ${n})::${column.type}`).join(', ');
  const statement = `insert into ${quoted(name)} (${names}) overriding system value select ${values} from jsonb_array_elements(`;
  await db().execute(sql`${sql.raw(statement)}${`[${lines.join(',')}]`}::jsonb) as line`);
};

export const appliedMigrations = async (): Promise<string[]> => {
  const [table] = await rows<{ known: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations')::text as known",
  );
  if (!table?.known) return [];
  return (await rows<{ hash: string }>('select hash from drizzle.__drizzle_migrations order by created_at')).map(
    ({ hash }) => hash,
  );
};

/** Counts the server processes on the database, recognised by their listener connections. */
export const countServers = async (): Promise<number> => {
  const [row] = await rows<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity where application_name = '${LISTENER_NAME}' and datname = current_database()`,
  );
  return row?.n ?? 0;
};

export const holdsRows = async (tables: readonly TableShape[]): Promise<boolean> => {
  for (const { name } of tables) {
    const [found] = await rows<{ some: boolean }>(`select exists (select 1 from ${quoted(name)}) as some`);
    if (found?.some) return true;
  }
  return false;
};
