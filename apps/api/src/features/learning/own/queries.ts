import { and, eq, sql } from 'drizzle-orm';
import type { LearningKind, ProgressKind } from '@amberway/contract/learning/kinds';
import { db } from '../../../kernel/db/context.ts';
import { learningFavourites, learningProgress } from '../tables.ts';

// What one reader did: the owner is part of every name, nobody can ask for another person's.

type Thing<K> = { userId: string; kind: K; itemId: string };

const progressOf = ({ userId, kind, itemId }: Thing<ProgressKind>) =>
  and(eq(learningProgress.userId, userId), eq(learningProgress.kind, kind), eq(learningProgress.itemId, itemId));

/** The row, made when it is not there, and held until the transaction ends: two devices write one after the other. */
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

/** Whether anything changed. */
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
