import { and, inArray, isNull } from 'drizzle-orm';
import type { Reach } from '@amberway/contract/kernel/permissions';
import { childWithinReach } from '../../kernel/authorise/queries.ts';
import { db } from '../../kernel/db/context.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { members } from '../../kernel/identity/tables.ts';

/** Of these children, those the principal reaches. */
export const childrenNamed = (principal: Principal, reach: Reach, ids: string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db()
        .select({ _id: members.id, firstName: members.firstName, lastName: members.lastName })
        .from(members)
        .where(and(inArray(members.id, ids), isNull(members.deletedAt), childWithinReach(principal, reach)));
