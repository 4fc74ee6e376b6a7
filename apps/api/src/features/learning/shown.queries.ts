import { type SQL, sql } from 'drizzle-orm';
import { CONTENT } from '@amberway/contract/content/registry';
import type { ContentType } from '@amberway/contract/kernel/content-type';
import { type LearningKind, WORKSHOP_HOURS } from '@amberway/contract/learning/kinds';
import { WORKSHOP_WORTH_SEEING } from '../content/public.ts';

// The content families may see, as one set of rows with the same columns for every kind.

const published = ({ status }: ContentType) => `deleted_at is null and status = '${status?.shown}'`;

/** Upcoming workshops first, the next one leading; after them the past ones, latest first. */
const WORKSHOP_RANK = `case when start_time > now() - interval '${WORKSHOP_HOURS} hours'
  then extract(epoch from start_time) else 1e12 - extract(epoch from start_time) end`;

const NO_IDS = `'{}'::uuid[]`;
const NO_TIME = 'null::timestamptz';

type Source = {
  from: string;
  title: string;
  thumbnail: string;
  summary: string;
  categories: string;
  videos: string;
  startsAt: string;
  rank: string;
  shown: string;
};
const usual = { title: 'title', thumbnail: 'thumbnail', summary: 'null::text', videos: NO_IDS, startsAt: NO_TIME };

const SOURCES: Record<LearningKind, Source> = {
  // Courses have no status of their own; their videos do.
  course: {
    ...usual,
    from: 'courses',
    thumbnail: 'preview_thumbnail',
    categories: NO_IDS,
    videos: 'videos',
    rank: '"order"',
    shown: 'deleted_at is null',
  },
  video: {
    ...usual,
    from: 'videos',
    summary: 'left(description, 240)',
    categories: 'categories',
    rank: 'null',
    shown: published(CONTENT.video),
  },
  short: {
    ...usual,
    from: 'shorts',
    categories: 'categories',
    rank: 'null',
    shown: published(CONTENT.short),
  },
  blog: {
    ...usual,
    from: 'blogs',
    categories: 'array[categories]',
    rank: 'null',
    shown: published(CONTENT.blog),
  },
  workshop: {
    ...usual,
    from: 'workshops',
    title: 'webinar_topic',
    summary: 'left(webinar_description, 240)',
    categories: NO_IDS,
    startsAt: 'start_time',
    rank: WORKSHOP_RANK,
    shown: `${published(CONTENT.workshop)} and ${WORKSHOP_WORTH_SEEING}`,
  },
};

const KINDS = Object.keys(SOURCES) as LearningKind[];

const selectOf = (kind: LearningKind) => {
  const { from, title, thumbnail, summary, categories, videos, startsAt, rank, shown } = SOURCES[kind];
  return (
    `select '${kind}' as kind, ${KINDS.indexOf(kind)} as place, id, ${title} as title, ${thumbnail} as thumbnail, ` +
    `${summary} as summary, ${categories} as categories, ${videos} as videos, ${startsAt} as starts_at, ` +
    `(${rank})::float8 as rank, created_at, search_text from ${from} where ${shown}`
  );
};

/** The rows of one kind, or of all kinds. */
export const shownRows = (kind?: LearningKind): SQL =>
  sql.raw((kind ? [kind] : KINDS).map(selectOf).join(' union all '));

/** The videos of a course that families may see; `found` is the course's row. */
export const LESSONS = `(select * from videos where ${published(CONTENT.video)}) v where v.id = any(found.videos)`;
