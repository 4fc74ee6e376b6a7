import { and, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Plan } from '@amberway/contract/kernel/roles';
import { childWithinReach, withinReach } from '../../kernel/authorise/queries.ts';
import { db } from '../../kernel/db/context.ts';
import { type Principal, principalReach } from '../../kernel/identity/principal.ts';
import { users } from '../../kernel/identity/tables.ts';
import { summariesOf } from '../members/public.ts';

const csm = alias(users, 'csm');

/**
 * What the program list shows of these customers in addition to the directory: children with their clinicians, and the
 * success manager. Only for families whose records the viewer may read; two queries, however many rows.
 */
export const programDetailsOf = async (principal: Principal, customerIds: string[]) => {
  const reach = principalReach(principal, 'users', 'read');
  const [children, managers] = await Promise.all([
    summariesOf(customerIds, childWithinReach(principal, reach)),
    customerIds.length === 0
      ? []
      : db()
          .select({
            customerId: users.id,
            id: csm.id,
            firstName: csm.firstName,
            lastName: csm.lastName,
            email: csm.email,
            avatar: csm.avatar,
          })
          .from(users)
          .innerJoin(csm, eq(csm.id, users.csm))
          .where(and(inArray(users.id, customerIds), withinReach(principal, reach, users.id))),
  ]);
  return { children, managers };
};
export type ProgramDetails = Awaited<ReturnType<typeof programDetailsOf>>;

export const countActiveCustomers = (plan: Plan | undefined) =>
  db().$count(
    users,
    and(eq(users.type, 'Customer'), eq(users.userStatus, 'Active'), plan ? eq(users.choosePlan, plan) : undefined),
  );
