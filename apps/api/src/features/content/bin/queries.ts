import { and, desc, eq, getTableName, isNotNull, isNull, like, lt, type SQL, sql } from 'drizzle-orm';
import type { ContentType } from '@amberway/contract/kernel/content-type';
import { BIN_DAYS } from '@amberway/contract/kernel/limits';
import type { PageWindow } from '@amberway/contract/kernel/query';
import { containsPattern } from '../../../kernel/db/contains.ts';
import { db } from '../../../kernel/db/context.ts';
import { lockForEdit } from '../../../kernel/db/versioned.ts';
import { type Row, updateRecord } from '../queries.ts';
import { tableOf } from '../select.queries.ts';

const BIN = sql.raw(`interval '${BIN_DAYS} days'`);
const inBin = (type: ContentType) => and(isNotNull(tableOf(type).deletedAt), isNull(tableOf(type).purgedAt));

export type BinRow = { id: string; name: string; deletedAt: string; deletedBy: string | null; until: string };

export const listBinned = async (type: ContentType, search: string | undefined, { skip, limit }: PageWindow) => {
  const table = tableOf(type);
  const where = and(inBin(type), search ? like(table.searchText, containsPattern(search)) : undefined);
  const name = sql.join(
    type.summary.name.map((key) => sql`${table[key]}`),
    sql`, `,
  );
  // A lone table is not named in a column's SQL, and the subselect has an id too.
  const own = sql.raw(`"${getTableName(table)}"`);
  const deletedBy = sql<string | null>`(select concat_ws(' ', u.first_name, u.last_name) from audit_log a
    join users u on u.id = a.actor_id
    where a.record = ${type.name} and a.record_id = ${own}.id and a.action = 'delete' order by a.created_at desc limit 1)`;
  const rows = (await db()
    .select({
      id: table.id,
      name: sql<string>`concat_ws(' ', ${name})`,
      deletedAt: table.deletedAt,
      deletedBy,
      until: sql<string>`to_char((${table.deletedAt} + ${BIN}) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    })
    .from(table)
    .where(where)
    .orderBy(desc(table.deletedAt), desc(table.id))
    .limit(limit)
    .offset(skip)) as BinRow[];
  return { rows, count: await db().$count(table, where) };
};

type Binned = Row & { deletedAt: string | null; purgedAt: string | null };

/** The stored record in any state, locked. */
export const lockAny = async (type: ContentType, id: string): Promise<Binned> =>
  (await lockForEdit(tableOf(type), id, undefined)) as unknown as Binned;

export const unhide = (type: ContentType, id: string) => updateRecord(type, id, { deletedAt: null });

/** The row stays for the records that refer to it, but cannot be restored. */
export const markPurged = (type: ContentType, id: string) => updateRecord(type, id, { purgedAt: sql`now()` });

export const eraseRow = (type: ContentType, id: string) =>
  db()
    .delete(tableOf(type))
    .where(eq(tableOf(type).id, id));

/** Locked; those that another process is deleting are skipped. */
export const lockDue = async (type: ContentType, limit: number): Promise<Row[]> => {
  const table = tableOf(type);
  const due: SQL | undefined = and(inBin(type), lt(table.deletedAt, sql`now() - ${BIN}`));
  return (await db()
    .select()
    .from(table)
    .where(due)
    .orderBy(table.id)
    .limit(limit)
    .for('update', { skipLocked: true })) as Row[];
};
