import { and, eq } from 'drizzle-orm';
import { db } from '../../../kernel/db/context.ts';
import { nextVersion } from '../../../kernel/db/versioned.ts';
import { skillCriteria as criteria, skillEvents as events, skillPhases as phases } from '../../programme/public.ts';

export type StoredCriterion = typeof criteria.$inferSelect;
export type NewCriterion = typeof criteria.$inferInsert;
export type StoredPhase = typeof phases.$inferSelect;
export type NewPhase = typeof phases.$inferInsert;
export type StoredEvent = typeof events.$inferSelect;
export type NewEvent = typeof events.$inferInsert;

const only = <T>(rows: readonly T[]): T => {
  const [row] = rows;
  if (!row) throw new Error('The record was not stored.');
  return row;
};

export const findCriterion = async (skillId: string): Promise<StoredCriterion | undefined> =>
  (await db().select().from(criteria).where(eq(criteria.skillId, skillId)))[0];

export const insertCriterion = async (criterion: NewCriterion): Promise<StoredCriterion> =>
  only(await db().insert(criteria).values(criterion).returning());

export const storeCriterion = async (skillId: string, values: Partial<NewCriterion>): Promise<StoredCriterion> =>
  only(
    await db()
      .update(criteria)
      .set({ ...values, version: nextVersion })
      .where(eq(criteria.skillId, skillId))
      .returning(),
  );

/** The caller has locked the skill. */
export const phasesOfSkill = (skillId: string): Promise<StoredPhase[]> =>
  db().select().from(phases).where(eq(phases.skillId, skillId));

export const insertPhase = async (phase: NewPhase): Promise<StoredPhase> =>
  only(await db().insert(phases).values(phase).returning());

export const storePhase = async (id: string, values: Partial<NewPhase>): Promise<StoredPhase> =>
  only(
    await db()
      .update(phases)
      .set({ ...values, version: nextVersion })
      .where(eq(phases.id, id))
      .returning(),
  );

export const removePhaseRow = (id: string) => db().delete(phases).where(eq(phases.id, id));

export const countEvents = (memberId: string) => db().$count(events, eq(events.memberId, memberId));

/** The caller has locked the child. */
export const findEvent = async (memberId: string, id: string): Promise<StoredEvent | undefined> =>
  (
    await db()
      .select()
      .from(events)
      .where(and(eq(events.id, id), eq(events.memberId, memberId)))
  )[0];

export const insertEvent = async (event: NewEvent): Promise<StoredEvent> =>
  only(await db().insert(events).values(event).returning());

export const storeEvent = async (id: string, values: Partial<NewEvent>): Promise<StoredEvent> =>
  only(
    await db()
      .update(events)
      .set({ ...values, version: nextVersion })
      .where(eq(events.id, id))
      .returning(),
  );

export const removeEventRow = (id: string) => db().delete(events).where(eq(events.id, id));
