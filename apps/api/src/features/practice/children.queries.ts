import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { SIGN_IN_STATUSES } from '@amberway/contract/kernel/roles';
import type { Reach } from '@amberway/contract/kernel/permissions';
import { childWithinReach } from '../../kernel/authorise/queries.ts';
import { db } from '../../kernel/db/context.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { members, users, worksWithChild } from '../../kernel/identity/tables.ts';

/** Those of these children that the principal may open; all that it reaches without a list. */
export const findChildren = (principal: Principal, reach: Reach, ids?: readonly string[]) =>
  db()
    .select({
      id: members.id,
      parentId: members.parentId,
      firstName: members.firstName,
      lastName: members.lastName,
    })
    .from(members)
    .where(
      and(
        isNull(members.deletedAt),
        childWithinReach(principal, reach),
        ids && inArray(members.id, [...ids]),
        principal.pass && inArray(members.id, [...principal.pass.memberIds]),
      ),
    )
    .orderBy(asc(members.createdAt), asc(members.id));
export type Child = Awaited<ReturnType<typeof findChildren>>[number];

/** Family and staff whose open pages may show this child's practice. */
export const readersOf = async (memberId: string, customerId: string): Promise<string[]> => {
  const rows = await db()
    .select({ id: worksWithChild.businessUserId })
    .from(worksWithChild)
    .where(eq(worksWithChild.memberId, memberId));
  return [customerId, ...rows.map(({ id }) => id)];
};

/** With whom a child can practise: the family first, then who works with the child. */
export const peopleOf = async ({ id, parentId }: Pick<Child, 'id' | 'parentId'>) =>
  db()
    .select({ _id: users.id, firstName: users.firstName })
    .from(users)
    .where(and(inArray(users.userStatus, [...SIGN_IN_STATUSES]), inArray(users.id, await readersOf(id, parentId))))
    .orderBy(sql`${users.id} <> ${parentId}`, asc(users.firstName), asc(users.id));

export const firstNameOf = async (userId: string): Promise<string> =>
  (await db().select({ firstName: users.firstName }).from(users).where(eq(users.id, userId)))[0]?.firstName ?? '';
