import { and, eq, sql } from 'drizzle-orm';
import type { Reach } from '@amberway/contract/kernel/permissions';
import { SIGN_IN_STATUSES, type UserType, isAdministratorType } from '@amberway/contract/kernel/roles';
import { nearReach } from '../../kernel/authorise/queries.ts';
import { db } from '../../kernel/db/context.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { teamsNow, users, worksWith } from '../../kernel/identity/tables.ts';

/** A customer or business user within reach who can send or receive messages; `canRead` if they can sign in. */
export const findCorrespondent = async (principal: Principal, reach: Reach, type: UserType, id: string) => {
  const [row] = await db()
    .select({ id: users.id, userStatus: users.userStatus })
    .from(users)
    .where(and(eq(users.id, id), eq(users.type, type), nearReach(principal, reach, users.id)));
  return row && { id: row.id, canRead: SIGN_IN_STATUSES.includes(row.userStatus) };
};

/** The author of a message to this family; `canRead` if an answer reaches them: administrators or the family's team. */
export const findAuthor = async (id: string, customerId: string) => {
  const [row] = await db()
    .select({
      id: users.id,
      type: users.type,
      userStatus: users.userStatus,
      worksWithFamily: sql<boolean>`(exists (select 1 from ${worksWith}
          where ${worksWith.businessUserId} = ${users.id} and ${worksWith.customerId} = ${customerId})
        or exists (select 1 from ${teamsNow}
          where ${teamsNow.businessUserId} = ${users.id} and ${teamsNow.customerId} = ${customerId}))`,
    })
    .from(users)
    .where(eq(users.id, id));
  if (!row) return undefined;
  const near = isAdministratorType(row.type) || row.worksWithFamily;
  return { id: row.id, canRead: near && SIGN_IN_STATUSES.includes(row.userStatus) };
};

export const nameOf = async (id: string): Promise<string> => {
  const [row] = await db()
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, id));
  return row ? `${row.firstName} ${row.lastName}`.trim() : '';
};
