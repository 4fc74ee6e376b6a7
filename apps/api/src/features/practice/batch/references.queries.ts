import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import { db } from '../../../kernel/db/context.ts';
import { users } from '../../../kernel/identity/tables.ts';
import { lookups } from '../../lookups/public.ts';
import { skills, tasks } from '../../programme/public.ts';

export type HeldSkill = Pick<
  typeof skills.$inferSelect,
  'id' | 'memberId' | 'status' | 'closedAt' | 'masteredAt' | 'updatedAt'
>;

/** These skills by id, locked against changes until the transaction ends: whether one has ended decides here. */
export const holdSkills = async (ids: readonly string[]): Promise<Map<string, HeldSkill>> => {
  const rows = await db()
    .select({
      id: skills.id,
      memberId: skills.memberId,
      status: skills.status,
      closedAt: skills.closedAt,
      masteredAt: skills.masteredAt,
      updatedAt: skills.updatedAt,
    })
    .from(skills)
    .where(and(inArray(skills.id, [...ids]), isNull(skills.deletedAt)))
    .orderBy(asc(skills.id))
    .for('share');
  return new Map(rows.map((row) => [row.id, row]));
};
/** The places among these ids. Removed ones count: an entry may have waited for weeks. */
export const placesAmong = async (ids: readonly string[]): Promise<Set<string>> => {
  const rows = await db()
    .select({ id: lookups.id })
    .from(lookups)
    .where(and(inArray(lookups.id, [...ids]), eq(lookups.type, 'practicePlace')));
  return new Set(rows.map(({ id }) => id));
};

/** Who of these can have practised with children of these families: the parents, and any of the staff. */
export const peopleAmong = async (ids: readonly string[], customerIds: readonly string[]) => {
  const rows = await db()
    .select({ id: users.id, type: users.type })
    .from(users)
    .where(
      and(
        inArray(users.id, [...ids]),
        or(inArray(users.id, [...customerIds]), inArray(users.type, ['Business', 'Administrator'])),
      ),
    );
  return new Map(rows.map(({ id, type }) => [id, type]));
};

/** The skill of each of these tasks, deleted ones included. */
export const skillsOfTasks = async (ids: readonly string[]): Promise<Map<string, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await db()
    .select({ id: tasks.id, skillId: tasks.skillId })
    .from(tasks)
    .where(inArray(tasks.id, [...ids]));
  return new Map(rows.map(({ id, skillId }) => [id, skillId]));
};
