import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Reach } from '@amberway/contract/kernel/permissions';
import { db } from '../db/context.ts';
import type { Principal } from '../identity/principal.ts';
import { worksWith } from '../identity/tables.ts';

const NOTHING = sql`false`;

/** Which families' rows the principal may touch, as part of the query. `customerId` is the column that names the family. */
export const withinReach = (principal: Principal, reach: Reach, customerId: PgColumn): SQL | undefined => {
  switch (reach) {
    case 'any':
      return undefined;
    case 'family':
      return principal.actingAs ? eq(customerId, principal.actingAs) : NOTHING;
    case 'own':
      return eq(customerId, principal.userId);
    case 'assigned':
      return exists(
        db()
          .select({ one: sql`1` })
          .from(worksWith)
          .where(and(eq(worksWith.customerId, customerId), eq(worksWith.businessUserId, principal.actorId))),
      );
    default:
      return NOTHING;
  }
};
