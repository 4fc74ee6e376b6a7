import { isFamily, isBusinessUser } from '@amberway/contract/kernel/roles';
import { and, eq, gt, inArray, isNotNull, isNull, ne, not, or, sql } from 'drizzle-orm';
import type { Reach } from '@amberway/contract/kernel/permissions';
import { childWithinReach } from '../../kernel/authorise/queries.ts';
import { db } from '../../kernel/db/context.ts';
import { googleConnections } from '../../kernel/google/tables.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { members } from '../../kernel/identity/tables.ts';
import { activityNotes, isOwnersStill } from '../activity-notes/public.ts';
import { calendarEvents, calendarSyncs } from './tables.ts';

export const findSync = async (userId: string) =>
  (await db().select().from(calendarSyncs).where(eq(calendarSyncs.userId, userId)))[0];

type SyncValues = Partial<Pick<typeof calendarSyncs.$inferInsert, 'syncToken' | 'problem'>> & { done?: boolean };

export const putSync = (userId: string, { done, ...values }: SyncValues) => {
  const set = { ...values, ...(done && { syncedAt: sql`now()` as never }), updatedAt: sql`now()` as never };
  return db()
    .insert(calendarSyncs)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: calendarSyncs.userId, set });
};

export const findEvent = async (userId: string, eventId: string) =>
  (
    await db()
      .select()
      .from(calendarEvents)
      .where(and(eq(calendarEvents.userId, userId), eq(calendarEvents.eventId, eventId)))
  )[0];

export const findEventOfNote = async (userId: string, noteId: string) =>
  (
    await db()
      .select()
      .from(calendarEvents)
      .where(and(eq(calendarEvents.userId, userId), eq(calendarEvents.noteId, noteId)))
  )[0];

export const putEvent = (event: Pick<typeof calendarEvents.$inferInsert, 'userId' | 'eventId' | 'noteId' | 'etag'>) =>
  db()
    .insert(calendarEvents)
    .values(event)
    .onConflictDoUpdate({
      target: [calendarEvents.userId, calendarEvents.eventId],
      set: { etag: event.etag, updatedAt: sql`now()` },
    });

export const dropEvent = (userId: string, eventId: string) =>
  db()
    .delete(calendarEvents)
    .where(and(eq(calendarEvents.userId, userId), eq(calendarEvents.eventId, eventId)));

/** Deletes the stored events and sync state of a user's Google calendar. */
export const deleteEventMapping = async (userId: string): Promise<void> => {
  await db().delete(calendarEvents).where(eq(calendarEvents.userId, userId));
  await db().delete(calendarSyncs).where(eq(calendarSyncs.userId, userId));
};

/** Upcoming notes still in the calendar of a coach who no longer works with the family. */
export const strayEvents = async (): Promise<string[]> => {
  const rows = await db()
    .select({ id: activityNotes.id })
    .from(calendarEvents)
    .innerJoin(activityNotes, eq(activityNotes.id, calendarEvents.noteId))
    .innerJoin(googleConnections, eq(googleConnections.userId, calendarEvents.userId))
    .where(
      and(
        eq(activityNotes.createdBy, calendarEvents.userId),
        gt(activityNotes.endTime, sql`now()`),
        eq(googleConnections.kind, 'calendar'),
        eq(googleConnections.active, true),
        not(isOwnersStill()),
      ),
    );
  return rows.map(({ id }) => id);
};

const notesOfFamily = (customerId: string) =>
  db()
    .select({ id: activityNotes.id })
    .from(activityNotes)
    .innerJoin(members, eq(members.id, activityNotes.memberId))
    .where(eq(members.parentId, customerId));

/** Every Google event that belongs, or may belong, to a note of the family. */
export const eventsOfFamily = (customerId: string) =>
  db()
    .select({
      noteId: activityNotes.id,
      userId: activityNotes.createdBy,
      eventId: sql<string>`${activityNotes.calendarEventId}`,
    })
    .from(activityNotes)
    .where(and(inArray(activityNotes.id, notesOfFamily(customerId)), isNotNull(activityNotes.calendarEventId)));

/** Keeps the event rows, so that a pull does not import the events again, but replaces their note ids. */
export const buryEvents = (customerId: string) =>
  db()
    .update(calendarEvents)
    .set({ noteId: sql`gen_random_uuid()` })
    .where(inArray(calendarEvents.noteId, notesOfFamily(customerId)));

/** Whether the note's coach has a connected calendar to write to. */
export const isWritten = async (noteId: string): Promise<boolean> => {
  const rows = await db()
    .select({ one: sql`1` })
    .from(activityNotes)
    .innerJoin(googleConnections, eq(googleConnections.userId, activityNotes.createdBy))
    .where(
      and(eq(activityNotes.id, noteId), eq(googleConnections.kind, 'calendar'), eq(googleConnections.active, true)),
    );
  return rows.length > 0;
};

/**
 * Whether the user may see the note: one of a family within reach, if visible to them, or an own event without a
 * child.
 */
export const seesNote = async (principal: Principal, reach: Reach, id: string): Promise<boolean> => {
  const family = and(isNotNull(members.id), isNull(members.deletedAt), childWithinReach(principal, reach));
  const ofNobody = and(isNull(activityNotes.memberId), eq(activityNotes.createdBy, principal.actorId));
  const rows = await db()
    .select({ one: sql`1` })
    .from(activityNotes)
    .leftJoin(members, eq(members.id, activityNotes.memberId))
    .where(
      and(
        eq(activityNotes.id, id),
        isNull(activityNotes.deletedAt),
        isFamily(principal) ? ne(activityNotes.status, 'Pending') : undefined,
        isBusinessUser(principal) ? or(family, ofNobody) : family,
      ),
    );
  return rows.length > 0;
};
