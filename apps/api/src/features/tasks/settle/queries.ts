import { and, eq, inArray, isNotNull, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { db } from '../../../kernel/db/context.ts';
import { nextVersion } from '../../../kernel/db/versioned.ts';
import { skills, tasks } from '../../programme/public.ts';

/** Which tasks: those of the ending skill or of the whole ending outcome. Its row is locked. */
export type Ended = { skillId: string } | { outcomeId: string };

const skillsOf = (outcomeId: string) =>
  db().select({ id: skills.id }).from(skills).where(eq(skills.outcomeId, outcomeId));

const within = (ended: Ended): SQL | undefined =>
  'skillId' in ended ? eq(tasks.skillId, ended.skillId) : inArray(tasks.skillId, skillsOf(ended.outcomeId));

/** Tasks neither done nor closed, locked. */
export const holdOpenTasks = (ended: Ended) =>
  db()
    .select({ id: tasks.id, skillId: tasks.skillId, isExtra: tasks.isExtra })
    .from(tasks)
    .where(and(within(ended), isNull(tasks.deletedAt), eq(tasks.isCompleted, false), isNull(tasks.closedAt)))
    .orderBy(tasks.id)
    .for('no key update');

type Values = { closedAt?: SQL | null; isExtra?: boolean; skillId?: string };

/** Ids are sent as one array: a programme can have more tasks than a statement has parameters. */
const named = (ids: readonly string[]): SQL => sql`${tasks.id} = any(${sql.param(`{${ids.join(',')}}`)}::uuid[])`;

const change = (ids: readonly string[], values: Values, scope?: SQL) =>
  ids.length === 0
    ? Promise.resolve()
    : db()
        .update(tasks)
        .set({ ...values, version: nextVersion })
        .where(and(named(ids), isNull(tasks.deletedAt), scope));

export const closeTasks = (ids: readonly string[], ended?: Ended) =>
  change(ids, { closedAt: sql`now()` }, and(eq(tasks.isCompleted, false), ended && within(ended)));
export const setExtra = (ids: readonly string[]) => change(ids, { isExtra: true });
/** They continue as ordinary tasks of that skill. */
export const moveTasks = (ids: readonly string[], to: string) => change(ids, { skillId: to, isExtra: false });

/** Skills that have not ended: an open task of an ended one could never be ticked. */
const goingSkills = (scope?: SQL) =>
  db()
    .select({ id: skills.id })
    .from(skills)
    .where(and(scope, isNull(skills.deletedAt), notInArray(skills.status, ['Mastered', 'Cancelled'])));
const standsInGoing = (scope?: SQL): SQL => inArray(tasks.skillId, goingSkills(scope));

/** Reopens tasks that are still where they were closed; extra practice is reopened even below an ended skill. */
export const reopenTasks = (ids: readonly string[], ended: Ended) =>
  change(
    ids,
    { closedAt: null },
    and(within(ended), isNotNull(tasks.closedAt), or(standsInGoing(), eq(tasks.isExtra, true))),
  );
/** Only tasks still there, in a skill that has not ended. */
export const unsetExtra = (ids: readonly string[], ended: Ended) =>
  change(ids, { isExtra: false }, and(within(ended), standsInGoing()));

type Back = { from: string; to: string; isExtra: boolean };
/**
 * Moves tasks back that are still where they were moved to, in their previous state: reopened if that skill has closed
 * them since. A skill that has ended meanwhile takes back extra practice only.
 */
export const moveTasksBack = (ids: readonly string[], { from, to, isExtra }: Back) =>
  change(
    ids,
    { skillId: from, isExtra, closedAt: null },
    and(eq(tasks.skillId, to), isExtra ? undefined : sql`exists ${goingSkills(eq(skills.id, from))}`),
  );

/** The outcome continues: reopens the tasks closed in its continuing skills, and closed extra practice. */
export const reopenTasksOf = async (outcomeId: string): Promise<string[]> => {
  const rows = await db()
    .update(tasks)
    .set({ closedAt: null, version: nextVersion })
    .where(
      and(
        within({ outcomeId }),
        or(standsInGoing(eq(skills.outcomeId, outcomeId)), eq(tasks.isExtra, true)),
        isNull(tasks.deletedAt),
        isNotNull(tasks.closedAt),
      ),
    )
    .returning({ id: tasks.id });
  return rows.map(({ id }) => id);
};
