import { and, eq, isNull, ne } from 'drizzle-orm';
import { db } from '../../../kernel/db/context.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { members } from '../../../kernel/identity/tables.ts';
import { resources, resourceShares } from '../tables.ts';
import { undeleted, visibleTo } from '../visible/queries.ts';

/** Whether the resource is there for this viewer. Deleted ones are only there to be restored. */
export const seesResource = async (principal: Principal, id: string): Promise<boolean> => {
  const rows = await db()
    .select({ id: resources.id })
    .from(resources)
    .where(and(eq(resources.id, id), undeleted, visibleTo(principal)));
  return rows.length > 0;
};

/** The customers who see the resource. */
export const familiesWith = async (id: string): Promise<string[]> => {
  const rows = await db()
    .selectDistinct({ id: members.parentId })
    .from(resourceShares)
    .innerJoin(members, eq(members.id, resourceShares.memberId))
    .innerJoin(resources, eq(resources.id, resourceShares.resourceId))
    .where(
      and(eq(resourceShares.resourceId, id), isNull(members.deletedAt), undeleted, ne(resources.status, 'Reject')),
    );
  return rows.map(({ id: customer }) => customer);
};
