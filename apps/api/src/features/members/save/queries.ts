import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Reach } from '@amberway/contract/kernel/permissions';
import { childWithinReach, customersInReach } from '../../../kernel/authorise/queries.ts';
import { db } from '../../../kernel/db/context.ts';
import { nextVersion } from '../../../kernel/db/versioned.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { members, users } from '../../../kernel/identity/tables.ts';

export type StoredChild = typeof members.$inferSelect;
export type NewChild = typeof members.$inferInsert;

/** Locks always in id order, so that two saves of the same children wait for each other and do not deadlock. */
export const lockChildren = async (principal: Principal, reach: Reach, ids: string[]): Promise<StoredChild[]> =>
  ids.length === 0
    ? []
    : db()
        .select()
        .from(members)
        .where(and(inArray(members.id, ids), isNull(members.deletedAt), childWithinReach(principal, reach)))
        .orderBy(asc(members.id))
        .for('update');

/** Which of these ids are customers within reach. */
export const customersWithin = async (principal: Principal, reach: Reach, ids: string[]): Promise<string[]> => {
  if (ids.length === 0) return [];
  const rows = await db()
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, ids), customersInReach(principal, reach)));
  return rows.map(({ id }) => id);
};

export const insertChild = (child: NewChild) => db().insert(members).values(child);

export const storeChild = (id: string, values: Partial<NewChild>) =>
  db()
    .update(members)
    .set({ ...values, version: nextVersion })
    .where(eq(members.id, id));
