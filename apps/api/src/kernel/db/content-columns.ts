import { sql } from 'drizzle-orm';
import { type ExtraConfigColumn, index, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, updatedAt, version } from './columns.ts';

// What every table of content has. The rest of a table is written by hand, one column per field of the declaration.

export const contentColumns = () => ({
  id: id(),
  version: version(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  deletedAt: instant('deleted_at'),
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

export const oneOf = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '));

type Listed = { createdAt: ExtraConfigColumn; id: ExtraConfigColumn; searchText: ExtraConfigColumn };

/** For the list as it is first seen, and for its search. */
export const listIndexes = (name: string, t: Listed) => [
  index(`${name}_list`)
    .on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
    .where(sql`deleted_at is null`),
  index(`${name}_search`).using('gin', t.searchText.op('gin_trgm_ops')),
];

/** For lists that show one status: what customers see, and the filter. */
export const statusIndex = (name: string, t: Listed & { status: ExtraConfigColumn }) =>
  index(`${name}_status`)
    .on(t.status, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
    .where(sql`deleted_at is null`);

/** For lists with an order of their own. */
export const orderIndex = (name: string, t: Listed, by: ExtraConfigColumn) =>
  index(`${name}_order`)
    .on(by.asc().nullsLast(), t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
    .where(sql`deleted_at is null`);
