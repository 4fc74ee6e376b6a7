import { and, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reach } from '@amberway/contract/kernel/permissions';
import { childWithinReach, placeholderValues, statementKey, withPlaceholders } from '../../kernel/authorise/queries.ts';
import { prepared } from '../../kernel/db/context.ts';
import { zoneOf } from '../../kernel/clock/today.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { members, users } from '../../kernel/identity/tables.ts';

const parent = alias(users, 'parent');
const clinician = alias(users, 'clinician');

/** A child within reach, the time zone of its family, which may differ from the viewer's, and its coach's name. */
export const findChildAtHome = async (principal: Principal, reach: Reach, id: string) => {
  const statement = prepared(`members.atHome.${statementKey(principal, reach)}`, (executor) =>
    executor
      .select({ id: members.id, timeZone: parent.timeZone, coach: clinician.firstName })
      .from(members)
      .innerJoin(parent, eq(parent.id, members.parentId))
      .leftJoin(clinician, eq(clinician.id, members.primaryContact))
      .where(
        and(
          eq(members.id, sql.placeholder('id')),
          isNull(members.deletedAt),
          childWithinReach(withPlaceholders(principal), reach),
        ),
      ),
  );
  const [child] = await statement.execute({ ...placeholderValues(principal), id });
  return child && { id: child.id, zone: zoneOf(child), coach: child.coach };
};
