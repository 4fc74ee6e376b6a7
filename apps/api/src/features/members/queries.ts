import { and, asc, desc, eq, gt, gte, inArray, isNull, like, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reach } from '@amberway/contract/kernel/permissions';
import type { PageWindow, SortOrder } from '@amberway/contract/kernel/query';
import { EXPIRING_DAYS, type MemberTab } from '@amberway/contract/members/texts';
import { childWithinReach } from '../../kernel/authorise/queries.ts';
import { db } from '../../kernel/db/context.ts';
import { cachedCount } from '../../kernel/db/cached-counts.ts';
import { containsPattern } from '../../kernel/db/contains.ts';
import { onlyRow } from '../../kernel/db/figures.ts';
import { ownChildren } from '../../kernel/identity/own-children.queries.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { members, users } from '../../kernel/identity/tables.ts';

const parent = alias(users, 'parent');
const clinician = alias(users, 'clinician');

const columns = {
  id: members.id,
  firstName: members.firstName,
  lastName: members.lastName,
  dob: members.dob,
  gender: members.gender,
  avatarUrl: members.avatarUrl,
  memberShipStart: members.memberShipStart,
  memberShipEnd: members.memberShipEnd,
  primaryContact: members.primaryContact,
  funding: members.funding,
  listingType: members.listingType,
  listingIdentifier: members.listingIdentifier,
  version: members.version,
  createdAt: members.createdAt,
  updatedAt: members.updatedAt,
  parent: { id: parent.id, firstName: parent.firstName, lastName: parent.lastName, email: parent.email },
  clinician: {
    id: clinician.id,
    firstName: clinician.firstName,
    lastName: clinician.lastName,
    email: clinician.email,
    avatar: clinician.avatar,
  },
};

const selectRecords = () =>
  db()
    .select(columns)
    .from(members)
    .innerJoin(parent, eq(parent.id, members.parentId))
    .leftJoin(clinician, eq(clinician.id, members.primaryContact))
    .$dynamic();
export type MemberRecord = Awaited<ReturnType<typeof selectRecords>>[number];

const present = isNull(members.deletedAt);

export const findMemberWithin = async (principal: Principal, reach: Reach, id: string) =>
  (await selectRecords().where(and(eq(members.id, id), present, childWithinReach(principal, reach))))[0];

/** The submitted forms of a child the caller has checked access to; lists and writes leave them out. */
export const formsOf = async (id: string): Promise<string | null> =>
  (await db().select({ forms: members.forms }).from(members).where(eq(members.id, id)))[0]?.forms ?? null;

export const recordsById = (ids: string[]): Promise<MemberRecord[]> =>
  selectRecords().where(and(inArray(members.id, ids), present));

/** All children of a customer the caller has checked access to. */
export const recordsOf = (customerId: string): Promise<MemberRecord[]> =>
  selectRecords()
    .where(and(eq(members.parentId, customerId), present))
    .orderBy(asc(members.createdAt), asc(members.id));

export type MemberFilter = {
  tab?: MemberTab | undefined;
  /** The viewer's calendar day: a membership ends when the day is over in the viewer's time zone. */
  today: string;
  search?: string | undefined;
  parent?: string | undefined;
};

const lastExpiringDay = (today: string) => sql`(${today}::date + ${EXPIRING_DAYS}::int)`;

const inTab = (tab: MemberTab | undefined, today: string): SQL | undefined => {
  if (!tab) return undefined;
  if (tab === 'Inactive') return ne(parent.userStatus, 'Active');
  const end = members.memberShipEnd;
  const byEnd = {
    Expired: lt(end, today),
    Expiring: and(gte(end, today), lte(end, lastExpiringDay(today))),
    Active: or(isNull(end), gt(end, lastExpiringDay(today))),
  }[tab];
  return and(eq(parent.userStatus, 'Active'), byEnd);
};

/** By name or e-mail of child or parent. Two searches, each with its index; one `or` over both could use neither. */
const matches = (search: string | undefined): SQL | undefined => {
  if (!search) return undefined;
  const pattern = containsPattern(search.trim());
  return inArray(
    members.id,
    db()
      .select({ id: members.id })
      .from(members)
      .where(like(members.searchText, pattern))
      .union(
        db()
          .select({ id: members.id })
          .from(members)
          .innerJoin(users, eq(users.id, members.parentId))
          .where(like(users.searchText, pattern)),
      ),
  );
};

const byName = (order: SortOrder) => {
  const along = order === 'asc' ? asc : desc;
  return [along(sql`lower(${members.firstName})`), along(sql`lower(${members.lastName})`), along(members.id)];
};

/** One page; newest first if it is not sorted by name. */
export const listMembers = async (
  principal: Principal,
  reach: Reach,
  filter: MemberFilter,
  { skip, limit }: PageWindow,
  nameOrder?: SortOrder,
) => {
  const where = and(
    present,
    childWithinReach(principal, reach),
    inTab(filter.tab, filter.today),
    matches(filter.search),
    filter.parent ? eq(members.parentId, filter.parent) : undefined,
  );
  const rows = await selectRecords()
    .where(where)
    .orderBy(...(nameOrder ? byName(nameOrder) : [desc(members.createdAt), desc(members.id)]))
    .limit(limit)
    .offset(skip);
  const viewer = reach === 'any' ? 'any' : `${reach} ${principal.actorId} ${principal.userId}`;
  const count = await cachedCount(`members.${viewer}.${JSON.stringify(filter)}`, async () => {
    const [row] = await db()
      .select({ count: sql<number>`count(*)::int` })
      .from(members)
      .innerJoin(parent, eq(parent.id, members.parentId))
      .where(where);
    return row?.count ?? 0;
  });
  return { rows, count };
};

/** 'Current Clients' counts the children whose clinician the user is. */
export const countOwnMembers = async (businessUserId: string) => {
  const { count } = await onlyRow<{ count: number }>(
    sql`select count(*)::int as count ${ownChildren(sql`${businessUserId}::uuid`)}`,
  );
  return count;
};
