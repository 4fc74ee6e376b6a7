import { isFamily } from '@amberway/contract/kernel/roles';
import { and, eq, exists, isNull, ne, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Reach } from '@amberway/contract/kernel/permissions';
import { db, prepared } from '../db/context.ts';
import type { Executor } from '../db/database.ts';
import type { Principal } from '../identity/principal.ts';
import { members, teamsNow, users, worksWith, worksWithChild } from '../identity/tables.ts';

const NOTHING = sql`false`;

/** SQL condition for the families the principal reaches; `customerId` is the column that names the family. */
export const withinReach = (principal: Principal, reach: Reach, customerId: PgColumn): SQL | undefined => {
  switch (reach) {
    case 'any':
      return undefined;
    case 'family':
      return principal.actingAs ? eq(customerId, principal.actingAs) : NOTHING;
    case 'own':
      return eq(customerId, principal.userId);
    case 'assigned':
      return exists(
        db()
          .select({ one: sql`1` })
          .from(worksWith)
          .where(and(eq(worksWith.customerId, customerId), eq(worksWith.businessUserId, principal.actorId))),
      );
    default:
      return NOTHING;
  }
};

/**
 * SQL condition for the children the principal reaches; the query selects from or joins `members`. The team of a skill
 * reaches its child, and nothing that belongs to the family as a whole.
 */
export const childWithinReach = (principal: Principal, reach: Reach, memberId: PgColumn = members.id) =>
  reach === 'assigned'
    ? exists(
        db()
          .select({ one: sql`1` })
          .from(worksWithChild)
          .where(and(eq(worksWithChild.memberId, memberId), eq(worksWithChild.businessUserId, principal.actorId))),
      )
    : withinReach(principal, reach, members.parentId);

/** SQL condition for families of which the principal reaches at least one child, to find them and write to them. */
export const nearReach = (principal: Principal, reach: Reach, customerId: PgColumn): SQL | undefined =>
  reach === 'assigned'
    ? or(
        withinReach(principal, reach, customerId),
        exists(
          db()
            .select({ one: sql`1` })
            .from(teamsNow)
            .where(and(eq(teamsNow.customerId, customerId), eq(teamsNow.businessUserId, principal.actorId))),
        ),
      )
    : withinReach(principal, reach, customerId);

/**
 * The principal with placeholders for its ids, so that principals with the same rights share a prepared statement.
 * `placeholderValues` has the values to execute it with, `statementKey` what else its text depends on.
 */
export const withPlaceholders = (principal: Principal): Principal => ({
  ...principal,
  actorId: sql.placeholder('actor') as unknown as string,
  userId: sql.placeholder('user') as unknown as string,
  actingAs: principal.actingAs && (sql.placeholder('acting') as unknown as string),
});
export const placeholderValues = ({ actorId, userId, actingAs }: Principal) => ({
  actor: actorId,
  user: userId,
  acting: actingAs,
});
export const statementKey = (principal: Principal, reach: Reach) =>
  `${reach}.${isFamily(principal) ? 'family' : 'staff'}.${principal.actingAs ? 'acting' : 'own'}`;

/** SQL condition for the customers the principal reaches. Nobody reaches a deleted one. */
export const customersInReach = (principal: Principal, reach: Reach): SQL | undefined =>
  and(eq(users.type, 'Customer'), ne(users.userStatus, 'Deleted'), withinReach(principal, reach, users.id));

const selectCustomer = (principal: Principal, reach: Reach, id: string) =>
  db()
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), customersInReach(principal, reach)));

export const isCustomerInReach = async (principal: Principal, reach: Reach, id: string): Promise<boolean> =>
  (await selectCustomer(principal, reach, id)).length > 0;

/** The same, locked until the transaction ends: changes to one family's records are serialised. */
export const lockCustomerInReach = async (principal: Principal, reach: Reach, id: string): Promise<boolean> =>
  (await selectCustomer(principal, reach, id).for('no key update')).length > 0;

const memberColumns = {
  id: members.id,
  parentId: members.parentId,
  primaryContact: members.primaryContact,
  firstName: members.firstName,
  lastName: members.lastName,
};

const selectMember = (executor: Executor, principal: Principal, reach: Reach, id: string | Placeholder) =>
  executor
    .select(memberColumns)
    .from(members)
    .where(and(eq(members.id, id), isNull(members.deletedAt), childWithinReach(principal, reach)));

/** The child with this id, if the principal reaches its family. */
export const findMemberInReach = async (principal: Principal, reach: Reach, id: string) => {
  const statement = prepared(`member.${statementKey(principal, reach)}`, (executor) =>
    selectMember(executor, withPlaceholders(principal), reach, sql.placeholder('id')),
  );
  return (await statement.execute({ ...placeholderValues(principal), id }))[0];
};

/** The same, locked until the transaction ends: changes to one child's records are serialised. */
export const lockMemberInReach = async (principal: Principal, reach: Reach, id: string) =>
  (await selectMember(db(), principal, reach, id).for('no key update'))[0];
