import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Reach } from '@amberway/contract/kernel/permissions';
import { withinReach } from '../../../kernel/authorise/queries.ts';
import { db } from '../../../kernel/db/context.ts';
import { notFound } from '../../../kernel/http/failure.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { members } from '../../../kernel/identity/tables.ts';
import { memberVideos, videos } from '../videos/tables.ts';

/** The child, when it is within reach. */
export const requireMember = async (principal: Principal, reach: Reach, id: string) => {
  const [row] = await db()
    .select({ id: members.id, parentId: members.parentId })
    .from(members)
    .where(and(eq(members.id, id), isNull(members.deletedAt), withinReach(principal, reach, members.parentId)));
  if (!row) throw notFound();
  return row;
};

export const countPublished = async (ids: string[]) =>
  db().$count(videos, and(inArray(videos.id, ids), eq(videos.status, 'Published'), isNull(videos.deletedAt)));

/** Sharing again changes nothing; which of them are new. */
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
