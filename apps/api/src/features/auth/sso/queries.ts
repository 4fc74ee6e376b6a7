import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { db } from '../../../kernel/db/context.ts';
import { users } from '../../../kernel/identity/tables.ts';
import { identities, ssoStates } from '../tables.ts';

type Identity = { issuer: string; subject: string };

const is = ({ issuer, subject }: Identity) => and(eq(identities.issuer, issuer), eq(identities.subject, subject));

/** Stores that a sign-in has begun, and removes those that were not finished. */
export const insertState = async (hash: string, ms: number) => {
  await db()
    .delete(ssoStates)
    .where(lt(ssoStates.expiresAt, sql`now()`));
  await db()
    .insert(ssoStates)
    .values({ hash, expiresAt: sql`now() + ${`${ms} milliseconds`}::interval` as never });
};

/** Uses it up: of two requests with the same one, only one gets true. */
export const takeState = async (hash: string): Promise<boolean> => {
  const taken = await db()
    .delete(ssoStates)
    .where(and(eq(ssoStates.hash, hash), gt(ssoStates.expiresAt, sql`now()`)))
    .returning({ hash: ssoStates.hash });
  return taken.length > 0;
};

/** The account that is linked to this person of a directory, unless it was deleted. */
export const findLinkedUser = async (identity: Identity): Promise<string | undefined> =>
  (
    await db()
      .select({ userId: identities.userId })
      .from(identities)
      .innerJoin(users, and(eq(users.id, identities.userId), sql`${users.userStatus} <> 'Deleted'`))
      .where(is(identity))
  )[0]?.userId;

/** False when the account or the person of the directory is linked already. A link to a deleted account is replaced. */
export const insertIdentity = async (identity: Identity & { userId: string }): Promise<boolean> => {
  await db()
    .delete(identities)
    .where(
      and(is(identity), sql`exists (select from users where id = ${identities.userId} and user_status = 'Deleted')`),
    );
  const added = await db()
    .insert(identities)
    .values(identity)
    .onConflictDoNothing()
    .returning({ userId: identities.userId });
  return added.length > 0;
};

export const listIdentities = (userId: string) =>
  db()
    .select({ issuer: identities.issuer, linkedAt: identities.linkedAt })
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(identities.linkedAt, identities.issuer);

/** The issuers of the removed links. */
export const deleteIdentities = async (userId: string): Promise<string[]> => {
  const gone = await db()
    .delete(identities)
    .where(eq(identities.userId, userId))
    .returning({ issuer: identities.issuer });
  return gone.map(({ issuer }) => issuer);
};
