import { and, desc, eq, inArray, isNull, like } from 'drizzle-orm';
import type { PageWindow } from '@amberway/contract/kernel/query';
import { containsPattern } from '../../kernel/db/contains.ts';
import { db } from '../../kernel/db/context.ts';
import { users } from '../../kernel/identity/tables.ts';
import { memberVideos, videos } from '../content/public.ts';

const shown = and(eq(videos.status, 'Published'), isNull(videos.deletedAt));
/** A shared video that has been archived since is shown to nobody; it reappears when it is published again. */
export const listVideosOf = async (memberId: string, search: string, { skip, limit }: PageWindow) => {
  const where = and(
    eq(memberVideos.memberId, memberId),
    shown,
    search ? like(videos.searchText, containsPattern(search)) : undefined,
  );
  const from = () =>
    db()
      .select({
        id: videos.id,
        title: videos.title,
        description: videos.description,
        thumbnail: videos.thumbnail,
        sharedAt: memberVideos.createdAt,
        sharedBy: { _id: users.id, firstName: users.firstName, lastName: users.lastName },
      })
      .from(memberVideos)
      .innerJoin(videos, eq(videos.id, memberVideos.videoId))
      .innerJoin(users, eq(users.id, memberVideos.sharedBy))
      .where(where);
  const rows = await from().orderBy(desc(memberVideos.createdAt), memberVideos.videoId).limit(limit).offset(skip);
  return { rows, count: await db().$count(from().as('shared')) };
};

export const countPublished = async (ids: string[]) => db().$count(videos, and(inArray(videos.id, ids), shown));

/** Returns the ids that are new; sharing again changes nothing. */
export const insertShares = async (memberId: string, ids: string[], sharedBy: string): Promise<string[]> => {
  const rows = await db()
    .insert(memberVideos)
    .values(ids.map((videoId) => ({ memberId, videoId, sharedBy })))
    .onConflictDoNothing()
    .returning({ videoId: memberVideos.videoId });
  return rows.map(({ videoId }) => videoId);
};

export const deleteShares = async (memberId: string, ids: string[]): Promise<string[]> => {
  const rows = await db()
    .delete(memberVideos)
    .where(and(eq(memberVideos.memberId, memberId), inArray(memberVideos.videoId, ids)))
    .returning({ videoId: memberVideos.videoId });
  return rows.map(({ videoId }) => videoId);
};
