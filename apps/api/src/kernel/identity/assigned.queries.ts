import { actorOf, isBusinessUser } from '@amberway/contract/kernel/roles';
import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { db } from '../db/context.ts';
import { coverEndsAt } from './covers.queries.ts';
import type { Principal } from './principal.ts';
import { members, users } from './tables.ts';

/** Those of these families whose success manager or clinician the business user is. */
const assignedTo = async (businessUserId: string, customerIds: readonly string[]): Promise<Set<string>> => {
  const rows = await db()
    .selectDistinct({ id: users.id })
    .from(users)
    .leftJoin(members, and(eq(members.parentId, users.id), isNull(members.deletedAt)))
    .where(
      and(
        inArray(users.id, [...customerIds]),
        or(eq(users.csm, businessUserId), eq(members.primaryContact, businessUserId)),
      ),
    );
  return new Set(rows.map(({ id }) => id));
};

/**
 * Those of these families for which the principal names nobody, neither clinician nor team: who works with a family
 * only through a team or a cover must not make that last, for themselves or others.
 */
export const namesNobodyIn = async (principal: Principal, customerIds: readonly string[]): Promise<Set<string>> => {
  const all = new Set(customerIds);
  if (all.size === 0 || !isBusinessUser(actorOf(principal))) return new Set();
  for (const id of await assignedTo(principal.actorId, [...all])) all.delete(id);
  return all;
};

/** Whether the business user is the family's success manager or the clinician of one of its children. */
export const isAssigned = async (businessUserId: string, customerId: string): Promise<boolean> =>
  (await assignedTo(businessUserId, [customerId])).size > 0;

/** When the work of somebody who only covers for the family ends; null for everybody else. */
export const endOfCoverOnly = async (businessUserId: string, customerId: string): Promise<string | null> => {
  const endsAt = await coverEndsAt(businessUserId, customerId);
  if (!endsAt) return null;
  return (await isAssigned(businessUserId, customerId)) ? null : endsAt;
};
