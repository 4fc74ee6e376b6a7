import { sql } from 'drizzle-orm';
import { type ExtraConfigColumn, index, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, updatedAt, version } from './columns.ts';

// Columns of every content table. The others are written by hand, one per field of the declaration.

export const contentColumns = () => ({
  id: id(),
  version: version(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  deletedAt: instant('deleted_at'),
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

export const oneOf = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '));

type Listed = { createdAt: ExtraConfigColumn; id: ExtraConfigColumn; searchText: ExtraConfigColumn };

/** For the default order of the list, and for its search. */
export const listIndexes = (name: string, t: Listed) => [
  index(`${name}_list`)
    .on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
    .where(sql`deleted_at is null`),
  index(`${name}_search`).using('gin', t.searchText.op('gin_trgm_ops')),
];

/** For lists of one status: those that customers see, and the status filter. */
export const statusIndex = (name: string, t: Listed & { status: ExtraConfigColumn }) =>
  index(`${name}_status`)
    .on(t.status, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
    .where(sql`deleted_at is null`);

/** For lists with a custom order. */
export const orderIndex = (name: string, t: Listed, by: ExtraConfigColumn) =>
  index(`${name}_order`)
    .on(by.asc().nullsLast(), t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
    .where(sql`deleted_at is null`);
