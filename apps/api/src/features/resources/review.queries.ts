import { sql } from 'drizzle-orm';
import { db } from '../../kernel/db/context.ts';
import { resourceReviews } from './tables.ts';

/** Whether what coaches add waits for a reviewer. */
export const isReviewOn = async (): Promise<boolean> => {
  const [row] = await db().select({ isOn: resourceReviews.isOn }).from(resourceReviews).limit(1);
  return row?.isOn ?? false;
};

export const storeReview = async (isOn: boolean): Promise<string> => {
  const [row] = await db()
    .insert(resourceReviews)
    .values({ isOn })
    .onConflictDoUpdate({ target: resourceReviews.only, set: { isOn, updatedAt: sql`now()` } })
    .returning({ id: resourceReviews.id });
  if (!row) throw new Error('The setting was not stored.');
  return row.id;
};
