import { type SQL, sql } from 'drizzle-orm';
import type { LearningKind, LearningState } from '@amberway/contract/learning/kinds';
import type { LearningChoices, LearningItem, Lesson } from '@amberway/contract/learning/schemas';
import type { PageWindow } from '@amberway/contract/kernel/query';
import { containsPattern } from '../../kernel/db/contains.ts';
import { db } from '../../kernel/db/context.ts';
import { LESSONS, shownRows } from './shown.queries.ts';

export type LearningFilter = {
  kind?: LearningKind | undefined;
  search?: string | undefined;
  state?: LearningState | undefined;
  favourite?: boolean | undefined;
  category?: string | undefined;
  level?: string | undefined;
  /** Only what has not started yet. */
  coming?: boolean | undefined;
};

const WORDS_MAX = 8;
const rowsOf = async <T>(statement: SQL) => ((await db().execute(statement)) as { rows: T[] }).rows;

/** A timestamp in the wire format. */
const moment = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const progressJson = (p: string) =>
  `case when ${p}.item_id is null then null else json_build_object('seconds', ${p}.seconds, 'duration', ${p}.duration, ` +
  `'doneAt', ${moment(`${p}.done_at`)}, 'updatedAt', ${moment(`${p}.updated_at`)}) end`;
const stateOf = (p: string) =>
  `case when ${p}.done_at is not null then 'done' when ${p}.item_id is not null then 'started' else 'new' end`;

/** All visible items, joined with the reader's progress and favourites; a course's state follows from its videos. */
const joined = (userId: string, kind?: LearningKind): SQL => sql`
  select found.*, ${sql.raw(progressJson('p'))} as progress, f.item_id is not null as favourite,
    l.count as lesson_count, l.done as lesson_done, coalesce(p.updated_at, l.latest) as latest,
    ${sql.raw(`case when found.kind <> 'course' then ${stateOf('p')}
      when l.done = l.count then 'done' when l.begun > 0 then 'started' else 'new' end`)} as state
  from (${shownRows(kind)}) found
  left join learning_progress p on p.user_id = ${userId}::uuid and p.kind = found.kind and p.item_id = found.id
  left join learning_favourites f on f.user_id = ${userId}::uuid and f.kind = found.kind and f.item_id = found.id
  left join lateral (
    select count(*)::int as count, count(s.done_at)::int as done, count(s.item_id)::int as begun,
      max(s.updated_at) as latest
    from (select v.id from ${sql.raw(LESSONS)}) v
    left join learning_progress s on s.user_id = ${userId}::uuid and s.kind = 'video' and s.item_id = v.id
  ) l on found.kind = 'course'
  where found.kind <> 'course' or l.count > 0`;

const matching = ({ search = '', state, favourite, category, level, coming }: LearningFilter): SQL => {
  const words = search.toLowerCase().split(/\s+/, WORDS_MAX).filter(Boolean);
  const parts = [
    ...words.map((word) => sql`search_text like ${containsPattern(word)}`),
    ...(state ? [sql`state = ${state}`] : []),
    ...(coming ? [sql`starts_at > now()`] : []),
    ...(favourite === undefined ? [] : [sql`favourite = ${favourite}`]),
    ...(category ? [sql`${category}::uuid = any(categories)`] : []),
    ...(level ? [sql`categories && array(select id from short_categories where level = ${level}::uuid)`] : []),
  ];
  return parts.length > 0 ? sql`where ${sql.join(parts, sql` and `)}` : sql``;
};

/** Started items by latest progress, everything else in library order. */
const orderOf = ({ state }: LearningFilter) =>
  sql.raw(state === 'started' ? 'latest desc, id' : 'place, rank asc nulls last, created_at desc, id desc');

const LABELS = `case kind
  when 'video' then array(select name from video_categories c where c.id = any(categories) and c.deleted_at is null order by array_position(categories, c.id))
  when 'blog' then array(select name from blog_categories c where c.id = any(categories) and c.deleted_at is null)
  when 'short' then array(select distinct l.name from short_categories c join short_levels l on l.id = c.level
    where c.id = any(categories) and c.deleted_at is null and l.deleted_at is null)
    || array(select name from short_categories c where c.id = any(categories) and c.deleted_at is null)
  else '{}' end`;

const ITEM = sql.raw(`kind, id as "_id", title, thumbnail, summary, ${LABELS} as labels,
  ${moment('created_at')} as "createdAt", ${moment('starts_at')} as "startsAt", state, progress, favourite as "isFavourite",
  case when kind = 'course' then json_build_object('count', lesson_count, 'done', lesson_done) end as lessons`);

export const listItems = async (userId: string, filter: LearningFilter, { skip, limit }: PageWindow) => {
  const rows = await rowsOf<LearningItem>(sql`
    select ${ITEM} from (
      select * from (${joined(userId, filter.kind)}) item ${matching(filter)}
      order by ${orderOf(filter)} limit ${limit} offset ${skip}
    ) page order by ${orderOf(filter)}`);
  const [total] = await rowsOf<{ count: number }>(
    sql`select count(*)::int as count from (${joined(userId, filter.kind)}) item ${matching(filter)}`,
  );
  return { rows, count: total?.count ?? 0 };
};

export const findItem = async (userId: string, kind: LearningKind, id: string) =>
  (await rowsOf<LearningItem>(sql`select ${ITEM} from (${joined(userId, kind)}) item where id = ${id}::uuid`))[0];

export const isShown = async (kind: LearningKind, id: string) =>
  (await rowsOf(sql`select 1 from (${shownRows(kind)}) found where id = ${id}::uuid`)).length > 0;

export const lessonsOf = (userId: string, course: string) =>
  rowsOf<Lesson>(sql`
    select v.id as "_id", v.title, v.thumbnail, ${sql.raw(stateOf('p'))} as state, ${sql.raw(progressJson('p'))} as progress
    from (select v.id, v.title, v.thumbnail, array_position(found.videos, v.id) as place
      from courses found, ${sql.raw(LESSONS)} and found.id = ${course}::uuid) v
    left join learning_progress p on p.user_id = ${userId}::uuid and p.kind = 'video' and p.item_id = v.id
    order by v.place`);

export const courseOf = async (video: string) =>
  (
    await rowsOf<{ _id: string; title: string }>(sql`
      select c.id as "_id", c.title from course_videos cv join courses c on c.id = cv.course_id
      where cv.video_id = ${video}::uuid and c.deleted_at is null`)
  )[0];

/** Only categories and levels with visible items: a filter without results is not offered. */
export const listChoices = async (): Promise<LearningChoices> => {
  const categories = await rowsOf<LearningChoices['categories'][number]>(sql`
    with used as (select distinct kind, unnest(categories) as id from (${shownRows()}) found)
    select c.id as "_id", c.name, used.kind from used join (
      select id, name from video_categories where deleted_at is null
      union all select id, name from blog_categories where deleted_at is null
      union all select id, name from short_categories where deleted_at is null
    ) c on c.id = used.id order by lower(c.name), c.id`);
  const levels = await rowsOf<LearningChoices['levels'][number]>(sql`
    select l.id as "_id", l.name from short_levels l where l.deleted_at is null and exists (
      select 1 from short_categories c, (${shownRows('short')}) found where c.level = l.id and c.deleted_at is null and c.id = any(found.categories)
    ) order by l.rating, l.name`);
  return { categories, levels };
};
