import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import { db, inTransaction } from '../db/context.ts';
import { ApiFailure } from '../http/failure.ts';
import { idempotencyKeys } from './tables.ts';

/** `asked` is all that makes it this request and no other: for whom, about which record, with which content. */
type Call = { userId: string; endpoint: string; key: string; asked: unknown };

const hashOf = (asked: unknown) => createHash('sha256').update(JSON.stringify(asked)).digest('base64url');

const thisKey = ({ userId, endpoint, key }: Call) =>
  and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.endpoint, endpoint), eq(idempotencyKeys.key, key));

/**
 * The reply that the key has already been given. For work that takes too long for a transaction: what is asked again is
 * answered before the work, and only what the work comes to is noted by `once`.
 */
export const repliedBefore = async <T>(call: Call): Promise<T | undefined> => {
  const [first] = await db().select().from(idempotencyKeys).where(thisKey(call));
  if (first && first.bodyHash !== hashOf(call.asked)) throw new ApiFailure('key_reused');
  return first?.reply as T | undefined;
};

/**
 * Runs the work once per key and answers the same reply to every repetition. A repetition that arrives
 * while the first is still at work waits for it at the unique key.
 */
export const once = <T>(call: Call, work: () => Promise<T>): Promise<T> =>
  inTransaction(async () => {
    const { userId, endpoint, key } = call;
    const bodyHash = hashOf(call.asked);
    const claimed = await db()
      .insert(idempotencyKeys)
      .values({ userId, endpoint, key, bodyHash })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    if (claimed.length === 0) {
      const before = await repliedBefore<T>(call);
      if (before === undefined) throw new ApiFailure('key_reused');
      return before;
    }
    const reply = await work();
    await db().update(idempotencyKeys).set({ reply }).where(thisKey(call));
    return reply;
  });

export const sweepIdempotencyKeys = () =>
  db()
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, sql`now() - interval '1 day'`));
