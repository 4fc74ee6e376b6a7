import { and, eq, isNull, sql } from 'drizzle-orm';
import { db } from '../../db/context.ts';
import { files } from '../tables.ts';

/** Total bytes of the account's files, without those marked for deletion. */
export const usedBy = async (accountId: string): Promise<number> => {
  const [row] = await db()
    .select({ used: sql<number>`coalesce(sum(${files.size}), 0)::float8` })
    .from(files)
    .where(and(eq(files.accountId, accountId), isNull(files.deletedAt)));
  return row?.used ?? 0;
};

/** Namespace of these advisory locks. */
const QUOTA_LOCK = 7_120_513;

/** Until the transaction ends, no other transaction adds a file to the account. */
export const lockAccount = (accountId: string) =>
  db().execute(sql`select pg_advisory_xact_lock(${QUOTA_LOCK}::int, hashtext(${accountId}))`);
