import { and, arrayOverlaps, asc, desc, eq, like, or, sql } from 'drizzle-orm';
import type { PageWindow } from '@amberway/contract/kernel/query';
import { MANAGER_ROLES, type UserType } from '@amberway/contract/kernel/roles';
import { cachedCount } from '../../kernel/db/cached-counts.ts';
import { containsPattern } from '../../kernel/db/contains.ts';
import { withinReach } from '../../kernel/authorise/queries.ts';
import { db } from '../../kernel/db/context.ts';
import { type Principal, principalReach } from '../../kernel/identity/principal.ts';
import { users } from '../../kernel/identity/tables.ts';

export type LeanFilter = {
  type: UserType;
  search?: string | undefined;
  only?: string | undefined;
  activeOnly?: boolean;
  managersFirst?: boolean;
  /** Limits customers to those in this business user's lists, and the families they work with in any status. */
  seenBy?: Principal | undefined;
};

const inDirectoryOf = (principal: Principal) =>
  or(
    eq(users.userStatus, 'Active'),
    and(eq(users.userStatus, 'Inactive'), eq(users.choosePlan, 'Subscriber')),
    withinReach(principal, principalReach(principal, 'users', 'read'), users.id),
  );

const columns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  avatar: users.avatar,
};

/** Names for selects, sorted as people look for them. */
export const listLean = async (
  { type, search, only, activeOnly = false, managersFirst = false, seenBy }: LeanFilter,
  { skip, limit }: PageWindow,
) => {
  const where = and(
    eq(users.type, type),
    // Written out, for the index that has these users in the order of their names.
    activeOnly ? eq(users.userStatus, 'Active') : sql`user_status <> 'Deleted'`,
    search ? like(users.searchText, containsPattern(search)) : undefined,
    only ? eq(users.id, only) : undefined,
    seenBy && inDirectoryOf(seenBy),
  );
  const rows = await db()
    .select(columns)
    .from(users)
    .where(where)
    .orderBy(
      ...(managersFirst ? [desc(arrayOverlaps(users.businessUserType, [...MANAGER_ROLES]))] : []),
      sql`lower(${users.firstName})`,
      sql`lower(${users.lastName})`,
      asc(users.id),
    )
    .limit(limit)
    .offset(skip);
  const viewer = seenBy && `${seenBy.actorId} ${seenBy.userId}`;
  const key = `lean.${JSON.stringify({ type, search, only, activeOnly, viewer })}`;
  return { rows, count: await cachedCount(key, () => db().$count(users, where)) };
};
