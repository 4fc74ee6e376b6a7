import { and, desc, eq, exists, gt, inArray, isNull, ne, notInArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { DEVICE_MS, DEVICES_MAX, IDLE_TIMEOUT_MS } from '@amberway/contract/kernel/limits';
import { db } from '../db/context.ts';
import type { Visitor } from '../http/visitor.ts';
import { devices, sessions } from './tables.ts';
import { hashToken, newToken } from './tokens.ts';

const ago = (ms: number) => sql.raw(`now() - interval '${ms} milliseconds'`);
const isKnown = and(isNull(devices.endedAt), gt(devices.lastSignInAt, ago(DEVICE_MS)));
const hasToken = (tokens: readonly string[]) => inArray(devices.tokenHash, tokens.map(hashToken));

/** The id of the known device that one of these tokens belongs to. */
export const isKnownDevice = async (tokens: readonly string[]): Promise<string | undefined> => {
  const rows = await db()
    .select({ id: devices.id })
    .from(devices)
    .where(and(hasToken(tokens), isKnown))
    .orderBy(devices.id)
    .limit(1);
  return rows[0]?.id;
};

/** The device on which this person has signed in before. */
export const findKnownDevice = async (userId: string, tokens: readonly string[]) => {
  if (tokens.length === 0) return undefined;
  const [row] = await db()
    .select({ id: devices.id, tokenHash: devices.tokenHash })
    .from(devices)
    .where(and(eq(devices.userId, userId), hasToken(tokens), isKnown))
    .limit(1);
  return row;
};

export const hasSignedInBefore = async (userId: string): Promise<boolean> =>
  (await db().select({ id: devices.id }).from(devices).where(eq(devices.userId, userId)).limit(1)).length > 0;

/** Updates and locks the device until the transaction ends. False when it was ended meanwhile. */
export const touchDevice = async (id: string, { deviceName, country }: Visitor): Promise<boolean> => {
  const touched = await db()
    .update(devices)
    .set({ name: deviceName, country, lastSignInAt: sql`now()` })
    .where(and(eq(devices.id, id), isNull(devices.endedAt)))
    .returning({ id: devices.id });
  return touched.length > 0;
};

export const insertDevice = async (userId: string, { deviceName, country }: Visitor) => {
  const token = newToken();
  const [row] = await db()
    .insert(devices)
    .values({ userId, tokenHash: hashToken(token), name: deviceName, country })
    .returning({ id: devices.id });
  if (!row) throw new Error('The device was not stored.');
  return { id: row.id, token };
};

const view = alias(sessions, 'view');
const isLive = sql`${view.revokedAt} is null and ${view.expiresAt} > now() and ${view.lastSeenAt} > ${ago(IDLE_TIMEOUT_MS)} and ${sessions.revokedAt} is null`;

/** The known devices of a person and whether each has an active session; the latest first. */
export const listKnownDevices = (userId: string) => {
  // Without a remaining session, the last use is the last sign-in.
  const lastUsedAt = sql<string>`greatest(${devices.lastSignInAt}, max(${view.lastSeenAt}))`.mapWith(
    devices.lastSignInAt,
  );
  return db()
    .select({
      id: devices.id,
      name: devices.name,
      country: devices.country,
      firstUsedAt: devices.createdAt,
      lastUsedAt,
      signedIn: sql<boolean>`coalesce(bool_or(${isLive}), false)`,
    })
    .from(devices)
    .leftJoin(sessions, eq(sessions.deviceId, devices.id))
    .leftJoin(view, eq(view.rootId, sessions.id))
    .where(and(eq(devices.userId, userId), isKnown))
    .groupBy(devices.id)
    .orderBy(desc(lastUsedAt), devices.id);
};

export const deviceOfSignIn = async (rootId: string): Promise<string | null> =>
  (await db().select({ id: sessions.deviceId }).from(sessions).where(eq(sessions.id, rootId)))[0]?.id ?? null;

const end = { endedAt: sql`now()` };

/** Ends the device and every session opened from it. */
export const endKnownDevice = async (userId: string, id: string): Promise<boolean> => {
  const ended = await db()
    .update(devices)
    .set(end)
    .where(and(eq(devices.id, id), eq(devices.userId, userId), isNull(devices.endedAt)))
    .returning({ id: devices.id });
  if (ended.length === 0) return false;
  await db()
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(
      and(
        inArray(sessions.rootId, db().select({ id: view.id }).from(view).where(eq(view.deviceId, id))),
        isNull(sessions.revokedAt),
      ),
    );
  return true;
};

/** Ends all devices of a person, except one. Their sessions are ended by revokeUserSessions. */
export const endKnownDevices = (userId: string, exceptId?: string | null) =>
  db()
    .update(devices)
    .set(end)
    .where(and(eq(devices.userId, userId), isNull(devices.endedAt), exceptId ? ne(devices.id, exceptId) : undefined));

/** Programs sign in without a cookie, each time as a new device: removes the oldest without an active session. */
export const pruneDevices = (userId: string) =>
  db()
    .delete(devices)
    .where(
      and(
        eq(devices.userId, userId),
        notInArray(
          devices.id,
          db()
            .select({ id: devices.id })
            .from(devices)
            .where(eq(devices.userId, userId))
            .orderBy(desc(devices.lastSignInAt))
            .limit(DEVICES_MAX),
        ),
        sql`not ${exists(
          db()
            .select({ one: sql`1` })
            .from(sessions)
            .where(
              and(eq(sessions.deviceId, devices.id), isNull(sessions.revokedAt), gt(sessions.expiresAt, sql`now()`)),
            ),
        )}`,
      ),
    );

const newer = alias(devices, 'newer');

/** Removes devices without a sign-in for long. A person's last one stays: it shows that the account was used. */
export const sweepDevices = () =>
  db()
    .delete(devices)
    .where(
      and(
        sql`${devices.lastSignInAt} < ${ago(DEVICE_MS)}`,
        exists(
          db()
            .select({ one: sql`1` })
            .from(newer)
            .where(and(eq(newer.userId, devices.userId), gt(newer.lastSignInAt, devices.lastSignInAt))),
        ),
      ),
    );
