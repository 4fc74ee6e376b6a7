import { and, arrayOverlaps, asc, desc, eq, like, ne } from 'drizzle-orm';
import type { PageWindow } from '@amberway/contract/kernel/query';
import { MANAGER_ROLES, type UserType } from '@amberway/contract/kernel/roles';
import { containsPattern } from '../../../kernel/db/contains.ts';
import { db } from '../../../kernel/db/context.ts';
import { users } from '../../../kernel/identity/tables.ts';

export type LeanFilter = {
  type: UserType;
  search?: string | undefined;
  only?: string | undefined;
  activeOnly?: boolean;
  managersFirst?: boolean;
};

const columns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  avatar: users.avatar,
};

/** Names for selects, in the order a person looks for them. */
export const listLean = async (
  { type, search, only, activeOnly = false, managersFirst = false }: LeanFilter,
  { skip, limit }: PageWindow,
) => {
  const where = and(
    eq(users.type, type),
    activeOnly ? eq(users.userStatus, 'Active') : ne(users.userStatus, 'Deleted'),
    search ? like(users.searchText, containsPattern(search)) : undefined,
    only ? eq(users.id, only) : undefined,
  );
  const rows = await db()
    .select(columns)
    .from(users)
    .where(where)
    .orderBy(
      ...(managersFirst ? [desc(arrayOverlaps(users.businessUserType, [...MANAGER_ROLES]))] : []),
      asc(users.firstName),
      asc(users.lastName),
      asc(users.id),
    )
    .limit(limit)
    .offset(skip);
  return { rows, count: await db().$count(users, where) };
};
