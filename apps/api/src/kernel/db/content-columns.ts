import { sql } from 'drizzle-orm';
import { type ExtraConfigColumn, index, text, uuid } from 'drizzle-orm/pg-core';
import { id, liveIndex, recordColumns } from './columns.ts';

// Columns of every content table. The others are written by hand, one per field of the declaration.

export const contentColumns = () => ({
  id: id(),
  ...recordColumns(),
});

/** The generated column that search uses; `from` is an SQL expression over the row. */
export const searchText = (from: string) =>
  text('search_text')
    .notNull()
    .generatedAlwaysAs(sql.raw(`lower(${from})`));

/** References to several records. Records are never deleted, only marked, so none of these ids dangles. */
export const ids = (name: string) =>
  uuid(name)
    .array()
    .notNull()
    .default(sql`'{}'::uuid[]`);

export const texts = (name: string) =>
  text(name)
    .array()
    .notNull()
    .default(sql`'{}'::text[]`);

type Listed = { createdAt: ExtraConfigColumn; id: ExtraConfigColumn; searchText: ExtraConfigColumn };

/** For the default order of the list, and for its search. */
export const listIndexes = (name: string, t: Listed) => [
  liveIndex(`${name}_list`, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
  index(`${name}_search`).using('gin', t.searchText.op('gin_trgm_ops')),
];

/** For lists of one status: those that customers see, and the status filter. */
export const statusIndex = (name: string, t: Listed & { status: ExtraConfigColumn }) =>
  liveIndex(`${name}_status`, t.status, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst());

/** For lists with a custom order. */
export const orderIndex = (name: string, t: Listed, by: ExtraConfigColumn) =>
  liveIndex(`${name}_order`, by.asc().nullsLast(), t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst());
