import { and, eq, inArray, isNotNull, isNull, notInArray, type SQL, sql } from 'drizzle-orm';
import { db } from '../../../kernel/db/context.ts';
import { nextVersion } from '../../../kernel/db/versioned.ts';
import { skills, tasks } from '../../programme/public.ts';

/** Which tasks: those of the skill or of the whole outcome that ends. Its row is held. */
export type Ended = { skillId: string } | { outcomeId: string };

const skillsOf = (outcomeId: string) =>
  db().select({ id: skills.id }).from(skills).where(eq(skills.outcomeId, outcomeId));

const within = (ended: Ended): SQL | undefined =>
  'skillId' in ended ? eq(tasks.skillId, ended.skillId) : inArray(tasks.skillId, skillsOf(ended.outcomeId));

/** Neither done nor closed, held. */
export const holdOpenTasks = (ended: Ended) =>
  db()
    .select({ id: tasks.id, skillId: tasks.skillId, isExtra: tasks.isExtra })
    .from(tasks)
    .where(and(within(ended), isNull(tasks.deletedAt), eq(tasks.isCompleted, false), isNull(tasks.closedAt)))
    .orderBy(tasks.id)
    .for('no key update');

type Values = { closedAt?: SQL | null; isExtra?: boolean; skillId?: string };

/** Ids go as one value: a programme can have more tasks than a statement has places. */
const named = (ids: readonly string[]): SQL => sql`${tasks.id} = any(${sql.param(`{${ids.join(',')}}`)}::uuid[])`;

const change = (ids: readonly string[], values: Values, scope?: SQL) =>
  ids.length === 0
    ? Promise.resolve()
    : db()
        .update(tasks)
        .set({ ...values, version: nextVersion })
        .where(and(named(ids), isNull(tasks.deletedAt), scope));

export const closeTasks = (ids: readonly string[]) =>
  change(ids, { closedAt: sql`now()` }, eq(tasks.isCompleted, false));
export const reopenTasks = (ids: readonly string[]) => change(ids, { closedAt: null }, isNotNull(tasks.closedAt));
export const setExtra = (ids: readonly string[], isExtra: boolean) => change(ids, { isExtra });
export const moveTasks = (ids: readonly string[], to: string) => change(ids, { skillId: to });
/** Those that are still where they were moved to. */
export const moveTasksBack = (ids: readonly string[], from: string, to: string) =>
  change(ids, { skillId: from }, eq(tasks.skillId, to));

/** The outcome goes on: what was closed in its skills that go on is to be done again. */
export const reopenTasksOf = async (outcomeId: string): Promise<string[]> => {
  const going = and(
    eq(skills.outcomeId, outcomeId),
    isNull(skills.deletedAt),
    notInArray(skills.status, ['Mastered', 'Cancelled']),
  );
  const rows = await db()
    .update(tasks)
    .set({ closedAt: null, version: nextVersion })
    .where(
      and(
        inArray(tasks.skillId, db().select({ id: skills.id }).from(skills).where(going)),
        isNull(tasks.deletedAt),
        isNotNull(tasks.closedAt),
      ),
    )
    .returning({ id: tasks.id });
  return rows.map(({ id }) => id);
};
