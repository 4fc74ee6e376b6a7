import { and, eq, exists, isNull, ne, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { db } from '../../../kernel/db/context.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { members, worksWith } from '../../../kernel/identity/tables.ts';
import { resources, resourceShares } from '../tables.ts';

// Who sees which resource. It becomes part of every query, so that what is out of sight is not found.

export type Viewer = 'everything' | 'staff' | 'acting' | 'family';

export const viewerOf = ({ role }: Principal): Viewer => {
  if (role === 'Administrator') return 'everything';
  if (role === 'BusinessUser') return 'staff';
  return role === 'BusinessAccesCustomer' ? 'acting' : 'family';
};

/** Values, or placeholders in a prepared statement. */
type Ids = { actor: string | Placeholder; customer: string | Placeholder };

export const idsOf = ({ actorId, userId }: Principal) => ({ actor: actorId, customer: userId });

const receivedBy = (whom: SQL) =>
  exists(
    db()
      .select({ one: sql`1` })
      .from(resourceShares)
      .innerJoin(members, eq(members.id, resourceShares.memberId))
      .where(and(eq(resourceShares.resourceId, resources.id), isNull(members.deletedAt), whom)),
  );

const family = ({ customer }: Ids) => receivedBy(eq(members.parentId, customer));

const familiesOf = ({ actor }: Ids) =>
  receivedBy(
    exists(
      db()
        .select({ one: sql`1` })
        .from(worksWith)
        .where(and(eq(worksWith.customerId, members.parentId), eq(worksWith.businessUserId, actor))),
    ),
  );

export const undeleted = isNull(resources.deletedAt);

/** Made for one child and shown to nobody else: what other families must not come to have. */
const forOneChild = sql`(${resources.isPrivate} and ${resources.memberId} is not null)`;

/** What is no single child's, or is a child's of this family. */
export const notOfOtherFamilies = (customerId: string): SQL | undefined =>
  or(
    sql`not ${forOneChild}`,
    exists(
      db()
        .select({ one: sql`1` })
        .from(members)
        .where(and(eq(members.id, resources.memberId), eq(members.parentId, customerId))),
    ),
  );

/** Private resources are seen by whoever made them, by those they were given to and by their staff. */
export const visible = (viewer: Viewer, ids: Ids): SQL | undefined => {
  switch (viewer) {
    case 'everything':
      return undefined;
    case 'family':
      return and(undeleted, ne(resources.status, 'Reject'), family(ids));
    default: {
      const received = viewer === 'acting' ? family(ids) : familiesOf(ids);
      return and(undeleted, or(sql`not ${resources.isPrivate}`, eq(resources.createdBy, ids.actor), received));
    }
  }
};

export const visibleTo = (principal: Principal): SQL | undefined => visible(viewerOf(principal), idsOf(principal));
