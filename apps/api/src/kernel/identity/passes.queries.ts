import { and, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import { DAY, MINUTE } from '@amberway/contract/kernel/limits';
import { PASS_MAX_MS, PASS_MS, PASS_PREFIX } from '@amberway/contract/practice/limits';
import { db, prepared } from '../db/context.ts';
import { members, practicePasses as passes, practicePassMembers as passMembers, users } from './tables.ts';
import { hashToken, newToken } from './tokens.ts';

const interval = (ms: number) => sql.raw(`interval '${ms} milliseconds'`);
const isLive = and(isNull(passes.revokedAt), gt(passes.expiresAt, sql`now()`));
/** 90 days from now, but no more than 180 after the pass was made. */
const renewed = sql<string>`least(now() + ${interval(PASS_MS)}, ${passes.createdAt} + ${interval(PASS_MAX_MS)})`;

/** The pass with its children and its user, while it is valid. */
export const findPass = async (token: string) => {
  const statement = prepared('pass.find', (executor) =>
    executor
      .select({
        id: passes.id,
        userId: passes.userId,
        expiresAt: passes.expiresAt,
        usedLately: sql<boolean>`coalesce(${passes.lastUsedAt} > now() - ${interval(MINUTE)}, false)`,
        memberIds: sql<
          string[]
        >`array(select ${passMembers.memberId}::text from ${passMembers} where ${passMembers.passId} = ${passes.id})`,
        type: users.type,
        userStatus: users.userStatus,
        businessUserType: users.businessUserType,
        timeZone: users.timeZone,
        consentVersion: users.consentVersion,
      })
      .from(passes)
      .innerJoin(users, eq(users.id, passes.userId))
      .where(and(eq(passes.tokenHash, sql.placeholder('tokenHash')), isLive)),
  );
  const [found] = await statement.execute({ tokenHash: hashToken(token) });
  return found;
};
export type FoundPass = NonNullable<Awaited<ReturnType<typeof findPass>>>;

/** Records the use and renews the pass. At most once a day is its end moved, so that devices rarely see a new one. */
export const touchPass = async (id: string): Promise<string | undefined> => {
  const [row] = await db()
    .update(passes)
    .set({
      lastUsedAt: sql`now()`,
      expiresAt: sql`case when ${passes.expiresAt} < ${renewed} - ${interval(DAY)} then ${renewed} else ${passes.expiresAt} end`,
    })
    .where(eq(passes.id, id))
    .returning({ expiresAt: passes.expiresAt });
  return row?.expiresAt;
};

type NewPass = { userId: string; deviceName: string; memberIds: readonly string[] };

export const insertPass = async ({ userId, deviceName, memberIds }: NewPass) => {
  const token = `${PASS_PREFIX}${newToken()}`;
  const [row] = await db()
    .insert(passes)
    .values({ userId, deviceName, tokenHash: hashToken(token), expiresAt: sql`now() + ${interval(PASS_MS)}` })
    .returning({ id: passes.id });
  if (!row) throw new Error('The pass was not stored.');
  await db()
    .insert(passMembers)
    .values(memberIds.map((memberId) => ({ passId: row.id, memberId })));
  return { id: row.id, token };
};

/** Locks a valid pass of this person until the transaction ends. Returns whether there is one. */
export const lockPass = async (userId: string, id: string): Promise<boolean> =>
  (
    await db()
      .select({ id: passes.id })
      .from(passes)
      .where(and(eq(passes.id, id), eq(passes.userId, userId), isLive))
      .for('update')
  ).length > 0;

export const replacePassMembers = async (passId: string, memberIds: readonly string[]): Promise<void> => {
  await db().delete(passMembers).where(eq(passMembers.passId, passId));
  await db()
    .insert(passMembers)
    .values(memberIds.map((memberId) => ({ passId, memberId })));
};

/** The valid passes of a person, latest first. */
export const listPasses = (userId: string) =>
  db()
    .select({
      id: passes.id,
      deviceName: passes.deviceName,
      createdAt: passes.createdAt,
      expiresAt: passes.expiresAt,
      lastUsedAt: passes.lastUsedAt,
    })
    .from(passes)
    .where(and(eq(passes.userId, userId), isLive))
    .orderBy(desc(passes.createdAt), desc(passes.id));

/** The children of these passes by first name; deleted ones are left out. */
export const childrenOfPasses = (passIds: readonly string[]) =>
  db()
    .select({ passId: passMembers.passId, id: members.id, firstName: members.firstName })
    .from(passMembers)
    .innerJoin(members, and(eq(members.id, passMembers.memberId), isNull(members.deletedAt)))
    .where(inArray(passMembers.passId, [...passIds]))
    .orderBy(members.firstName, members.id);

/** Locks the person until the transaction ends, so that two devices cannot both become the fifth. */
export const lockPassHolder = (userId: string) =>
  db().select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');

const revoke = { revokedAt: sql`now()` };

export const revokePass = async (userId: string, id: string): Promise<boolean> =>
  (
    await db()
      .update(passes)
      .set(revoke)
      .where(and(eq(passes.id, id), eq(passes.userId, userId), isLive))
      .returning({ id: passes.id })
  ).length > 0;

export const revokeUserPasses = (userId: string) =>
  db()
    .update(passes)
    .set(revoke)
    .where(and(eq(passes.userId, userId), isNull(passes.revokedAt)));

/** Removes passes that ended long ago. Entries recorded with them stay. */
export const sweepPasses = () =>
  db()
    .delete(passes)
    .where(lt(passes.expiresAt, sql`now() - interval '7 days'`));
