import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { db } from '../../../kernel/db/context.ts';
import { rowsOf } from '../../../kernel/db/figures.ts';
import { nextVersion } from '../../../kernel/db/versioned.ts';
import { courses, courseVideos, videos } from '../videos/tables.ts';

/** Locks the videos for the transaction, so that none is archived meanwhile; returns how many are Published. */
export const lockPublished = async (ids: string[]): Promise<number> => {
  const rows = await db()
    .select({ id: videos.id })
    .from(videos)
    .where(and(inArray(videos.id, ids), eq(videos.status, 'Published'), isNull(videos.deletedAt)))
    .orderBy(videos.id)
    .for('share');
  return rows.length;
};

/** One row per video: a second course that claims it waits here and gets a unique violation. */
export const claimVideos = async (courseId: string, ids: string[]): Promise<void> => {
  if (ids.length === 0) return;
  // Sorted, so that courses claiming the same videos lock in the same order and do not deadlock.
  const rows = ids.toSorted().map((videoId) => ({ videoId, courseId }));
  await db().insert(courseVideos).values(rows);
};

/** Claims what is still free for a restored course and drops the rest from it. Returns how many were dropped. */
export const claimFreeVideos = async (courseId: string, ids: string[]): Promise<number> => {
  if (ids.length === 0) return 0;
  const wanted = sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  const claimed = await rowsOf<{ id: string }>(sql`
    insert into course_videos (video_id, course_id)
    select v.id, ${courseId}::uuid from videos v where v.id in (${wanted}) order by v.id
    on conflict do nothing returning video_id as id`);
  const got = new Set(claimed.map(({ id }) => id));
  const left = ids.filter((id) => got.has(id));
  if (left.length < ids.length) await db().update(courses).set({ videos: left }).where(eq(courses.id, courseId));
  return ids.length - left.length;
};

export const releaseVideos = async (courseId: string, ids: string[]): Promise<void> => {
  if (ids.length === 0) return;
  await db()
    .delete(courseVideos)
    .where(and(eq(courseVideos.courseId, courseId), inArray(courseVideos.videoId, ids)));
};

/** Removes a video that is deleted for good from its course. The caller must have locked the video, so no other course claims it. */
export const leaveCourse = async (videoId: string): Promise<void> => {
  const its = eq(courseVideos.videoId, videoId);
  const [found] = await db().select({ courseId: courseVideos.courseId }).from(courseVideos).where(its);
  if (!found) return;
  const course = eq(courses.id, found.courseId);
  // Locks the course before its videos, in the same order as a course edit, to avoid a deadlock.
  await db().select({ id: courses.id }).from(courses).where(course).for('no key update');
  const left = await db().delete(courseVideos).where(its).returning({ courseId: courseVideos.courseId });
  if (left.length > 0)
    await db()
      .update(courses)
      .set({ videos: sql`array_remove(${courses.videos}, ${videoId}::uuid)`, version: nextVersion })
      .where(course);
};
