import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import { db } from '../db/context.ts';
import { coverGrants, users } from './tables.ts';

/** Any existing family can be covered. Locked until the transaction ends, so that it cannot be deleted meanwhile. */
export const lockCoverable = async (customerId: string): Promise<boolean> => {
  const rows = await db()
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, customerId), eq(users.type, 'Customer'), ne(users.userStatus, 'Deleted')))
    .for('share');
  return rows.length > 0;
};

const LOCK = 20_260_909;

/** Serialises one person's new covers, so that two concurrent ones cannot exceed the limit. */
export const lockCovers = (businessUserId: string) =>
  db().execute(sql`select pg_advisory_xact_lock(${LOCK}, hashtext(${businessUserId}))`);

/** The families this person opened within that time. */
export const familiesCovered = async (businessUserId: string, ms: number): Promise<Set<string>> => {
  const rows = await db()
    .selectDistinct({ id: coverGrants.customerId })
    .from(coverGrants)
    .where(
      and(
        eq(coverGrants.businessUserId, businessUserId),
        gt(coverGrants.createdAt, sql`now() - ${`${ms} milliseconds`}::interval`),
      ),
    );
  return new Set(rows.map(({ id }) => id));
};

/** The business user works with the family until the grant expires (see the view works_with). */
export const grantCover = async (businessUserId: string, customerId: string, reason: string, ms: number) => {
  const [row] = await db()
    .insert(coverGrants)
    .values({ businessUserId, customerId, reason, expiresAt: sql`now() + ${`${ms} milliseconds`}::interval` })
    .returning({ id: coverGrants.id, expiresAt: coverGrants.expiresAt });
  if (!row) throw new Error('The cover was not stored.');
  return row;
};

/** When the last active cover of this family ends; undefined without one. */
export const coverEndsAt = async (businessUserId: string, customerId: string): Promise<string | undefined> => {
  const [row] = await db()
    .select({ expiresAt: coverGrants.expiresAt })
    .from(coverGrants)
    .where(
      and(
        eq(coverGrants.businessUserId, businessUserId),
        eq(coverGrants.customerId, customerId),
        gt(coverGrants.expiresAt, sql`now()`),
      ),
    )
    .orderBy(desc(coverGrants.expiresAt))
    .limit(1);
  return row?.expiresAt;
};

/** The covers of somebody who can no longer sign in. */
export const endCoversOf = (businessUserId: string) =>
  db()
    .update(coverGrants)
    .set({ expiresAt: sql`now()` })
    .where(and(eq(coverGrants.businessUserId, businessUserId), gt(coverGrants.expiresAt, sql`now()`)));
