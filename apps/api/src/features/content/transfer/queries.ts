import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { ContentType } from '@amberway/contract/kernel/content-type';
import { db } from '../../../kernel/db/context.ts';
import { tableOf } from '../select.queries.ts';

/** Ids by lower-case name; names shared by several records are left out. */
export const idsByName = async (type: ContentType, names: readonly string[]): Promise<Map<string, string>> => {
  const table = tableOf(type);
  const columns = type.summary.name.map((key) => table[key]);
  const name = sql<string>`lower(concat_ws(' ', ${sql.join(columns as never[], sql`, `)}))`;
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
