import { and, desc, eq, isNull, like, ne, notExists, type SQL, sql } from 'drizzle-orm';
import { CONTENT } from '@amberway/contract/content/registry';
import type { PageWindow } from '@amberway/contract/kernel/query';
import { containsPattern } from '../../../kernel/db/contains.ts';
import { db } from '../../../kernel/db/context.ts';
import type { Row } from '../queries.ts';
import { selectionOf } from '../select.queries.ts';
import { courseVideos, videos } from './tables.ts';

const TYPE = CONTENT.video;
const one = { one: sql`1` };

const published = (search: string) =>
  and(
    eq(videos.status, 'Published'),
    isNull(videos.deletedAt),
    search.trim() ? like(videos.searchText, containsPattern(search.trim())) : undefined,
  );

const page = async (where: SQL | undefined, { skip, limit }: PageWindow) => {
  const rows = (await db()
    .select(selectionOf(TYPE, 'customers', TYPE.list.omits))
    .from(videos)
    .where(where)
    .orderBy(desc(videos.createdAt), desc(videos.id))
    .limit(limit)
    .offset(skip)) as Row[];
  return { rows, count: await db().$count(videos, where) };
};

export const listFreeVideos = (search: string, course: string | undefined, window: PageWindow) => {
  const elsewhere = and(eq(courseVideos.videoId, videos.id), course ? ne(courseVideos.courseId, course) : undefined);
  return page(and(published(search), notExists(db().select(one).from(courseVideos).where(elsewhere))), window);
};
