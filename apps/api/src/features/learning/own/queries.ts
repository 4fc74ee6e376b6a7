import { and, eq, sql } from 'drizzle-orm';
import type { LearningKind, ProgressKind } from '@amberway/contract/learning/kinds';
import { db } from '../../../kernel/db/context.ts';
import { learningFavourites, learningProgress } from '../tables.ts';

// Progress and favourites of one user. Every key includes the user id, so nobody can read another person's rows.

type Thing<K> = { userId: string; kind: K; itemId: string };

const progressOf = ({ userId, kind, itemId }: Thing<ProgressKind>) =>
  and(eq(learningProgress.userId, userId), eq(learningProgress.kind, kind), eq(learningProgress.itemId, itemId));

/** Inserts the row if it is missing and locks it until the transaction ends: two devices write one after the other. */
export const holdProgress = async (thing: Thing<ProgressKind>) => {
  await db().insert(learningProgress).values(thing).onConflictDoNothing();
  const [row] = await db().select().from(learningProgress).where(progressOf(thing)).for('update');
  if (!row) throw new Error('The progress was not stored.');
  return row;
};

type Change = { seconds: number; duration: number | null; done: boolean };

export const storeProgress = async (thing: Thing<ProgressKind>, { done, ...values }: Change) => {
  const doneAt = done ? sql`coalesce(${learningProgress.doneAt}, now())` : null;
  const [row] = await db()
    .update(learningProgress)
    .set({ ...values, doneAt })
    .where(progressOf(thing))
    .returning();
  if (!row) throw new Error('The progress was not stored.');
  return row;
};

/** Returns whether anything changed. */
export const addFavourite = async (thing: Thing<LearningKind>): Promise<boolean> =>
  (await db().insert(learningFavourites).values(thing).onConflictDoNothing().returning()).length > 0;

export const dropFavourite = async ({ userId, kind, itemId }: Thing<LearningKind>): Promise<boolean> => {
  const mine = and(
    eq(learningFavourites.userId, userId),
    eq(learningFavourites.kind, kind),
    eq(learningFavourites.itemId, itemId),
  );
  return (await db().delete(learningFavourites).where(mine).returning()).length > 0;
};
