import { and, asc, eq, exists, inArray, isNull, like, or, type SQL, sql } from 'drizzle-orm';
import type { Reach } from '@amberway/contract/kernel/permissions';
import type { PageWindow } from '@amberway/contract/kernel/query';
import { customersInReach } from '../../kernel/authorise/queries.ts';
import { containsPattern } from '../../kernel/db/contains.ts';
import { db } from '../../kernel/db/context.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { members, users } from '../../kernel/identity/tables.ts';

// Permitted recipients: customers within the sender's reach, whether given by id or by address.

const person = { _id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email };

const IS_ID = /^[0-9a-f]{8}-/i;

/** By id or by e-mail address. */
export const findRecipient = async (principal: Principal, reach: Reach, sendTo: string) =>
  (
    await db()
      .select(person)
      .from(users)
      .where(and(customersInReach(principal, reach), eq(IS_ID.test(sendTo) ? users.id : users.email, sendTo)))
  )[0];
export type Recipient = NonNullable<Awaited<ReturnType<typeof findRecipient>>>;

const child = { _id: members.id, firstName: members.firstName, lastName: members.lastName };

const childrenOf = async (parents: string[]) =>
  parents.length === 0
    ? []
    : db()
        .select({ parentId: members.parentId, ...child })
        .from(members)
        .where(and(inArray(members.parentId, parents), isNull(members.deletedAt)))
        .orderBy(asc(members.createdAt), asc(members.id));

/** The given child, if it belongs to that family. */
export const findChildOf = async (customerId: string, memberId: string) =>
  (await childrenOf([customerId])).find(({ _id }) => _id === memberId);

/** The child a file is shared with if the mail names none. */
export const firstChildOf = async (customerId: string) => (await childrenOf([customerId]))[0];

type Filter = { search?: string | undefined; id?: string | undefined; member?: string | undefined };

const hasChild = (condition: SQL | undefined) =>
  exists(
    db()
      .select({ one: sql`1` })
      .from(members)
      .where(and(eq(members.parentId, users.id), isNull(members.deletedAt), condition)),
  );

/** Sorted by name; the search covers names and addresses of parents and names of children. */
export const listRecipients = async (
  principal: Principal,
  reach: Reach,
  { search, id, member }: Filter,
  { skip, limit }: PageWindow,
) => {
  const text = search?.trim().toLowerCase();
  const pattern = text ? containsPattern(text) : undefined;
  const where = and(
    customersInReach(principal, reach),
    id ? eq(users.id, id) : undefined,
    member ? hasChild(eq(members.id, member)) : undefined,
    pattern ? or(like(users.searchText, pattern), hasChild(like(members.searchText, pattern))) : undefined,
  );
  const rows = await db()
    .select(person)
    .from(users)
    .where(where)
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id))
    .limit(limit)
    .offset(skip);
  const count = await db().$count(users, where);
  const children = await childrenOf(rows.map(({ _id }) => _id));
  return {
    rows: rows.map((row) => ({
      ...row,
      members: children.filter(({ parentId }) => parentId === row._id).map(({ parentId: _, ...one }) => one),
    })),
    count,
  };
};
