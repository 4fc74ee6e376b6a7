import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import type { Reach } from '@amberway/contract/kernel/permissions';
import type { FormType } from '@amberway/contract/onboarding-forms/types';
import { customersInReach } from '../../kernel/authorise/queries.ts';
import { db } from '../../kernel/db/context.ts';
import { nextVersion } from '../../kernel/db/versioned.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { members, users } from '../../kernel/identity/tables.ts';
import { formEvents } from './tables.ts';

const customerColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  avatar: users.avatar,
  forms: users.forms,
};
const childColumns = {
  id: members.id,
  firstName: members.firstName,
  lastName: members.lastName,
  avatarUrl: members.avatarUrl,
  forms: members.forms,
};

const childrenOf = (customerId: string) =>
  db()
    .select(childColumns)
    .from(members)
    .where(and(eq(members.parentId, customerId), isNull(members.deletedAt)))
    .orderBy(asc(members.createdAt), asc(members.id));

export const findFamily = async (principal: Principal, reach: Reach, customerId: string) => {
  const [customer] = await db()
    .select(customerColumns)
    .from(users)
    .where(and(eq(users.id, customerId), customersInReach(principal, reach)));
  return customer && { customer, children: await childrenOf(customerId) };
};
export type Family = NonNullable<Awaited<ReturnType<typeof findFamily>>>;
export type Child = Family['children'][number];

/**
 * Serialises submissions of a family, so that the second of two sees the first. The children are locked before their
 * parent, the order of every change to a child that then notifies the parent.
 */
export const lockFamily = async (customerId: string): Promise<Family | undefined> => {
  await db()
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.parentId, customerId), isNull(members.deletedAt)))
    .orderBy(asc(members.id))
    .for('no key update');
  const [customer] = await db()
    .select(customerColumns)
    .from(users)
    .where(and(eq(users.id, customerId), eq(users.type, 'Customer'), ne(users.userStatus, 'Deleted')))
    .for('no key update');
  return customer && { customer, children: await childrenOf(customerId) };
};

export const storeUserForms = (id: string, forms: string) =>
  db().update(users).set({ forms, version: nextVersion }).where(eq(users.id, id));
export const storeMemberForms = (id: string, forms: string) =>
  db().update(members).set({ forms, version: nextVersion }).where(eq(members.id, id));

/** Returns false when the event was already received. */
export const claimEvent = async (event: { eventId: string; userId: string; type: FormType }): Promise<boolean> =>
  (await db().insert(formEvents).values(event).onConflictDoNothing().returning({ id: formEvents.eventId })).length > 0;
