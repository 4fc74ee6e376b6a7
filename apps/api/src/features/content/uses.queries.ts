import { getTableName, type SQL, sql } from 'drizzle-orm';
import { CONTENT_NAMES, type ContentName, contentTypeOf } from '@amberway/contract/content/registry';
import type { ContentUse, UsePlace } from '@amberway/contract/content/uses';
import type { ContentType } from '@amberway/contract/kernel/content-type';
import { countRows } from '../../kernel/db/uses.queries.ts';
import { tableOf } from './select.queries.ts';

/** A place where records of a type are used: one row for each use of the ids. Other slices declare theirs. */
export type UseSource = { of: readonly ContentName[]; place: UsePlace; rows: (ids: SQL) => SQL };

/** References of other content, from the declarations. Deleted records use nothing. */
const referencesTo = (target: string): UseSource[] =>
  CONTENT_NAMES.flatMap((name) => {
    const type = contentTypeOf(name) as ContentType;
    const table = tableOf(type);
    const own = sql.raw(`"${getTableName(table)}"`);
    return Object.entries(type.references ?? {})
      .filter(([, reference]) => reference?.to === target)
      .map(([field, reference]) => {
        const column = sql.raw(`"${table[field]?.name}"`);
        return {
          of: [target as ContentName],
          place: name,
          rows: (ids: SQL) =>
            sql`select id from ${own} where deleted_at is null and not (id = any(${ids})) and ${
              reference?.many ? sql`${column} && ${ids}` : sql`${column} = any(${ids})`
            }`,
        };
      });
  });

/** In this slice, besides references. */
const OWN: readonly UseSource[] = [
  {
    of: ['video'],
    place: 'shared',
    rows: (ids) =>
      sql`select distinct m.parent_id from member_videos s join members m on m.id = s.member_id
        where s.video_id = any(${ids}) and m.deleted_at is null`,
  },
  {
    of: ['asset'],
    place: 'avatar',
    rows: (ids) =>
      sql`select m.id from members m where m.deleted_at is null and m.avatar is not null
        and exists (select 1 from jsonb_each_text(m.avatar) part where part.value = any(${ids}::text[]))`,
  },
  {
    of: ['resourceObjective'],
    place: 'resource',
    rows: (ids) =>
      sql`select distinct l.resource_id from resource_objective_links l join resources r on r.id = l.resource_id
        where l.objective_id = any(${ids}) and r.deleted_at is null`,
  },
];

export const countUses = async (
  name: ContentName,
  ids: readonly string[],
  others: readonly UseSource[],
): Promise<ContentUse[]> => {
  const sources = [...referencesTo(name), ...OWN, ...others].filter(({ of }) => of.includes(name));
  if (sources.length === 0) return [];
  const wanted = sql`array[${sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )}]::uuid[]`;
  return countRows(sources.map(({ place, rows }) => ({ place, rows: rows(wanted) })));
};
