import { and, asc, desc, eq, gt, inArray, isNull, like, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { RESET_WAIT_MS } from '@amberway/contract/auth/factor-limits';
import type { PageWindow, SortOrder } from '@amberway/contract/kernel/query';
import { SIGN_IN_STATUSES } from '@amberway/contract/kernel/roles';
import { containsPattern } from '../../../kernel/db/contains.ts';
import { db } from '../../../kernel/db/context.ts';
import { users } from '../../../kernel/identity/tables.ts';
import { factorResets, passkeys, recoveryCodes, totpSecrets } from '../tables.ts';

const requester = alias(users, 'requester');

const isStaff = and(
  // Literally as in the index users_staff_name, which the planner otherwise does not take.
  sql`${users.type} in ('Business', 'Administrator')`,
  inArray(users.userStatus, [...SIGN_IN_STATUSES]),
);
const hasNone = or(isNull(users.secondFactorSince), gt(users.factorsWaitUntil, sql`now()`));

const ofUser = {
  passkeys: sql<number>`(select count(*)::int from ${passkeys} where ${passkeys.userId} = ${users.id})`,
  totp: sql<boolean>`exists (select from ${totpSecrets} where ${totpSecrets.userId} = ${users.id} and ${totpSecrets.confirmedAt} is not null)`,
  recoveryCodes: sql<number>`(select count(*)::int from ${recoveryCodes} where ${recoveryCodes.userId} = ${users.id} and ${recoveryCodes.usedAt} is null)`,
  lastUsedAt: sql<string | null>`greatest(
    (select max(${passkeys.lastUsedAt}) from ${passkeys} where ${passkeys.userId} = ${users.id}),
    (select to_timestamp(${totpSecrets.lastStep} * 30.0) from ${totpSecrets} where ${totpSecrets.userId} = ${users.id})
  )::timestamp (3) with time zone`.mapWith(users.graceUntil),
};

/** By name in the order of an index, or those without a second factor first. */
const orderOf = (byName: SortOrder | undefined): SQL[] => {
  if (!byName)
    return [desc(sql`coalesce(${hasNone}, false)`), asc(users.firstName), asc(users.lastName), asc(users.id)];
  const along = byName === 'asc' ? asc : desc;
  return [along(sql`lower(${users.firstName})`), along(sql`lower(${users.lastName})`), along(users.id)];
};

/** Staff who can sign in, those without a second factor first if they are not sorted by name. */
export const listStaff = async (
  { search, without }: { search?: string | undefined; without?: boolean | undefined },
  { skip, limit }: PageWindow,
  byName?: SortOrder,
) => {
  const where = and(
    isStaff,
    search ? like(users.searchText, containsPattern(search)) : undefined,
    without ? hasNone : undefined,
  );
  const rows = await db()
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      avatar: users.avatar,
      type: users.type,
      userStatus: users.userStatus,
      since: users.secondFactorSince,
      graceUntil: users.graceUntil,
      waitUntil: users.factorsWaitUntil,
      ...ofUser,
      requestedAt: factorResets.requestedAt,
      requestedBy: factorResets.requestedBy,
      requester: { firstName: requester.firstName, lastName: requester.lastName },
    })
    .from(users)
    .leftJoin(
      factorResets,
      and(
        eq(factorResets.userId, users.id),
        gt(factorResets.requestedAt, sql.raw(`now() - interval '${RESET_WAIT_MS} milliseconds'`)),
      ),
    )
    .leftJoin(
      requester,
      and(
        eq(requester.id, factorResets.requestedBy),
        // As in findReset: a request ends with the rights of the administrator who made it.
        eq(requester.type, 'Administrator'),
        eq(requester.userStatus, 'Active'),
      ),
    )
    .where(where)
    .orderBy(...orderOf(byName))
    .limit(limit)
    .offset(skip);
  const [count, withoutCount] = await Promise.all([
    db().$count(users, where),
    db().$count(users, and(isStaff, eq(users.userStatus, 'Active'), hasNone)),
  ]);
  return { rows, count, without: withoutCount };
};
export type StaffRow = Awaited<ReturnType<typeof listStaff>>['rows'][number];
