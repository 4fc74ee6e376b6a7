import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Reach } from '@amberway/contract/kernel/permissions';
import { RECEIVERS_NAMED } from '@amberway/contract/resources/limits';
import type { ResourceChild } from '@amberway/contract/resources/schemas';
import { childWithinReach } from '../../kernel/authorise/queries.ts';
import { db } from '../../kernel/db/context.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { members } from '../../kernel/identity/tables.ts';
import { resourceShares } from './tables.ts';

export type Receivers = { receiverInfo: ResourceChild[]; receiverCount: number };

/** The children within reach who received these resources: the first few by name, and how many. One query for all. */
export const receiversOf = async (
  principal: Principal,
  reach: Reach,
  resourceIds: string[],
): Promise<Map<string, Receivers>> => {
  const found = new Map<string, Receivers>();
  if (resourceIds.length === 0) return found;
  const of = sql`partition by ${resourceShares.resourceId}`;
  const ranked = db()
    .select({
      resourceId: resourceShares.resourceId,
      id: members.id,
      firstName: members.firstName,
      lastName: members.lastName,
      place:
        sql<number>`row_number() over (${of} order by ${members.firstName}, ${members.lastName}, ${members.id})`.as(
          'place',
        ),
      count: sql<number>`(count(*) over (${of}))::int`.as('count'),
    })
    .from(resourceShares)
    .innerJoin(members, eq(members.id, resourceShares.memberId))
    .where(
      and(
        inArray(resourceShares.resourceId, resourceIds),
        isNull(members.deletedAt),
        childWithinReach(principal, reach),
      ),
    )
    .as('ranked');
  const rows = await db().select().from(ranked).where(lte(ranked.place, RECEIVERS_NAMED)).orderBy(asc(ranked.place));
  for (const { resourceId, id: _id, firstName, lastName, count } of rows) {
    const one = found.get(resourceId) ?? { receiverInfo: [], receiverCount: count };
    one.receiverInfo.push({ _id, firstName, lastName });
    found.set(resourceId, one);
  }
  return found;
};
