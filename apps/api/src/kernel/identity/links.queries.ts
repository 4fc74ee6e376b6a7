import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { db } from '../db/context.ts';
import { linkTokens, type LINK_PURPOSES } from './tables.ts';
import { hashToken, newToken } from './tokens.ts';

export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** A single-use token for a mail. A newer link of the same purpose invalidates older ones. */
export const createLink = async (userId: string, purpose: LinkPurpose, ms: number): Promise<string> => {
  const token = newToken();
  await voidLinks(userId, purpose);
  await db()
    .insert(linkTokens)
    .values({
      tokenHash: hashToken(token),
      userId,
      purpose,
      expiresAt: sql`now() + ${`${ms} milliseconds`}::interval`,
    });
  return token;
};

export const voidLinks = (userId: string, purpose?: LinkPurpose) =>
  db()
    .update(linkTokens)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(linkTokens.userId, userId),
        isNull(linkTokens.usedAt),
        purpose ? eq(linkTokens.purpose, purpose) : undefined,
      ),
    );

const isLive = (token: string) =>
  and(eq(linkTokens.tokenHash, hashToken(token)), isNull(linkTokens.usedAt), gt(linkTokens.expiresAt, sql`now()`));

/** Uses up the token: of two requests with the same one, only one gets the user. */
export const takeLink = async (token: string): Promise<{ userId: string; purpose: LinkPurpose } | undefined> => {
  const [row] = await db()
    .update(linkTokens)
    .set({ usedAt: sql`now()` })
    .where(isLive(token))
    .returning({ userId: linkTokens.userId, purpose: linkTokens.purpose });
  return row;
};

/** The user of the token, without using it up. */
export const findLink = async (token: string): Promise<{ userId: string } | undefined> => {
  const [row] = await db().select({ userId: linkTokens.userId }).from(linkTokens).where(isLive(token));
  return row;
};
