import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Reach } from '@amberway/contract/kernel/permissions';
import { withinReach } from '../../kernel/authorise/queries.ts';
import { db } from '../../kernel/db/context.ts';
import { nextVersion } from '../../kernel/db/versioned.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { supportContacts } from './tables.ts';

export type ContactRow = typeof supportContacts.$inferSelect;
export type NewContact = typeof supportContacts.$inferInsert;

export const contactsOf = (customerId: string): Promise<ContactRow[]> =>
  db()
    .select()
    .from(supportContacts)
    .where(eq(supportContacts.customerId, customerId))
    .orderBy(asc(supportContacts.createdAt), asc(supportContacts.id));

export const contactsWithin = (principal: Principal, reach: Reach, ids: string[]): Promise<ContactRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db()
        .select()
        .from(supportContacts)
        .where(and(inArray(supportContacts.id, ids), withinReach(principal, reach, supportContacts.customerId)));

export const insertContact = (contact: NewContact) => db().insert(supportContacts).values(contact);

export const storeContact = (id: string, values: Partial<NewContact>) =>
  db()
    .update(supportContacts)
    .set({ ...values, version: nextVersion })
    .where(eq(supportContacts.id, id));

/** Returns the row as it was last; undefined if another request has already removed it. */
export const removeContact = async (id: string): Promise<ContactRow | undefined> =>
  (await db().delete(supportContacts).where(eq(supportContacts.id, id)).returning())[0];
