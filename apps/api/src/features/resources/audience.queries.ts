import { and, eq, isNull, ne, or } from 'drizzle-orm';
import { db } from '../../kernel/db/context.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { members } from '../../kernel/identity/tables.ts';
import { resources, resourceShares } from './tables.ts';
import { ofLibrary, undeleted, visibleTo } from './visible.queries.ts';

/** The resource, if the viewer can see it and it is not deleted. */
export const findSeen = async (principal: Principal, id: string) => {
  const [row] = await db()
    .select({ id: resources.id, customerId: resources.customerId })
    .from(resources)
    .where(and(eq(resources.id, id), undeleted, visibleTo(principal)));
  return row;
};

export const seesResource = async (principal: Principal, id: string): Promise<boolean> =>
  (await findSeen(principal, id)) !== undefined;

/** The customers who see the resource. */
export const familiesWith = async (id: string): Promise<string[]> => {
  const rows = await db()
    .selectDistinct({ id: members.parentId })
    .from(resourceShares)
    .innerJoin(members, eq(members.id, resourceShares.memberId))
    .innerJoin(resources, eq(resources.id, resourceShares.resourceId))
    .where(
      and(
        eq(resourceShares.resourceId, id),
        isNull(members.deletedAt),
        undeleted,
        ne(resources.status, 'Reject'),
        or(ofLibrary, eq(resources.customerId, members.parentId)),
      ),
    );
  return rows.map(({ id: customer }) => customer);
};
