import { and, desc, eq, isNull, like, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reach } from '@amberway/contract/kernel/permissions';
import type { PageWindow } from '@amberway/contract/kernel/query';
import { childWithinReach } from '../../kernel/authorise/queries.ts';
import { db } from '../../kernel/db/context.ts';
import { lockForEdit, nextVersion } from '../../kernel/db/versioned.ts';
import { containsPattern } from '../../kernel/db/contains.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { members } from '../../kernel/identity/tables.ts';
import { lookups } from '../lookups/public.ts';
import { outcomes } from '../programme/public.ts';

export type StoredOutcome = typeof outcomes.$inferSelect;
export type NewOutcome = typeof outcomes.$inferInsert;

const type = alias(lookups, 'type');
const complexity = alias(lookups, 'complexity');

const columns = {
  id: outcomes.id,
  memberId: outcomes.memberId,
  name: outcomes.name,
  isPrimary: outcomes.isPrimary,
  type: { id: type.id, name: type.name },
  complexity: { id: complexity.id, name: complexity.name },
  membersBaseLineSkills: outcomes.membersBaseLineSkills,
  neededSkills: outcomes.neededSkills,
  performanceEvaluation: outcomes.performanceEvaluation,
  challenges: outcomes.challenges,
  status: outcomes.status,
  comment: outcomes.comment,
  closedBy: outcomes.closedBy,
  closedAt: outcomes.closedAt,
  version: outcomes.version,
  createdAt: outcomes.createdAt,
  updatedAt: outcomes.updatedAt,
};

const selectOutcomes = () =>
  db()
    .select(columns)
    .from(outcomes)
    .innerJoin(members, eq(members.id, outcomes.memberId))
    .innerJoin(type, eq(type.id, outcomes.outcomeType))
    .leftJoin(complexity, eq(complexity.id, outcomes.complexity))
    .$dynamic();
export type OutcomeRow = Awaited<ReturnType<typeof selectOutcomes>>[number];

const reachable = (principal: Principal, reach: Reach) =>
  and(isNull(members.deletedAt), childWithinReach(principal, reach));

export const findOutcomeWithin = async (
  principal: Principal,
  reach: Reach,
  id: string,
): Promise<OutcomeRow | undefined> =>
  (await selectOutcomes().where(and(eq(outcomes.id, id), reachable(principal, reach))))[0];

/** The caller has checked access to the child. */
export const listOutcomesOf = (memberId: string, { skip, limit }: PageWindow): Promise<OutcomeRow[]> =>
  selectOutcomes()
    .where(eq(outcomes.memberId, memberId))
    .orderBy(desc(outcomes.createdAt), desc(outcomes.id))
    .limit(limit)
    .offset(skip);

export const isOutcomeOf = async (id: string, memberId: string): Promise<boolean> =>
  (await db().$count(outcomes, and(eq(outcomes.id, id), eq(outcomes.memberId, memberId)))) > 0;

export const countOutcomesOf = (memberId: string) => db().$count(outcomes, eq(outcomes.memberId, memberId));

export const searchOutcomes = async (
  principal: Principal,
  reach: Reach,
  search: string,
  { skip, limit }: PageWindow,
) => {
  const where = and(like(outcomes.searchText, containsPattern(search.trim())), reachable(principal, reach));
  const rows = await db()
    .select({
      id: outcomes.id,
      name: outcomes.name,
      status: outcomes.status,
      member: { id: members.id, firstName: members.firstName, lastName: members.lastName },
    })
    .from(outcomes)
    .innerJoin(members, eq(members.id, outcomes.memberId))
    .where(where)
    .orderBy(desc(outcomes.updatedAt), desc(outcomes.id))
    .limit(limit)
    .offset(skip);
  const [counted] = await db()
    .select({ count: sql<number>`count(*)::int` })
    .from(outcomes)
    .innerJoin(members, eq(members.id, outcomes.memberId))
    .where(where);
  return { rows, count: counted?.count ?? 0 };
};

export const lockOutcome = (id: string, version?: number): Promise<StoredOutcome> => lockForEdit(outcomes, id, version);

/** The database's current time, usable in place of a column value. */
export const now = sql`now()` as unknown as string;

export const insertOutcome = (outcome: NewOutcome) => db().insert(outcomes).values(outcome);

export const storeOutcome = (id: string, values: Partial<NewOutcome>) =>
  db()
    .update(outcomes)
    .set({ ...values, version: nextVersion })
    .where(eq(outcomes.id, id));

/** A child has one primary outcome: clears the previous one. Call it with the child locked. */
export const clearPrimary = (memberId: string) =>
  db()
    .update(outcomes)
    .set({ isPrimary: false, version: nextVersion })
    .where(and(eq(outcomes.memberId, memberId), eq(outcomes.isPrimary, true)));
