import { and, asc, eq, inArray, isNull, like, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reach } from '@amberway/contract/kernel/permissions';
import { COACH_ROLES, MANAGER_ROLES } from '@amberway/contract/kernel/roles';
import { withinReach } from '../../../kernel/authorise/queries.ts';
import { quoted } from '../../../kernel/db/columns.ts';
import { containsPattern } from '../../../kernel/db/contains.ts';
import { db } from '../../../kernel/db/context.ts';
import { countOf } from '../../../kernel/db/figures.ts';
import { ownChildren } from '../../../kernel/identity/own-children.queries.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { members, teamsNow, users } from '../../../kernel/identity/tables.ts';
import { skills } from '../../programme/public.ts';

const csm = alias(users, 'csm');
const clinician = alias(users, 'clinician');
type Columns = Pick<typeof users, 'id' | 'firstName' | 'lastName' | 'email' | 'avatar'>;
const person = <T extends { [K in keyof Columns]: unknown }>(who: T) => ({
  id: who.id as T['id'],
  firstName: who.firstName as T['firstName'],
  lastName: who.lastName as T['lastName'],
  email: who.email as T['email'],
  avatar: who.avatar as T['avatar'],
});

export const findFamily = async (principal: Principal, reach: Reach, id: string) =>
  (
    await db()
      .select({
        ...person(users),
        version: users.version,
        userStatus: users.userStatus,
        timeZone: users.timeZone,
        city: users.city,
        languages: users.languages,
        createdAt: users.createdAt,
        csm: person(csm),
      })
      .from(users)
      .leftJoin(csm, eq(csm.id, users.csm))
      .where(and(eq(users.id, id), eq(users.type, 'Customer'), withinReach(principal, reach, users.id)))
  )[0];

export const childrenOf = (customerId: string) =>
  db()
    .select({
      id: members.id,
      version: members.version,
      firstName: members.firstName,
      lastName: members.lastName,
      dob: members.dob,
      clinician: person(clinician),
    })
    .from(members)
    .leftJoin(clinician, eq(clinician.id, members.primaryContact))
    .where(and(eq(members.parentId, customerId), isNull(members.deletedAt)))
    .orderBy(asc(members.createdAt), asc(members.id));

/** Who works with a child of the family through the team of a skill. */
export const teamsOfFamily = (customerId: string) =>
  db()
    .select({ child: teamsNow.memberId, skill: skills.name, person: person(users) })
    .from(teamsNow)
    .innerJoin(skills, eq(skills.id, teamsNow.skillId))
    .innerJoin(users, eq(users.id, teamsNow.businessUserId))
    .where(eq(teamsNow.customerId, customerId))
    .orderBy(asc(users.firstName), asc(users.id), asc(skills.name));

const isActiveCoach = and(eq(users.type, 'Business'), eq(users.userStatus, 'Active'));

/** Active business users: coaches before those with other roles, the most room first, full ones last. */
export const listCoaches = async (search: string | undefined, limit: number) => {
  const where = and(isActiveCoach, search ? like(users.searchText, containsPattern(search)) : undefined);
  // Named in full: the columns of a select from one table are written without it, and would be those of the subquery.
  const children = countOf(ownChildren(sql`users.id`));
  const found = db()
    .select({
      ...person(users),
      languages: users.languages,
      timeZone: users.timeZone,
      totalWorkDays: users.totalWorkDays,
      totalWorkHours: users.totalWorkHours,
      capacity: users.totalClientCapacity,
      coaches: sql<boolean>`${users.businessUserType} && array[${quoted(COACH_ROLES)}]`.as('coaches'),
      children: children.as('children'),
    })
    .from(users)
    .where(where)
    .as('found');
  const rows = await db()
    .select()
    .from(found)
    .orderBy(
      sql`${found.capacity} is not null and ${found.children} >= ${found.capacity}`,
      sql`${found.coaches} desc`,
      sql`${found.capacity} - ${found.children} desc nulls last`,
      asc(found.firstName),
      asc(found.id),
    )
    .limit(limit);
  return { rows, count: await db().$count(users, where) };
};

/** The manager with the fewest families. */
export const leastBusyManager = async () => {
  const families = sql`(select count(*) from users family
    where family.csm = users.id and family.user_status <> 'Deleted')`;
  const [row] = await db()
    .select(person(users))
    .from(users)
    .where(and(isActiveCoach, sql`${users.businessUserType} && array[${quoted(MANAGER_ROLES)}]`))
    .orderBy(families, asc(users.firstName), asc(users.id))
    .limit(1);
  return row;
};

/** Everybody who works with the family by being its success manager or a child's clinician. */
export const teamOf = async (customerId: string): Promise<string[]> => {
  const rows = await db()
    .selectDistinct({ id: users.id })
    .from(users)
    .where(
      or(
        inArray(users.id, db().select({ id: csm.csm }).from(csm).where(eq(csm.id, customerId))),
        inArray(
          users.id,
          db()
            .select({ id: members.primaryContact })
            .from(members)
            .where(and(eq(members.parentId, customerId), isNull(members.deletedAt))),
        ),
      ),
    );
  return rows.map(({ id }) => id);
};

export const namesOf = (ids: readonly string[]) =>
  db()
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(asc(users.firstName), asc(users.id));

export const findCustomer = async (id: string) =>
  (
    await db()
      .select({
        ...person(users),
        userStatus: users.userStatus,
        timeZone: users.timeZone,
        csm: users.csm,
        version: users.version,
      })
      .from(users)
      .where(and(eq(users.id, id), eq(users.type, 'Customer')))
  )[0];
