import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { mustRefer } from '@amberway/contract/content/kept-names';
import type { ContentName } from '@amberway/contract/content/registry';
import { contentTypeOf } from '@amberway/contract/content/registry';
import { staffOnly } from '@amberway/contract/content/staff-only';
import type { ContentType, ReferenceTarget } from '@amberway/contract/kernel/content-type';
import { users } from '../../kernel/identity/tables.ts';
import { resourceObjectives, resources } from '../resources/public.ts';
import { authors } from './authors/tables.ts';
import { assetEvents, assets, emojis } from './avatars/tables.ts';
import { blogCategories, blogs, broadcastMessages } from './blogs/tables.ts';
import { featureSlides, homeCategories, homePrompts } from './home/tables.ts';
import { shortCategories, shortLevels, shorts } from './shorts/tables.ts';
import { courses, videoCategories, videos } from './videos/tables.ts';
import { workshops } from './workshops/tables.ts';

// Builds the select columns from a type's declaration: fields as they are, references resolved in the same statement.

type Common = 'id' | 'version' | 'createdAt' | 'updatedAt' | 'deletedAt' | 'purgedAt' | 'searchText';
export type ContentTable = PgTable & Record<Common, PgColumn> & Record<string, PgColumn>;

export const TABLES: Record<ContentName, PgTable> = {
  author: authors,
  asset: assets,
  assetEvent: assetEvents,
  emoji: emojis,
  blogCategory: blogCategories,
  blog: blogs,
  broadcastMessage: broadcastMessages,
  videoCategory: videoCategories,
  resourceObjective: resourceObjectives,
  video: videos,
  course: courses,
  shortLevel: shortLevels,
  shortCategory: shortCategories,
  short: shorts,
  workshop: workshops,
  featureSlide: featureSlides,
  homeCategory: homeCategories,
  homePrompt: homePrompts,
};

export const tableOf = ({ name }: ContentType) => TABLES[name as ContentName] as ContentTable;

/** Customers, and staff in a customer's view, read published records only. */
export type Audience = 'staff' | 'customers';

type Source = {
  table: PgTable;
  name: string[];
  also: [string, string][];
  /** Whether the record `r` is deleted. */
  deleted: string;
  /** Condition for all readers, staff included. */
  never?: string;
  onlyShown: string;
};

const columnName = (table: PgTable, key: string) => `"${(table as ContentTable)[key]?.name}"`;

const PEOPLE: Source = {
  table: users,
  name: ['firstName', 'lastName'],
  also: [
    ['firstName', 'firstName'],
    ['lastName', 'lastName'],
    ['avatar', 'avatar'],
  ],
  deleted: "r.user_status = 'Deleted'",
  onlyShown: '',
};

const RESOURCES: Source = {
  table: resources,
  name: ['name'],
  also: [['thumbnail', 'thumbnail']],
  deleted: 'r.deleted_at is not null',
  never: ' and not r.is_private and r.customer_id is null',
  onlyShown: " and r.deleted_at is null and r.status in ('Active', 'Approved')",
};

/** The table a reference points to; undefined for unknown types. */
const sourceOf = ({ to }: ReferenceTarget): Source | undefined => {
  if (to === 'businessUser') return PEOPLE;
  if (to === 'resource') return RESOURCES;
  const target = contentTypeOf(to);
  if (!target) return undefined;
  const { name, also = [] } = target.summary;
  return {
    table: tableOf(target),
    name: [...name],
    also: also.map((key) => [key, key]),
    deleted: 'r.deleted_at is not null',
    onlyShown: ` and r.deleted_at is null${target.status ? ` and r.status = '${target.status.shown}'` : ''}`,
  };
};

const summarySql = ({ table, name, also, deleted }: Source, audience: Audience) => {
  const column = (key: string) => `r.${columnName(table, key)}`;
  const pairs = also.map(([key, from]) => `'${key}', ${column(from)}`);
  const parts = [`'_id', r.id`, `'name', concat_ws(' ', ${name.map(column).join(', ')})`, ...pairs].join(', ');
  if (audience === 'customers') return `json_build_object(${parts})`;
  return `jsonb_build_object(${parts}) || case when ${deleted} then '{"deleted": true}' else '{}' end::jsonb`;
};

const referenceSql = (type: ContentType, key: string, target: ReferenceTarget, audience: Audience): SQL => {
  const source = sourceOf(target);
  if (!source) return sql.raw(`'[]'::json`);
  const own = `"${getTableName(tableOf(type))}".${columnName(tableOf(type), key)}`;
  const from = `"${getTableName(source.table)}" r`;
  if (!target.many) {
    // Where the record must have one, families still see the name of a deleted one.
    const mayBeNone = audience === 'customers' && !mustRefer(type, key);
    const only = mayBeNone ? ` and not (${source.deleted})` : '';
    return sql.raw(`(select ${summarySql(source, audience)} from ${from} where r.id = ${own}${only})`);
  }
  const shown = `${source.never ?? ''}${audience === 'customers' ? source.onlyShown : ''}`;
  return sql.raw(
    `(select coalesce(json_agg(${summarySql(source, audience)} order by array_position(${own}, r.id)), '[]'::json) ` +
      `from ${from} where r.id = any(${own})${shown})`,
  );
};

const isShownTo = (type: ContentType, audience: Audience, key: string) =>
  audience === 'staff' || !staffOnly(type).includes(key);

/** The searched text: the prepared column, unless it contains fields this audience must not see. */
export const searchedBy = (type: ContentType, audience: Audience): PgColumn | SQL => {
  const table = tableOf(type);
  const fields = type.list.search?.fields ?? [];
  const shownFields = fields.filter((key) => isShownTo(type, audience, key));
  if (shownFields.length === fields.length) return table.searchText;
  const columns = sql.join(
    shownFields.map((key) => sql`${table[key]}`),
    sql`, `,
  );
  return sql`lower(concat_ws(' ', ${columns}))`;
};

export const selectionOf = (type: ContentType, audience: Audience, omits: readonly string[] = []) => {
  const table = tableOf(type);
  const { id, version, createdAt, updatedAt } = table;
  const fields = Object.keys(type.fields)
    .filter((key) => !omits.includes(key) && isShownTo(type, audience, key))
    .map((key) => {
      const target = type.references?.[key];
      return [key, target ? referenceSql(type, key, target, audience) : table[key]] as const;
    });
  return { id, version, createdAt, updatedAt, ...Object.fromEntries(fields) } as Record<string, PgColumn | SQL>;
};
