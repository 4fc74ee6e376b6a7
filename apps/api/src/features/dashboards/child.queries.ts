import { and, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reach } from '@amberway/contract/kernel/permissions';
import { childWithinReach, placeholderValues, statementKey, withPlaceholders } from '../../kernel/authorise/queries.ts';
import { prepared } from '../../kernel/db/context.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { members, users } from '../../kernel/identity/tables.ts';

const parent = alias(users, 'parent');
const clinician = alias(users, 'clinician');
const csm = alias(users, 'csm');

const columns = {
  id: members.id,
  parentId: members.parentId,
  memberShipStart: members.memberShipStart,
  memberShipEnd: members.memberShipEnd,
  clinician: {
    id: clinician.id,
    firstName: clinician.firstName,
    lastName: clinician.lastName,
    email: clinician.email,
    avatar: clinician.avatar,
    type: clinician.type,
    businessUserType: clinician.businessUserType,
    phoneCountryCode: clinician.phoneCountryCode,
    phoneNumber: clinician.phoneNumber,
  },
  csm: {
    id: csm.id,
    firstName: csm.firstName,
    lastName: csm.lastName,
    email: csm.email,
    avatar: csm.avatar,
    type: csm.type,
    businessUserType: csm.businessUserType,
    phoneCountryCode: csm.phoneCountryCode,
    phoneNumber: csm.phoneNumber,
  },
};

/** A child within reach with its membership, primary clinician and success manager. */
export const findChild = async (principal: Principal, reach: Reach, id: string) => {
  const statement = prepared(`dashboards.child.${statementKey(principal, reach)}`, (executor) =>
    executor
      .select(columns)
      .from(members)
      .innerJoin(parent, eq(parent.id, members.parentId))
      .leftJoin(clinician, eq(clinician.id, members.primaryContact))
      .leftJoin(csm, eq(csm.id, parent.csm))
      .where(
        and(
          eq(members.id, sql.placeholder('id')),
          isNull(members.deletedAt),
          childWithinReach(withPlaceholders(principal), reach),
        ),
      ),
  );
  return (await statement.execute({ ...placeholderValues(principal), id }))[0];
};
export type DashboardChild = NonNullable<Awaited<ReturnType<typeof findChild>>>;
