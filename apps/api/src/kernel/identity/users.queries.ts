import { eq, getTableColumns } from 'drizzle-orm';
import { db } from '../db/context.ts';
import { users } from './tables.ts';

/** Columns of the account's own reply, without secrets and internal columns. */
const {
  passwordHash: _hash,
  passwordChangedAt: _changed,
  secondFactorSince: _since,
  graceUntil: _grace,
  factorsWaitUntil: _wait,
  searchText: _search,
  isMain: _main,
  emailSignature: _signature,
  assessedAt: _assessed,
  tag: _tag,
  languages: _languages,
  ...rest
} = getTableColumns(users);
export const userColumns = rest;

export const findUser = async (id: string) => (await db().select(userColumns).from(users).where(eq(users.id, id)))[0];
export type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>;
