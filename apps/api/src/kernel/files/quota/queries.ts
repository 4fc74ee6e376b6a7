import { and, eq, isNull, sql } from 'drizzle-orm';
import { db } from '../../db/context.ts';
import { files } from '../tables.ts';

/** Bytes of all files that count against the account; those that are marked for deletion no longer do. */
export const usedBy = async (accountId: string): Promise<number> => {
  const [row] = await db()
    .select({ used: sql<number>`coalesce(sum(${files.size}), 0)::float8` })
    .from(files)
    .where(and(eq(files.accountId, accountId), isNull(files.deletedAt)));
  return row?.used ?? 0;
};

/** Apart from other advisory locks. */
const QUOTA_LOCK = 7_120_513;

/** Until the transaction ends, nobody else adds a file to the account. */
export const lockAccount = (accountId: string) =>
  db().execute(sql`select pg_advisory_xact_lock(${QUOTA_LOCK}::int, hashtext(${accountId}))`);
