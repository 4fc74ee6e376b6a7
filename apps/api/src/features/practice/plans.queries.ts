import { eq } from 'drizzle-orm';
import { db } from '../../kernel/db/context.ts';
import { nextVersion } from '../../kernel/db/versioned.ts';
import { practicePlans as plans } from './tables.ts';

export type StoredPlan = typeof plans.$inferSelect;
type NewPlan = typeof plans.$inferInsert;

/** Call it with the skill locked: that keeps a second coach from adding one meanwhile. */
export const findPlan = async (skillId: string): Promise<StoredPlan | undefined> =>
  (await db().select().from(plans).where(eq(plans.skillId, skillId)))[0];

const only = (rows: StoredPlan[]): StoredPlan => {
  const [row] = rows;
  if (!row) throw new Error('The plan was not stored.');
  return row;
};

export const insertPlan = async (values: NewPlan): Promise<StoredPlan> =>
  only(await db().insert(plans).values(values).returning());

export const storePlan = async (skillId: string, values: Partial<NewPlan>): Promise<StoredPlan> =>
  only(
    await db()
      .update(plans)
      .set({ ...values, version: nextVersion })
      .where(eq(plans.skillId, skillId))
      .returning(),
  );
