import { and, eq, ne, sql } from 'drizzle-orm';
import { db } from '../../db/context.ts';
import { coverGrants, users } from '../tables.ts';

/** Any family that is there can be covered. Held until the transaction ends, so that it stays there. */
export const lockCoverable = async (customerId: string): Promise<boolean> => {
  const rows = await db()
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, customerId), eq(users.type, 'Customer'), ne(users.userStatus, 'Deleted')))
    .for('share');
  return rows.length > 0;
};

/** From now on the business user works with the family, until the time is over: the view works_with says so. */
export const grantCover = async (businessUserId: string, customerId: string, reason: string, ms: number) => {
  const [row] = await db()
    .insert(coverGrants)
    .values({ businessUserId, customerId, reason, expiresAt: sql`now() + ${`${ms} milliseconds`}::interval` })
    .returning({ id: coverGrants.id, expiresAt: coverGrants.expiresAt });
  if (!row) throw new Error('The cover was not stored.');
  return row;
};
