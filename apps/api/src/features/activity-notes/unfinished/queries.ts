import { and, asc, desc, eq, gt, inArray, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { UNFINISHED_DAYS } from '@amberway/contract/activity-notes/limits';
import type { PageWindow } from '@amberway/contract/kernel/query';
import { db } from '../../../kernel/db/context.ts';
import { nextVersion } from '../../../kernel/db/versioned.ts';
import { members } from '../../../kernel/identity/tables.ts';
import { creator } from '../queries.ts';
import { activityNotes as notes, openNotes } from '../tables.ts';

const recent = sql`now() - make_interval(days => ${sql.raw(String(UNFINISHED_DAYS))})`;

/** What the person has to finish: of the last weeks, or older. */
const unfinishedOf = (userId: string, isOlder: boolean): SQL | undefined =>
  and(
    eq(openNotes.ownerId, userId),
    openNotes.needsNote,
    or(eq(openNotes.status, 'Pending'), lte(openNotes.endTime, sql`now()`)),
    isOlder ? lte(openNotes.startTime, recent) : gt(openNotes.startTime, recent),
  );

/** The latest first. */
export const listUnfinished = async (userId: string, isOlder: boolean, { skip, limit }: PageWindow) => {
  const wanted = unfinishedOf(userId, isOlder);
  const rows = await db()
    .select({
      id: notes.id,
      title: notes.title,
      type: notes.type,
      status: notes.status,
      startTime: notes.startTime,
      endTime: notes.endTime,
      createdAt: notes.createdAt,
      member: { id: members.id, firstName: members.firstName, lastName: members.lastName },
      creator: { id: creator.id, firstName: creator.firstName, lastName: creator.lastName },
    })
    .from(openNotes)
    .innerJoin(notes, eq(notes.id, openNotes.id))
    .innerJoin(members, eq(members.id, openNotes.memberId))
    .innerJoin(creator, eq(creator.id, notes.createdBy))
    .where(wanted)
    .orderBy(desc(openNotes.startTime), asc(openNotes.id))
    .limit(limit)
    .offset(skip);
  return { rows, count: await db().$count(openNotes, wanted) };
};
export type UnfinishedRow = Awaited<ReturnType<typeof listUnfinished>>['rows'][number];

/** Says of sessions that are over that no note is needed. Returns those that changed. */
export const storeNoNote = async (ids: readonly string[], userId: string): Promise<string[]> =>
  (
    await db()
      .update(notes)
      .set({ noNoteAt: sql`now()`, noNoteBy: userId, version: nextVersion })
      .where(
        and(
          inArray(notes.id, [...ids]),
          inArray(notes.status, ['Pending', 'GoogleCal']),
          lte(notes.endTime, sql`now()`),
          sql`(${notes.noNoteAt} is null or ${notes.noNoteAt} < ${notes.endTime})`,
        ),
      )
      .returning({ id: notes.id })
  ).map(({ id }) => id);

export const takeBackNoNote = async (ids: readonly string[]): Promise<string[]> =>
  (
    await db()
      .update(notes)
      .set({ noNoteAt: null, noNoteBy: null, version: nextVersion })
      .where(and(inArray(notes.id, [...ids]), isNotNull(notes.noNoteAt)))
      .returning({ id: notes.id })
  ).map(({ id }) => id);
