import { isAdministrator, isBusinessUser, actsForFamily } from '@amberway/contract/kernel/roles';
import { and, eq, exists, isNotNull, isNull, ne, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { db } from '../../kernel/db/context.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { members, teamsNow, worksWith, worksWithChild } from '../../kernel/identity/tables.ts';
import { resources, resourceShares } from './tables.ts';

// Who sees which resource. Part of every query, so that invisible resources return 404.

export type Viewer = 'everything' | 'staff' | 'acting' | 'family';

export const viewerOf = (principal: Principal): Viewer => {
  if (isAdministrator(principal)) return 'everything';
  if (isBusinessUser(principal)) return 'staff';
  return actsForFamily(principal) ? 'acting' : 'family';
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
        .from(worksWithChild)
        .where(and(eq(worksWithChild.memberId, members.id), eq(worksWithChild.businessUserId, actor))),
    ),
  );

export const undeleted = isNull(resources.deletedAt);

/** Library resources, as opposed to those of a family. */
export const ofLibrary = isNull(resources.customerId);

/** What may be shared with the family: public library resources, its own, and private ones it already received. */
export const allowedFor = (customerId: string): SQL | undefined =>
  or(
    eq(resources.customerId, customerId),
    and(ofLibrary, or(sql`not ${resources.isPrivate}`, receivedBy(eq(members.parentId, customerId)))),
  );

/** Private library resources are visible to their creator, their receivers and the receivers' staff. */
const seenInLibrary = (ids: Ids, received: SQL): SQL | undefined =>
  and(ofLibrary, or(sql`not ${resources.isPrivate}`, eq(resources.createdBy, ids.actor), received));

/** A child's resource, or one it received, is for those who work with the child now, a family's for those who work with it; having created it is not enough. */
const ofFamiliesOf = ({ actor, customer }: Ids): SQL | undefined =>
  and(
    isNotNull(resources.customerId),
    or(
      familiesOf({ actor, customer }),
      exists(
        db()
          .select({ one: sql`1` })
          .from(worksWith)
          .where(and(eq(worksWith.customerId, resources.customerId), eq(worksWith.businessUserId, actor))),
      ),
      exists(
        db()
          .select({ one: sql`1` })
          .from(teamsNow)
          .where(and(eq(teamsNow.memberId, resources.memberId), eq(teamsNow.businessUserId, actor))),
      ),
    ),
  );

export const visible = (viewer: Viewer, ids: Ids): SQL | undefined => {
  switch (viewer) {
    case 'everything':
      return undefined;
    case 'family':
      return and(
        undeleted,
        ne(resources.status, 'Reject'),
        or(ofLibrary, eq(resources.customerId, ids.customer)),
        family(ids),
      );
    case 'acting':
      return and(undeleted, or(seenInLibrary(ids, family(ids)), eq(resources.customerId, ids.customer)));
    default:
      return and(undeleted, or(seenInLibrary(ids, familiesOf(ids)), ofFamiliesOf(ids)));
  }
};

export const visibleTo = (principal: Principal): SQL | undefined => visible(viewerOf(principal), idsOf(principal));
