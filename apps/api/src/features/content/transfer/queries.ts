import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { ContentType } from '@amberway/contract/kernel/content-type';
import { db } from '../../../kernel/db/context.ts';
import type { Values } from '../queries.ts';
import { tableOf } from '../select.queries.ts';

const nameSql = (type: ContentType) => {
  const columns = type.summary.name.map((key) => tableOf(type)[key]);
  return sql<string>`lower(concat_ws(' ', ${sql.join(columns as never[], sql`, `)}))`;
};

/** Which of the lower-case names records have. */
export const takenNames = async (type: ContentType, names: readonly string[]): Promise<Set<string>> => {
  if (names.length === 0) return new Set();
  const name = nameSql(type);
  const rows = (await db()
    .selectDistinct({ name })
    .from(tableOf(type))
    .where(and(isNull(tableOf(type).deletedAt), inArray(name, [...names])))) as { name: string }[];
  return new Set(rows.map((row) => row.name));
};

/** Which of the ids exist, and whether they are deleted. */
export const knownRecords = async (type: ContentType, ids: readonly string[]): Promise<Map<string, boolean>> => {
  if (ids.length === 0) return new Map();
  const { id, deletedAt } = tableOf(type);
  const rows = (await db()
    .select({ id, deletedAt })
    .from(tableOf(type))
    .where(inArray(id, [...ids]))) as { id: string; deletedAt: string | null }[];
  return new Map(rows.map((row) => [row.id, row.deletedAt !== null]));
};

export const recordsOf = async (type: ContentType, ids: readonly string[]): Promise<Map<string, Values>> => {
  if (ids.length === 0) return new Map();
  const rows = (await db()
    .select()
    .from(tableOf(type))
    .where(inArray(tableOf(type).id, [...ids]))) as (Values & { id: string })[];
  return new Map(rows.map((row) => [row.id, row]));
};

/** One import of a type at a time: the second then finds the names that the first stored. */
export const lockImports = (name: string) =>
  db().execute(sql`select pg_advisory_xact_lock(hashtext('content import'), hashtext(${name}))`);

/** The name of some record that no other record of the type has. */
export const exampleName = async (type: ContentType): Promise<string | undefined> => {
  const table = tableOf(type);
  const columns = type.summary.name.map((key) => table[key]);
  const name = sql<string>`concat_ws(' ', ${sql.join(columns as never[], sql`, `)})`;
  const [row] = (await db()
    .select({ name: sql<string>`min(${name})` })
    .from(table)
    .where(isNull(table.deletedAt))
    .groupBy(nameSql(type))
    .having(sql`count(*) = 1`)
    .orderBy(sql`min(${table.createdAt})`)
    .limit(1)) as { name: string }[];
  return row?.name;
};

/** Ids by lower-case name; names shared by several records are left out. */
export const idsByName = async (type: ContentType, names: readonly string[]): Promise<Map<string, string>> => {
  const table = tableOf(type);
  const name = nameSql(type);
  const rows = (await db()
    .select({ id: table.id, name })
    .from(table)
    .where(
      and(
        isNull(table.deletedAt),
        inArray(
          name,
          names.map((one) => one.toLowerCase()),
        ),
      ),
    )) as { id: string; name: string }[];
  const found = new Map<string, string>();
  const twice = new Set<string>();
  for (const row of rows) {
    if (found.has(row.name)) twice.add(row.name);
    found.set(row.name, row.id);
  }
  for (const one of twice) found.delete(one);
  return found;
};

/** Runs the work in a savepoint, so that its failure rolls back only the work itself. Can be nested. */
export const tryInside = async <T>(work: () => Promise<T>): Promise<T> => {
  await db().execute(sql`savepoint row`);
  try {
    const result = await work();
    await db().execute(sql`release savepoint row`);
    return result;
  } catch (error) {
    await db().execute(sql`rollback to savepoint row`);
    // A rollback keeps the savepoint: without the release, an outer call would roll back to this one.
    await db().execute(sql`release savepoint row`);
    throw error;
  }
};
