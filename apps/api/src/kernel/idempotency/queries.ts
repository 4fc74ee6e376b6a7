import { createHash } from 'node:crypto';
import { and, eq, lt, type SQL, sql } from 'drizzle-orm';
import { OFFLINE_KEY_MS } from '@amberway/contract/kernel/limits';
import { db, inTransaction } from '../db/context.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Principal } from '../identity/principal.ts';
import { teamsNow, worksWith } from '../identity/tables.ts';
import { idempotencyKeys } from './tables.ts';

/** `input` identifies the request: for which user, about which record, with which content. */
type Call = {
  principal: Principal;
  endpoint: string;
  key: string;
  input: unknown;
  /** The request may have waited on a device for long: its key is stored for longer than a day. */
  isOffline?: boolean;
};

const hashOf = (input: unknown) => createHash('sha256').update(JSON.stringify(input)).digest('base64url');

const thisKey = ({ principal, endpoint, key }: Call) =>
  and(
    eq(idempotencyKeys.userId, principal.actorId),
    eq(idempotencyKeys.endpoint, endpoint),
    eq(idempotencyKeys.key, key),
  );

const standingOf = ({ role, actorRole, businessUserType }: Principal): string =>
  [role, actorRole, ...businessUserType.toSorted()].join(' ');

/** Of families reached through the team of a skill, the child. */
const familiesNow = ({ actorId }: Principal): SQL =>
  sql`array(select ${worksWith.customerId} from ${worksWith} where ${worksWith.businessUserId} = ${actorId}
    union select ${teamsNow.memberId} from ${teamsNow} where ${teamsNow.businessUserId} = ${actorId})`;

/**
 * Returns the reply stored for the key. For work that takes too long for a transaction: check this before the work, and
 * store only its result with `once`.
 *
 * A stored reply has no permission check of its own. It is repeated only to a caller with the same role who has lost
 * none of their families since, whichever of them it is about: so no endpoint can forget the check.
 */
export const repliedBefore = async <T>(call: Call): Promise<T | undefined> => {
  const [first] = await db()
    .select({
      bodyHash: idempotencyKeys.bodyHash,
      reply: idempotencyKeys.reply,
      standing: idempotencyKeys.standing,
      reachesAll: sql<boolean | null>`${idempotencyKeys.families} <@ ${familiesNow(call.principal)}`,
    })
    .from(idempotencyKeys)
    .where(thisKey(call));
  if (!first) return undefined;
  if (first.bodyHash !== hashOf(call.input)) throw new ApiFailure('key_reused');
  if (first.standing !== standingOf(call.principal) || first.reachesAll !== true)
    throw new ApiFailure('access_changed');
  return first.reply as T | undefined;
};

/**
 * Runs the work once per key and returns the same reply to every repetition. A repetition that arrives while the first
 * is still in progress waits for it at the unique key.
 */
export const once = <T>(call: Call, work: () => Promise<T>): Promise<T> =>
  inTransaction(async () => {
    const { principal, endpoint, key, isOffline } = call;
    const bodyHash = hashOf(call.input);
    const claimed = await db()
      .insert(idempotencyKeys)
      .values({
        userId: principal.actorId,
        endpoint,
        key,
        bodyHash,
        ...(isOffline && { expiresAt: sql`now() + ${`${OFFLINE_KEY_MS} milliseconds`}::interval` }),
      })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    if (claimed.length === 0) {
      const before = await repliedBefore<T>(call);
      if (before === undefined) throw new ApiFailure('key_reused');
      return before;
    }
    const reply = await work();
    // Set after the work, which may have added a family.
    await db()
      .update(idempotencyKeys)
      .set({ reply, standing: standingOf(principal), families: familiesNow(principal) })
      .where(thisKey(call));
    return reply;
  });

export const sweepIdempotencyKeys = () =>
  db()
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.expiresAt, sql`now()`));
