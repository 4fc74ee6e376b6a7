import { and, arrayContains, eq, exists, gt, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { uuidv7 } from 'uuidv7';
import { ACTING_MS, CONFIRM_MS, IDLE_TIMEOUT_MS, SESSION_ABSOLUTE_MS } from '@amberway/contract/kernel/limits';
import { db, prepared } from '../db/context.ts';
import type { Executor } from '../db/database.ts';
import { sessions, users, worksWith } from './tables.ts';
import { bearerOfSecret, hashToken, newToken } from './tokens.ts';

const inMs = (ms: number) => sql<string>`now() + ${`${ms} milliseconds`}::interval`;
const customer = alias(users, 'customer');
const root = alias(sessions, 'root');

/** Sessions that may still be used, with their users. */
const liveSessions = (executor: Executor, which: SQL | undefined) =>
  executor
    .select({
      id: sessions.id,
      rootId: sessions.rootId,
      userId: sessions.userId,
      actingAs: sessions.actingAs,
      expiresAt: sessions.expiresAt,
      // Stored on the root session, so that it survives opening a customer's view.
      confirmedUntil: sql<
        string | null
      >`case when ${sessions.actingAs} is null then ${root.confirmedUntil} end`.mapWith(sessions.confirmedUntil),
      factors: root.factors,
      strongAt: root.strongAt,
      seenLately: sql<boolean>`${sessions.lastSeenAt} > now() - interval '1 minute'`,
      type: users.type,
      userStatus: users.userStatus,
      businessUserType: users.businessUserType,
      timeZone: users.timeZone,
      consentVersion: users.consentVersion,
      secondFactorSince: users.secondFactorSince,
      graceUntil: users.graceUntil,
      factorsWaitUntil: users.factorsWaitUntil,
      customerStatus: customer.userStatus,
      worksWithCustomer: sql<boolean>`${sessions.actingAs} is null or ${users.type} = 'Administrator' or ${exists(
        executor
          .select({ one: sql`1` })
          .from(worksWith)
          .where(and(eq(worksWith.businessUserId, sessions.userId), eq(worksWith.customerId, sessions.actingAs))),
      )}`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    // A view opened while its sign-in ended is invalid as well.
    .innerJoin(root, and(eq(root.id, sessions.rootId), isNull(root.revokedAt)))
    .leftJoin(customer, eq(customer.id, sessions.actingAs))
    .where(
      and(
        which,
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, sql`now()`),
        gt(sessions.lastSeenAt, sql.raw(`now() - interval '${IDLE_TIMEOUT_MS} milliseconds'`)),
      ),
    );

export const findSession = async (token: string) => {
  const statement = prepared('session.find', (executor) =>
    liveSessions(executor, eq(sessions.tokenHash, sql.placeholder('tokenHash'))),
  );
  const [found] = await statement.execute({ tokenHash: hashToken(token) });
  return found;
};
export type FoundSession = NonNullable<Awaited<ReturnType<typeof findSession>>>;

/** A session of this sign-in with this user's view: the user's own, or a staff member's view of them. */
export const findSessionOfView = async (rootId: string, userId: string): Promise<FoundSession | undefined> => {
  const statement = prepared('session.findView', (executor) =>
    liveSessions(
      executor,
      and(
        eq(sessions.rootId, sql.placeholder('rootId')),
        eq(sql`coalesce(${sessions.actingAs}, ${sessions.userId})`, sql.placeholder('userId')),
      ),
    ).limit(1),
  );
  const [found] = await statement.execute({ rootId, userId });
  return found;
};

export const touchSession = (id: string) =>
  db()
    .update(sessions)
    .set({ lastSeenAt: sql`now()` })
    .where(eq(sessions.id, id));

/** `secret` goes into the HttpOnly cookie, `token` is the bearer derived from it; the row stores the bearer's hash. */
type Created = { token: string; secret: string; id: string; expiresAt: string };

const newCredentials = () => {
  const secret = newToken();
  return { secret, token: bearerOfSecret(secret) };
};

/** A new sign-in: the root session of the views opened from it. `factors` are those used beside a password. */
export const createSession = async (
  userId: string,
  deviceId?: string,
  factors: readonly string[] = [],
): Promise<Created> => {
  const { token, secret } = newCredentials();
  const id = uuidv7();
  const [row] = await db()
    .insert(sessions)
    .values({
      id,
      rootId: id,
      tokenHash: hashToken(token),
      userId,
      deviceId,
      expiresAt: inMs(SESSION_ABSOLUTE_MS),
      confirmedUntil: inMs(CONFIRM_MS),
      factors: [...factors],
      ...(factors.length > 0 && { strongAt: sql`now()` }),
    })
    .returning({ id: sessions.id, expiresAt: sessions.expiresAt });
  if (!row) throw new Error('The session was not stored.');
  return { token, secret, ...row };
};

/** Another session of the same sign-in: a customer's view, or the way back from it. Never outlives the root. */
export const createSiblingSession = async (
  rootId: string,
  userId: string,
  actingAs: string | null,
): Promise<Created> => {
  const { token, secret } = newCredentials();
  const end = db().select({ expiresAt: sessions.expiresAt }).from(sessions).where(eq(sessions.id, rootId));
  const [row] = await db()
    .insert(sessions)
    .values({
      tokenHash: hashToken(token),
      userId,
      rootId,
      actingAs,
      expiresAt: actingAs ? sql<string>`least((${end}), ${inMs(ACTING_MS)})` : sql<string>`(${end})`,
    })
    .returning({ id: sessions.id, expiresAt: sessions.expiresAt });
  if (!row) throw new Error('The session was not stored.');
  return { token, secret, ...row };
};

export const revokeSession = (id: string) =>
  db()
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(eq(sessions.id, id));

/** Whether the sign-in is active. Locks it, so that revoking waits for this transaction and sees what it stored. */
export const holdSignIn = async (rootId: string): Promise<boolean> => {
  const rows = await db()
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, rootId), isNull(sessions.revokedAt)))
    .for('share');
  return rows.length > 0;
};

/** Ends the sign-in and every view opened from it. */
export const revokeSignIn = (rootId: string) =>
  db()
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(sessions.rootId, rootId), isNull(sessions.revokedAt)));

/** Ends all sign-ins of a user, except the given one. */
export const revokeUserSessions = (userId: string, exceptRootId?: string) =>
  db()
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(
      and(
        or(eq(sessions.userId, userId), eq(sessions.actingAs, userId)),
        isNull(sessions.revokedAt),
        exceptRootId ? ne(sessions.rootId, exceptRootId) : undefined,
      ),
    );

/** Records that the password of this sign-in was entered just now. */
export const confirmSignIn = async (rootId: string): Promise<string> => {
  const [row] = await db()
    .update(sessions)
    .set({ confirmedUntil: inMs(CONFIRM_MS) })
    .where(eq(sessions.id, rootId))
    .returning({ until: sessions.confirmedUntil });
  if (!row?.until) throw new Error('The session was not confirmed.');
  return row.until;
};

/** Records that a factor of this person was used in this sign-in just now. */
export const strengthenSignIn = async (rootId: string, factor: string): Promise<string> => {
  const [row] = await db()
    .update(sessions)
    .set({
      factors: sql`array(select distinct unnest(array_append(${sessions.factors}, ${factor})))`,
      strongAt: sql`now()`,
      confirmedUntil: inMs(CONFIRM_MS),
    })
    .where(eq(sessions.id, rootId))
    .returning({ until: sessions.confirmedUntil });
  if (!row?.until) throw new Error('The session was not confirmed.');
  return row.until;
};

/** Ends the sign-ins that used a factor, except the given one. Returns their root ids. */
export const endSignInsWith = async (userId: string, factor: string, exceptRootId?: string): Promise<string[]> => {
  const used = db()
    .select({ id: root.id })
    .from(root)
    .where(and(eq(root.userId, userId), arrayContains(root.factors, [factor])));
  const ended = await db()
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(
      and(
        inArray(sessions.rootId, used),
        isNull(sessions.revokedAt),
        exceptRootId ? ne(sessions.rootId, exceptRootId) : undefined,
      ),
    )
    .returning({ rootId: sessions.rootId });
  return ended.map(({ rootId }) => rootId);
};

/** Removes sessions and links long expired. */
export const sweepSessions = () =>
  db()
    .delete(sessions)
    .where(sql`${sessions.expiresAt} < now() - interval '7 days'`);
