import { sql } from 'drizzle-orm';
import type { ReferralCategory } from '@amberway/contract/content/referrals';
import type { PageWindow } from '@amberway/contract/kernel/query';
import { WORKSHOP_HOURS } from '@amberway/contract/learning/kinds';
import { containsPattern } from '../../../kernel/db/contains.ts';
import { db } from '../../../kernel/db/context.ts';

export type Found = { id: string; category: ReferralCategory; name: string; title: string; thumbnail: string | null };

/** A course without a published video has nothing to watch. */
export const HAS_LESSONS =
  "exists (select 1 from videos v where v.id = any(courses.videos) and v.deleted_at is null and v.status = 'Published')";
/** A past workshop is worth showing only if it was recorded. */
export const WORKSHOP_WORTH_SEEING = `(start_time > now() - interval '${WORKSHOP_HOURS} hours' or coalesce(video, '') <> '')`;

/** The types that can be referred to: one select each, over what families may see. `name` is the type in links. */
const SOURCES = [
  {
    category: 'Course',
    name: 'course',
    from: 'courses',
    title: 'title',
    thumbnail: 'preview_thumbnail',
    shown: HAS_LESSONS,
  },
  {
    category: 'Video',
    name: 'video',
    from: 'videos',
    title: 'title',
    thumbnail: 'thumbnail',
    shown: "status = 'Published'",
  },
  {
    category: 'Resource',
    name: 'resources',
    from: 'resources',
    title: 'name',
    thumbnail: 'thumbnail',
    shown: "status = 'Active' and not is_private",
  },
  {
    category: 'Workshop',
    name: 'workshop',
    from: 'workshops',
    title: 'webinar_topic',
    thumbnail: 'thumbnail',
    shown: `status = 'Accepted' and ${WORKSHOP_WORTH_SEEING}`,
  },
  {
    category: 'Blog',
    name: 'blog',
    from: 'blogs',
    title: 'title',
    thumbnail: 'thumbnail',
    shown: "status = 'Published'",
  },
] as const;

const WORDS_MAX = 8;
const union = (category: ReferralCategory) => {
  const chosen = SOURCES.filter((source) => category === 'All' || source.category === category);
  return sql.raw(
    chosen
      .map(
        ({ category: word, name, from, title, thumbnail, shown }) =>
          `select id, '${word}' as category, '${name}' as name, ${title} as title, ${thumbnail} as thumbnail, created_at, search_text ` +
          `from ${from} where deleted_at is null and ${shown}`,
      )
      .join(' union all '),
  );
};

const rowsOf = async <T>(statement: ReturnType<typeof sql>) => ((await db().execute(statement)) as { rows: T[] }).rows;

/** One page over all sources, with the total count. Every word must match, in any order. */
export const searchContent = async (category: ReferralCategory, search: string, { skip, limit }: PageWindow) => {
  if (!SOURCES.some((source) => category === 'All' || source.category === category)) return { rows: [], count: 0 };
  const words = search.toLowerCase().split(/\s+/, WORDS_MAX).filter(Boolean);
  const matching = sql.join(
    words.map(
      (word, at) => sql`${sql.raw(at === 0 ? ' where' : ' and')} found.search_text like ${containsPattern(word)}`,
    ),
  );
  const rows = await rowsOf<Found>(
    sql`select id, category, name, title, thumbnail from (${union(category)}) found${matching} order by created_at desc, id desc limit ${limit} offset ${skip}`,
  );
  const [total] = await rowsOf<{ count: number }>(
    sql`select count(*)::int as count from (${union(category)}) found${matching}`,
  );
  return { rows, count: total?.count ?? 0 };
};

/** Which of the records families may see, as `type/id`. */
export const visibleRecords = async (ids: readonly string[]): Promise<Set<string>> => {
  const list = sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  const rows = await rowsOf<{ id: string; name: string }>(
    sql`select id, name from (${union('All')}) found where found.id in (${list})`,
  );
  return new Set(rows.map(({ id, name }) => `${name}/${id}`));
};
