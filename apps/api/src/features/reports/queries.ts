import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { db } from '../../kernel/db/context.ts';
import { members, users } from '../../kernel/identity/tables.ts';
import { activityNotes as notes } from '../activity-notes/public.ts';

export type ReportFilter = {
  from: string;
  /** Exclusive end of the period. */
  until: string;
  coachIds: string[];
  customerEmails: string[];
};

/** Where the previous batch ended. */
export type Position = { startTime: string; id: string };

const coach = alias(users, 'coach');
const customer = alias(users, 'customer');

/**
 * The next batch of sessions of the report. A coach's own events without a child are left out. Each batch is its own
 * query, so that a slow reader blocks neither a connection nor, on the embedded engine, everybody else.
 */
export const reportAfter = (filter: ReportFilter, after: Position | undefined, limit: number) =>
  db()
    .select({
      id: notes.id,
      startTime: notes.startTime,
      endTime: notes.endTime,
      title: notes.title,
      type: notes.type,
      status: notes.status,
      coach: { firstName: coach.firstName, lastName: coach.lastName },
      customerEmail: customer.email,
      child: { firstName: members.firstName, lastName: members.lastName },
    })
    .from(notes)
    .innerJoin(members, eq(members.id, notes.memberId))
    .innerJoin(customer, eq(customer.id, members.parentId))
    .innerJoin(coach, eq(coach.id, notes.createdBy))
    .where(
      and(
        isNull(notes.deletedAt),
        isNotNull(notes.memberId),
        gte(notes.startTime, filter.from),
        lt(notes.startTime, filter.until),
        filter.coachIds.length > 0 ? inArray(notes.createdBy, filter.coachIds) : undefined,
        filter.customerEmails.length > 0 ? inArray(customer.email, filter.customerEmails) : undefined,
        after ? sql`(${notes.startTime}, ${notes.id}) > (${after.startTime}, ${after.id})` : undefined,
      ),
    )
    .orderBy(asc(notes.startTime), asc(notes.id))
    .limit(limit);
export type ReportRow = Awaited<ReturnType<typeof reportAfter>>[number];

/** How many of these users are staff. */
export const countStaff = (ids: string[]) =>
  db().$count(users, and(inArray(users.id, ids), ne(users.type, 'Customer')));
