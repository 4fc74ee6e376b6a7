import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { db } from '../../../kernel/db/context.ts';
import { members, users } from '../../../kernel/identity/tables.ts';

const parent = alias(users, 'parent');

/** The children whose clinician this is, by name. */
export const childrenOfClinician = (userId: string) =>
  db()
    .select({
      id: members.id,
      firstName: members.firstName,
      lastName: members.lastName,
      parent: { id: parent.id, firstName: parent.firstName, lastName: parent.lastName },
    })
    .from(members)
    .innerJoin(parent, eq(parent.id, members.parentId))
    .where(and(eq(members.primaryContact, userId), isNull(members.deletedAt), ne(parent.userStatus, 'Deleted')))
    .orderBy(asc(members.firstName), asc(members.lastName), asc(members.id));

const managedBy = (userId: string) => and(eq(users.csm, userId), ne(users.userStatus, 'Deleted'));

/** How many families have them as success manager. */
export const countManaged = (userId: string) => db().$count(users, managedBy(userId));

/** The children of these families, which are locked before their families. */
export const childrenOfManaged = async (userId: string): Promise<string[]> => {
  const rows = await db()
    .select({ id: members.id })
    .from(members)
    .innerJoin(users, eq(users.id, members.parentId))
    .where(and(managedBy(userId), isNull(members.deletedAt)));
  return rows.map(({ id }) => id);
};

/** The same families, locked in the order of their ids. */
export const lockManaged = async (userId: string): Promise<string[]> => {
  const rows = await db()
    .select({ id: users.id })
    .from(users)
    .where(managedBy(userId))
    .orderBy(asc(users.id))
    .for('no key update');
  return rows.map(({ id }) => id);
};
