import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { db } from '../../kernel/db/context.ts';
import { members, users } from '../../kernel/identity/tables.ts';

const clinician = alias(users, 'clinician');

const columns = {
  id: members.id,
  parentId: members.parentId,
  firstName: members.firstName,
  lastName: members.lastName,
  dob: members.dob,
  avatarUrl: members.avatarUrl,
  memberShipStart: members.memberShipStart,
  memberShipEnd: members.memberShipEnd,
  primaryContact: members.primaryContact,
  clinician: {
    id: clinician.id,
    firstName: clinician.firstName,
    lastName: clinician.lastName,
    email: clinician.email,
    avatar: clinician.avatar,
  },
};

const selectSummaries = () =>
  db().select(columns).from(members).leftJoin(clinician, eq(clinician.id, members.primaryContact)).$dynamic();
export type SummaryRow = Awaited<ReturnType<typeof selectSummaries>>[number];

/** The children of these customers; `scope` limits them to what the viewer may see. */
export const summariesOf = (parentIds: string[], scope?: SQL): Promise<SummaryRow[]> =>
  parentIds.length === 0
    ? Promise.resolve([])
    : selectSummaries()
        .where(and(inArray(members.parentId, parentIds), isNull(members.deletedAt), scope))
        .orderBy(asc(members.createdAt), asc(members.id));
