import { sql } from 'drizzle-orm';
import { type ExtraConfigColumn, index, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant, liveIndex, recordColumns } from './columns.ts';

// Columns of every content table. The others are written by hand, one per field of the declaration.

export const contentColumns = () => ({
  id: id(),
  ...recordColumns(),
  /** Deleted for good: no longer in the bin, and its files are released. The row stays where something refers to it. */
  purgedAt: instant('purged_at'),
});

/** The generated column that search uses; `from` is an SQL expression over the row. */
export const searchText = (from: string) =>
  text('search_text')
    .notNull()
    .generatedAlwaysAs(sql.raw(`lower(${from})`));

/**
 * References to several records. An id may dangle: a record in the bin does not count as a use of another one, so what
 * it refers to can be deleted for good. Statements join the ids with the records that exist.
 */
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

type Listed = Record<'createdAt' | 'deletedAt' | 'id' | 'searchText', ExtraConfigColumn>;

/** For the default order of the list, the order by name, its search and its bin. */
export const listIndexes = (name: string, t: Listed, by: ExtraConfigColumn) => [
  liveIndex(`${name}_name`, sql`lower(${by})`, t.id),
  liveIndex(`${name}_list`, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
  index(`${name}_search`).using('gin', t.searchText.op('gin_trgm_ops')),
  index(`${name}_bin`)
    .on(t.deletedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
    .where(sql`deleted_at is not null and purged_at is null`),
];

/** For lists of one status: those that customers see, and the status filter. */
export const statusIndex = (name: string, t: Listed & { status: ExtraConfigColumn }) =>
  liveIndex(`${name}_status`, t.status, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst());

/** For lists with a custom order. */
export const orderIndex = (name: string, t: Listed, by: ExtraConfigColumn) =>
  liveIndex(`${name}_order`, by.asc().nullsLast(), t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst());
