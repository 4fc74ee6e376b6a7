import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, like, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ContentType } from '@amberway/contract/kernel/content-type';
import type { PageWindow, Sorting } from '@amberway/contract/kernel/query';
import { db, prepared } from '../../kernel/db/context.ts';
import { lockForEdit, nextVersion } from '../../kernel/db/versioned.ts';
import { containsPattern } from '../../kernel/db/contains.ts';
import { type Audience, type ContentTable, searchedBy, selectionOf, tableOf } from './select.queries.ts';

// One set of statements for all content types.

export type Values = Record<string, unknown>;
export type Row = Values & { id: string; version: number; createdAt: string; updatedAt: string };

export type ContentFilter = {
  audience: Audience;
  search?: string | undefined;
  /** Required values by field. */
  equals: Readonly<Record<string, string>>;
};

/** Expired records are hidden from customers. */
const unexpired = (table: ContentTable) => table.endDate && or(isNull(table.endDate), gt(table.endDate, sql`now()`));

const visible = (type: ContentType, audience: Audience): SQL | undefined => {
  const table = tableOf(type);
  if (audience === 'staff') return isNull(table.deletedAt);
  const status = type.status && table.status && sql`${table.status} = ${sql.raw(`'${type.status.shown}'`)}`;
  return and(isNull(table.deletedAt), status, unexpired(table));
};

/** A reference to several records is compared with one of them, by its own index. */
const hasValue = (type: ContentType, column: PgColumn, key: string): SQL =>
  type.references?.[key]?.many
    ? sql`${column} @> array[${sql.placeholder(key)}]::uuid[]`
    : eq(column, sql.placeholder(key));

const where = (type: ContentType, { audience, search, equals }: ContentFilter) => {
  const table = tableOf(type);
  return and(
    visible(type, audience),
    search ? like(searchedBy(type, audience), sql.placeholder('search')) : undefined,
    ...Object.keys(equals).map((key) => table[key] && hasValue(type, table[key], key)),
  );
};

const parameters = ({ search, equals }: ContentFilter) => ({
  ...equals,
  ...(search && { search: containsPattern(search) }),
});

const shapeOf = ({ name }: ContentType, { audience, search, equals }: ContentFilter) =>
  [name, audience, search ? 'search' : '', ...Object.keys(equals)].join('.');

/** The order by a column, with an index for each: ties are broken by the id, so that pages do not overlap. */
const orderBy = (type: ContentType, { by, order }: Sorting): SQL[] => {
  const { [by]: column, createdAt, id } = tableOf(type);
  const [along, against] = order === 'asc' ? [asc, desc] : [desc, asc];
  if (!column) return [];
  if (by === type.summary.name[0]) return [along(sql`lower(${column})`), along(id)];
  // Newest first within a status.
  if (by === 'status') return [along(column), against(createdAt), against(id)];
  return [along(column), along(id)];
};

const orderOf = (type: ContentType, sorting: Sorting | undefined): SQL[] => {
  if (sorting) return orderBy(type, sorting);
  const table = tableOf(type);
  const own = type.list.sort && table[type.list.sort];
  return [...(own ? [sql`${own} asc nulls last`] : []), desc(table.createdAt), desc(table.id)];
};

export const listRecords = async (
  type: ContentType,
  filter: ContentFilter,
  { skip, limit }: PageWindow,
  sorting?: Sorting,
) =>
  (await prepared(`content.list.${shapeOf(type, filter)}.${sorting?.by}.${sorting?.order}`, (executor) =>
    executor
      .select(selectionOf(type, filter.audience, type.list.omits))
      .from(tableOf(type))
      .where(where(type, filter))
      .orderBy(...orderOf(type, sorting))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('skip')),
  ).execute({ ...parameters(filter), skip, limit })) as Row[];

export const countRecords = async (type: ContentType, filter: ContentFilter): Promise<number> => {
  const [row] = (await prepared(`content.count.${shapeOf(type, filter)}`, (executor) =>
    executor
      .select({ count: sql<number>`count(*)::int` })
      .from(tableOf(type))
      .where(where(type, filter)),
  ).execute(parameters(filter))) as { count: number }[];
  return row?.count ?? 0;
};

/** Chosen records, or those that match the filter of a list. */
export type ExportScope = { ids: readonly string[] | undefined; filter: ContentFilter };

/** Full records after the given id, for an export in batches. */
export const recordsAfter = async (
  type: ContentType,
  { ids, filter }: ExportScope,
  after: string | undefined,
  limit: number,
) => {
  const table = tableOf(type);
  return (await db()
    .select(selectionOf(type, 'staff'))
    .from(table)
    .where(
      and(
        visible(type, 'staff'),
        ids ? inArray(table.id, [...ids]) : undefined,
        filter.search ? like(searchedBy(type, 'staff'), containsPattern(filter.search)) : undefined,
        ...Object.entries(filter.equals).map(([key, value]) => table[key] && eq(table[key], value)),
        after ? gt(table.id, after) : undefined,
      ),
    )
    .orderBy(asc(table.id))
    .limit(limit)) as Row[];
};

/** A deleted record, as staff read it. */
export const findBinned = async (type: ContentType, id: string): Promise<Row | undefined> => {
  const table = tableOf(type);
  const [row] = (await db()
    .select(selectionOf(type, 'staff'))
    .from(table)
    .where(and(eq(table.id, id), isNotNull(table.deletedAt), isNull(table.purgedAt)))) as Row[];
  return row;
};

export const findRecord = async (type: ContentType, audience: Audience, id: string): Promise<Row | undefined> => {
  const table = tableOf(type);
  const [row] = (await db()
    .select(selectionOf(type, audience))
    .from(table)
    .where(and(eq(table.id, id), visible(type, audience)))) as Row[];
  return row;
};

/** The record as a family sees it, whoever the caller is. */
export const shownRecord = (type: ContentType, id: string) => findRecord(type, 'customers', id);

/** The stored record, locked, with references as ids. */
export const lockRecord = async (type: ContentType, id: string, version?: number): Promise<Row> =>
  (await lockForEdit(tableOf(type), id, version, isNull(tableOf(type).deletedAt))) as unknown as Row;

export const insertRecord = async (type: ContentType, values: Values): Promise<string> => {
  const table = tableOf(type);
  const [row] = (await db().insert(table).values(values).returning({ id: table.id })) as { id: string }[];
  if (!row) throw new Error('The record was not stored.');
  return row.id;
};

export const updateRecord = (type: ContentType, id: string, values: Values) =>
  db()
    .update(tableOf(type))
    .set({ ...values, version: nextVersion })
    .where(eq(tableOf(type).id, id));

/** Into the bin. */
export const hideRecord = (type: ContentType, id: string) => updateRecord(type, id, { deletedAt: sql`now()` });

/** Which of the ids are existing records that can be referred to. */
export const presentIds = async (type: ContentType, ids: readonly string[]): Promise<Set<string>> => {
  const table = tableOf(type);
  const rows = (await db()
    .select({ id: table.id })
    .from(table)
    .where(and(inArray(table.id, [...ids]), isNull(table.deletedAt)))) as { id: string }[];
  return new Set(rows.map(({ id }) => id));
};
