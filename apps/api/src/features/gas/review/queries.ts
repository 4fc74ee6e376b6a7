import { and, asc, eq, gt, gte, inArray, isNull, lte, notExists, or, type SQL, sql } from 'drizzle-orm';
import { SIGN_IN_STATUSES } from '@amberway/contract/kernel/roles';
import { db } from '../../../kernel/db/context.ts';
import { members, users } from '../../../kernel/identity/tables.ts';
import { gasEditions as editions, gasRatings as ratings, gasScales as scales } from '../tables.ts';

const isUnrated = (side: 'family' | 'coach') =>
  notExists(
    db()
      .select({ one: sql`1` })
      .from(ratings)
      .where(and(eq(ratings.editionId, editions.id), eq(ratings.side, side))),
  );

const selectReviews = (where: SQL | undefined) =>
  db()
    .select({
      id: scales.id,
      outcomeId: scales.outcomeId,
      title: editions.title,
      reviewOn: editions.reviewOn,
      coach: editions.agreedCoachBy,
      withoutFamily: sql<boolean>`${isUnrated('family')}`,
      withoutCoach: sql<boolean>`${isUnrated('coach')}`,
      memberId: members.id,
      parentId: members.parentId,
      primaryContact: members.primaryContact,
      timeZone: users.timeZone,
    })
    .from(scales)
    .innerJoin(editions, and(eq(editions.scaleId, scales.id), eq(editions.number, scales.edition)))
    .innerJoin(members, eq(members.id, scales.memberId))
    .innerJoin(users, eq(users.id, members.parentId))
    .where(
      and(
        eq(scales.state, 'agreed'),
        isNull(members.deletedAt),
        inArray(users.userStatus, [...SIGN_IN_STATUSES]),
        or(isUnrated('family'), isUnrated('coach')),
        where,
      ),
    );

/** Goals in force whose review is on one of these days and for which a side has not rated, in the order of their ids. */
export const reviewsBetween = (days: { from: string; to: string }, after: string | null, limit: number) =>
  selectReviews(
    and(gte(editions.reviewOn, days.from), lte(editions.reviewOn, days.to), after ? gt(scales.id, after) : undefined),
  )
    .orderBy(asc(scales.id))
    .limit(limit);

/** The same goal, locked, if it still waits. */
export const lockReview = async (id: string) =>
  (await selectReviews(eq(scales.id, id)).for('update', { of: scales }))[0];
export type Review = NonNullable<Awaited<ReturnType<typeof lockReview>>>;
