import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { CHALLENGE_MS } from '@amberway/contract/auth/factor-limits';
import { db } from '../../../kernel/db/context.ts';
import { hashToken, newToken } from '../../../kernel/identity/tokens.ts';
import { authChallenges, type CHALLENGE_PURPOSES } from '../tables.ts';

export type Purpose = (typeof CHALLENGE_PURPOSES)[number];
export type FirstStep = 'password' | 'sso';

type Made = { userId?: string; purpose: Purpose; firstStep?: FirstStep };

/** A challenge of 256 bits that can be used once, for minutes. Only its hash is stored. */
export const createChallenge = async (made: Made): Promise<{ challenge: string; expiresAt: string }> => {
  const challenge = newToken();
  const [row] = await db()
    .insert(authChallenges)
    .values({
      ...made,
      hash: hashToken(challenge),
      expiresAt: sql`now() + ${`${CHALLENGE_MS} milliseconds`}::interval`,
    })
    .returning({ expiresAt: authChallenges.expiresAt });
  if (!row) throw new Error('The challenge was not stored.');
  return { challenge, ...row };
};

const isOpen = (challenge: string, purpose: Purpose) =>
  and(
    eq(authChallenges.hash, hashToken(challenge)),
    eq(authChallenges.purpose, purpose),
    isNull(authChallenges.usedAt),
    gt(authChallenges.expiresAt, sql`now()`),
  );

const columns = { userId: authChallenges.userId, firstStep: authChallenges.firstStep };

/** Uses up the challenge: of two requests with the same one, only one gets it. */
export const takeChallenge = async (challenge: string, purpose: Purpose) => {
  const [row] = await db()
    .update(authChallenges)
    .set({ usedAt: sql`now()` })
    .where(isOpen(challenge, purpose))
    .returning(columns);
  return row;
};

/** The challenge without using it up: a wrong code leaves the ticket valid. */
export const findChallenge = async (challenge: string, purpose: Purpose) =>
  (await db().select(columns).from(authChallenges).where(isOpen(challenge, purpose)))[0];

/** Pending steps of a person end when their password or factors are replaced. */
export const voidChallenges = (userId: string) => db().delete(authChallenges).where(eq(authChallenges.userId, userId));

export const sweepChallenges = () =>
  db()
    .delete(authChallenges)
    .where(lt(authChallenges.expiresAt, sql`now()`));
