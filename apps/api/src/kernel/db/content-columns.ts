import { sql } from 'drizzle-orm';
import { type ExtraConfigColumn, index, text, uuid } from 'drizzle-orm/pg-core';
import { id, liveIndex, recordColumns } from './columns.ts';

// What every table of content has. The rest of a table is written by hand, one column per field of the declaration.

export const contentColumns = () => ({
  id: id(),
  ...recordColumns(),
});

/** What the search looks through, made by the database: `from` is an SQL expression over the row. */
export const searchText = (from: string) =>
  text('search_text')
    .notNull()
    .generatedAlwaysAs(sql.raw(`lower(${from})`));

/** References to several records. Records are never removed, only marked, so that none of these ids dangles. */
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

/** For the list as it is first seen, and for its search. */
export const listIndexes = (name: string, t: Listed) => [
  liveIndex(`${name}_list`, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
  index(`${name}_search`).using('gin', t.searchText.op('gin_trgm_ops')),
];

/** For lists that show one status: what customers see, and the filter. */
export const statusIndex = (name: string, t: Listed & { status: ExtraConfigColumn }) =>
  liveIndex(`${name}_status`, t.status, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst());

/** For lists with an order of their own. */
export const orderIndex = (name: string, t: Listed, by: ExtraConfigColumn) =>
  liveIndex(`${name}_order`, by.asc().nullsLast(), t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst());
