import { and, eq, inArray } from 'drizzle-orm';
import type { Reach } from '@amberway/contract/kernel/permissions';
import { SIGN_IN_STATUSES, isAdministrator, actorOf, isBusinessType } from '@amberway/contract/kernel/roles';
import { withinReach } from '../authorise/queries.ts';
import { db } from '../db/context.ts';
import type { Principal } from './principal.ts';
import { users } from './tables.ts';

const columns = { id: users.id, type: users.type, userStatus: users.userStatus };
type Named = Pick<typeof users.$inferSelect, keyof typeof columns>;

/**
 * The people a body names as clinician or success manager, by id. Administrators find everyone, so that the error can
 * say that a customer is no clinician; for others, people who are not staff do not exist.
 */
export const findStaff = async (principal: Principal, ids: string[]): Promise<Map<string, Named>> => {
  if (ids.length === 0) return new Map();
  const rows = await db()
    .select(columns)
    .from(users)
    .where(and(inArray(users.id, ids), isAdministrator(actorOf(principal)) ? undefined : eq(users.type, 'Business')));
  return new Map(rows.map((row) => [row.id, row]));
};

/** Whether a family can be assigned to them. */
export const mayTakeOn = ({ type, userStatus }: Named): boolean =>
  isBusinessType(type) && SIGN_IN_STATUSES.includes(userStatus);

/** A business user whose work the principal may see: any of them, or only themselves. */
export const findStaffWithin = async (principal: Principal, reach: Reach, id: string): Promise<Named | undefined> => {
  const [row] = await db()
    .select(columns)
    .from(users)
    .where(and(eq(users.id, id), eq(users.type, 'Business'), withinReach(principal, reach, users.id)));
  return row;
};
