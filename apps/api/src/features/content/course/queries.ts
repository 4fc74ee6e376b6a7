import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { db } from '../../../kernel/db/context.ts';
import { nextVersion } from '../../../kernel/db/versioned.ts';
import { courses, courseVideos, videos } from '../videos/tables.ts';

/** Holds the videos until the end of the transaction, so that none is archived meanwhile; how many are Published. */
export const lockPublished = async (ids: string[]): Promise<number> => {
  const rows = await db()
    .select({ id: videos.id })
    .from(videos)
    .where(and(inArray(videos.id, ids), eq(videos.status, 'Published'), isNull(videos.deletedAt)))
    .orderBy(videos.id)
    .for('share');
  return rows.length;
};

/** One row per video: a second course that wants it waits here and is refused. */
export const claimVideos = async (courseId: string, ids: string[]): Promise<void> => {
  if (ids.length === 0) return;
  // Always in the same order, so that two courses that want the same videos do not wait for each other.
  const rows = ids.toSorted().map((videoId) => ({ videoId, courseId }));
  await db().insert(courseVideos).values(rows);
};

export const releaseVideos = async (courseId: string, ids: string[]): Promise<void> => {
  if (ids.length === 0) return;
  await db()
    .delete(courseVideos)
    .where(and(eq(courseVideos.courseId, courseId), inArray(courseVideos.videoId, ids)));
};

/** A deleted video is no longer part of its course. It is held by the caller: no other course takes it meanwhile. */
export const leaveCourse = async (videoId: string): Promise<void> => {
  const its = eq(courseVideos.videoId, videoId);
  const [found] = await db().select({ courseId: courseVideos.courseId }).from(courseVideos).where(its);
  if (!found) return;
  const course = eq(courses.id, found.courseId);
  // The course before its videos, as whoever changes the course: so that neither waits for the other for ever.
  await db().select({ id: courses.id }).from(courses).where(course).for('no key update');
  const left = await db().delete(courseVideos).where(its).returning({ courseId: courseVideos.courseId });
  if (left.length > 0)
    await db()
      .update(courses)
      .set({ videos: sql`array_remove(${courses.videos}, ${videoId}::uuid)`, version: nextVersion })
      .where(course);
};
