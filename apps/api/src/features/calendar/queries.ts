import { isFamily, isBusinessUser } from '@amberway/contract/kernel/roles';
import { and, eq, gt, inArray, isNotNull, isNull, ne, not, or, sql } from 'drizzle-orm';
import type { Reach } from '@amberway/contract/kernel/permissions';
import { withinReach } from '../../kernel/authorise/queries.ts';
import { db } from '../../kernel/db/context.ts';
import { googleConnections } from '../../kernel/google/tables.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { members } from '../../kernel/identity/tables.ts';
import { coachingSessions, isOwnersStill } from '../activity-notes/public.ts';
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

export const findEventOfSession = async (userId: string, sessionId: string) =>
  (
    await db()
      .select()
      .from(calendarEvents)
      .where(and(eq(calendarEvents.userId, userId), eq(calendarEvents.sessionId, sessionId)))
  )[0];

export const putEvent = (
  event: Pick<typeof calendarEvents.$inferInsert, 'userId' | 'eventId' | 'sessionId' | 'etag'>,
) =>
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

/** What was known of a Google calendar whose owner took the permission back. */
export const deleteEventMapping = async (userId: string): Promise<void> => {
  await db().delete(calendarEvents).where(eq(calendarEvents.userId, userId));
  await db().delete(calendarSyncs).where(eq(calendarSyncs.userId, userId));
};

/** Sessions to come that are still in the calendar of somebody who no longer works with the family. */
export const strayEvents = async (): Promise<string[]> => {
  const rows = await db()
    .select({ id: coachingSessions.id })
    .from(calendarEvents)
    .innerJoin(coachingSessions, eq(coachingSessions.id, calendarEvents.sessionId))
    .innerJoin(googleConnections, eq(googleConnections.userId, calendarEvents.userId))
    .where(
      and(
        eq(coachingSessions.createdBy, calendarEvents.userId),
        gt(coachingSessions.endTime, sql`now()`),
        eq(googleConnections.kind, 'calendar'),
        eq(googleConnections.active, true),
        not(isOwnersStill()),
      ),
    );
  return rows.map(({ id }) => id);
};

const sessionsOfFamily = (customerId: string) =>
  db()
    .select({ id: coachingSessions.id })
    .from(coachingSessions)
    .innerJoin(members, eq(members.id, coachingSessions.memberId))
    .where(eq(members.parentId, customerId));

/** Every event of a Google calendar that is, or may be, a session of the family. */
export const eventsOfFamily = (customerId: string) =>
  db()
    .select({
      sessionId: coachingSessions.id,
      userId: coachingSessions.createdBy,
      eventId: sql<string>`${coachingSessions.calendarEventId}`,
    })
    .from(coachingSessions)
    .where(
      and(inArray(coachingSessions.id, sessionsOfFamily(customerId)), isNotNull(coachingSessions.calendarEventId)),
    );

/** The events stay known, so that reading the calendar does not bring them back, but no longer name a session. */
export const buryEvents = (customerId: string) =>
  db()
    .update(calendarEvents)
    .set({ sessionId: sql`gen_random_uuid()` })
    .where(inArray(calendarEvents.sessionId, sessionsOfFamily(customerId)));

/** Whether the session's coach has a calendar to write it into. */
export const isWritten = async (sessionId: string): Promise<boolean> => {
  const rows = await db()
    .select({ one: sql`1` })
    .from(coachingSessions)
    .innerJoin(googleConnections, eq(googleConnections.userId, coachingSessions.createdBy))
    .where(
      and(
        eq(coachingSessions.id, sessionId),
        eq(googleConnections.kind, 'calendar'),
        eq(googleConnections.active, true),
      ),
    );
  return rows.length > 0;
};

/**
 * Whether the session is there for this person: of a family in reach as far as it is shown, or an event of their own
 * that belongs to no child.
 */
export const seesSession = async (principal: Principal, reach: Reach, id: string): Promise<boolean> => {
  const family = and(isNotNull(members.id), isNull(members.deletedAt), withinReach(principal, reach, members.parentId));
  const ofNobody = and(isNull(coachingSessions.memberId), eq(coachingSessions.createdBy, principal.actorId));
  const rows = await db()
    .select({ one: sql`1` })
    .from(coachingSessions)
    .leftJoin(members, eq(members.id, coachingSessions.memberId))
    .where(
      and(
        eq(coachingSessions.id, id),
        isNull(coachingSessions.deletedAt),
        isFamily(principal) ? ne(coachingSessions.status, 'Pending') : undefined,
        isBusinessUser(principal) ? or(family, ofNobody) : family,
      ),
    );
  return rows.length > 0;
};
