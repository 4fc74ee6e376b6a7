import { and, eq, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reach } from '@amberway/contract/kernel/permissions';
import { type UserType, isStaff, isFamilyType } from '@amberway/contract/kernel/roles';
import { withinReach } from '../../../kernel/authorise/queries.ts';
import { db } from '../../../kernel/db/context.ts';
import { type Principal, principalReach } from '../../../kernel/identity/principal.ts';
import { users } from '../../../kernel/identity/tables.ts';
import { userColumns } from '../../../kernel/identity/users.queries.ts';

const csm = alias(users, 'csm');

/** Administrators can also read deleted accounts. Business users can read themselves and the families within reach. */
const readable = (principal: Principal, reach: Reach) =>
  reach === 'any'
    ? undefined
    : and(
        ne(users.userStatus, 'Deleted'),
        or(withinReach(principal, reach, users.id), reach === 'assigned' ? eq(users.id, principal.actorId) : undefined),
      );

export const findDetails = async (principal: Principal, reach: Reach, id: string) => {
  const [row] = await db()
    .select({
      user: { ...userColumns, isMain: users.isMain, tag: users.tag, languages: users.languages },
      csm: {
        id: csm.id,
        firstName: csm.firstName,
        lastName: csm.lastName,
        email: csm.email,
        avatar: csm.avatar,
        phoneCountryCode: csm.phoneCountryCode,
        phoneNumber: csm.phoneNumber,
      },
    })
    .from(users)
    .leftJoin(csm, eq(csm.id, users.csm))
    .where(and(eq(users.id, id), ne(users.type, 'Member'), readable(principal, reach)));
  return row;
};
export type DetailsRow = NonNullable<Awaited<ReturnType<typeof findDetails>>>;

/**
 * Name, avatar and contact data. Those of staff are visible to everyone signed in. Those of a customer are visible to
 * users who may read their record and, without the phone number, to all staff, who have the directory.
 */
export const findPublic = async (principal: Principal, type: UserType, id: string) => {
  const isCustomer = isFamilyType(type);
  const within = isCustomer ? withinReach(principal, principalReach(principal, 'users', 'read'), users.id) : undefined;
  const near = within ? sql<boolean>`(${within})` : sql<boolean>`true`;
  const usesDirectory = isStaff(principal);
  const [row] = await db()
    .select({ ...userColumns, near })
    .from(users)
    .where(
      and(eq(users.id, id), eq(users.type, type), ne(users.userStatus, 'Deleted'), usesDirectory ? undefined : within),
    );
  return row;
};
