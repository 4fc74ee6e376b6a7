import { and, asc, eq, exists, gt, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { SIGN_IN_STATUSES, type UserType, isFamilyType, isAdministratorType } from '@amberway/contract/kernel/roles';
import { db } from '../../../kernel/db/context.ts';
import { members, users, worksWithChild } from '../../../kernel/identity/tables.ts';
import { creator } from '../queries.ts';
import { activityNotes as notes } from '../tables.ts';

// Notes as calendar entries: time, title, people, link, but none of the note's text.

const columns = {
  id: notes.id,
  title: notes.title,
  status: notes.status,
  type: notes.type,
  startTime: notes.startTime,
  endTime: notes.endTime,
  meetLink: notes.meetLink,
  version: notes.version,
  createdAt: notes.createdAt,
  updatedAt: notes.updatedAt,
  coach: { id: creator.id, firstName: creator.firstName, lastName: creator.lastName },
  member: { id: members.id, firstName: members.firstName, parentId: members.parentId },
};

const selectFeed = () =>
  db()
    .select(columns)
    .from(notes)
    .innerJoin(creator, eq(creator.id, notes.createdBy))
    .leftJoin(members, eq(members.id, notes.memberId))
    .$dynamic();
export type FeedNote = Awaited<ReturnType<typeof selectFeed>>[number];

const MAX_FEED = 5_000;

const childrenOf = (customerId: string) =>
  db()
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.parentId, customerId), isNull(members.deletedAt)));

const childrenOfCoach = (coachId: string) =>
  db().select({ id: worksWithChild.memberId }).from(worksWithChild).where(eq(worksWithChild.businessUserId, coachId));

/** A coach's own notes for families they currently work with, and their events without a child. */
const ownOf = (userId: string, type: UserType): SQL | undefined =>
  and(
    eq(notes.createdBy, userId),
    isAdministratorType(type)
      ? undefined
      : or(isNull(notes.memberId), and(isNull(members.deletedAt), inArray(members.id, childrenOfCoach(userId)))),
  );

const owner = alias(users, 'owner');
const child = alias(members, 'child');

/**
 * Whether a note may appear in its owner's calendar: they may sign in and currently work with the child's family.
 * Administrators work with every family, and an event without a child needs no family.
 */
export const isOwnersStill = (): SQL =>
  exists(
    db()
      .select({ one: sql`1` })
      .from(owner)
      .leftJoin(child, eq(child.id, notes.memberId))
      .where(
        and(
          eq(owner.id, notes.createdBy),
          inArray(owner.userStatus, [...SIGN_IN_STATUSES]),
          or(
            eq(owner.type, 'Administrator'),
            isNull(notes.memberId),
            and(
              isNull(child.deletedAt),
              exists(
                db()
                  .select({ one: sql`1` })
                  .from(worksWithChild)
                  .where(and(eq(worksWithChild.memberId, child.id), eq(worksWithChild.businessUserId, owner.id))),
              ),
            ),
          ),
        ),
      ),
  );

/** A family's visible notes, or a staff member's own ones. Includes cancelled notes with their status. */
export const notesOfUser = async (userId: string, from: string, to: string): Promise<FeedNote[]> => {
  const [user] = await db().select({ type: users.type }).from(users).where(eq(users.id, userId));
  if (!user) return [];
  const whose: SQL | undefined = isFamilyType(user.type)
    ? and(inArray(notes.memberId, childrenOf(userId)), ne(notes.status, 'Pending'))
    : ownOf(userId, user.type);
  return selectFeed()
    .where(and(whose, isNull(notes.deletedAt), lt(notes.startTime, to), gt(notes.endTime, from)))
    .orderBy(asc(notes.startTime), asc(notes.id))
    .limit(MAX_FEED);
};

/** One note for the calendar sync, deleted or not: a deletion here is also synced. */
export const findNoteForCalendar = async (id: string) =>
  (
    await db()
      .select({
        ...columns,
        ownerId: notes.createdBy,
        calendarEventId: notes.calendarEventId,
        deletedAt: notes.deletedAt,
        isOwnersStill: sql<boolean>`${isOwnersStill()}`,
      })
      .from(notes)
      .innerJoin(creator, eq(creator.id, notes.createdBy))
      .leftJoin(members, eq(members.id, notes.memberId))
      .where(eq(notes.id, id))
  )[0];

/** Stores the id of the calendar event for a note without changing its version or `updatedAt`. */
export const setCalendarEvent = (id: string, calendarEventId: string | null) =>
  db().update(notes).set({ calendarEventId, updatedAt: notes.updatedAt }).where(eq(notes.id, id));

/** The children of these parents with whom the coach works. */
export const childrenOfGuests = (coachId: string, emails: string[]) =>
  db()
    .select({ id: members.id, primaryContact: members.primaryContact })
    .from(members)
    .innerJoin(users, eq(users.id, members.parentId))
    .where(
      and(
        inArray(users.email, emails),
        ne(users.userStatus, 'Deleted'),
        isNull(members.deletedAt),
        inArray(members.id, childrenOfCoach(coachId)),
      ),
    );

export const mayOwnerChange = async (id: string): Promise<boolean> =>
  (await db().$count(notes, and(eq(notes.id, id), isOwnersStill()))) > 0;

export const areOfOneFamily = async (ids: readonly [string, string]): Promise<boolean> => {
  const rows = await db()
    .selectDistinct({ parentId: members.parentId })
    .from(members)
    .where(inArray(members.id, [...ids]));
  return rows.length === 1;
};

/** Child and link of every stored date of a series, including a former single event with the same id. */
export const datesOfSeries = (ownerId: string, seriesId: string) =>
  db()
    .selectDistinct({ memberId: notes.memberId, meetLink: notes.meetLink })
    .from(notes)
    .where(
      and(
        eq(notes.createdBy, ownerId),
        or(eq(notes.calendarEventId, seriesId), sql`starts_with(${notes.calendarEventId}, ${`${seriesId}_`})`),
      ),
    );

/** The note of a calendar event, locked for update. */
export const lockEvent = async (ownerId: string, calendarEventId: string) =>
  (
    await db()
      .select()
      .from(notes)
      .where(and(eq(notes.createdBy, ownerId), eq(notes.calendarEventId, calendarEventId)))
      .for('update')
  )[0];

/** Returns undefined if another process inserted it first. */
export const insertEvent = async (note: typeof notes.$inferInsert) =>
  (await db().insert(notes).values(note).onConflictDoNothing().returning({ id: notes.id }))[0]?.id;
