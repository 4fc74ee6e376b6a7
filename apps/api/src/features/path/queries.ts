import { and, asc, desc, eq, isNotNull, isNull, ne, notInArray, sql } from 'drizzle-orm';
import { STONES_MAX } from '@amberway/contract/path/texts';
import { instantText } from '../../kernel/db/columns.ts';
import { db } from '../../kernel/db/context.ts';
import { users } from '../../kernel/identity/tables.ts';
import { outcomes, skills, tasks } from '../programme/public.ts';

// The caller has checked access to the child.

/** Mastered skills, earliest first. With more than the limit the latest are returned. */
export const masteredSkills = async (memberId: string) =>
  (
    await db()
      .select({ id: skills.id, name: skills.name, comment: skills.comment, masteredAt: skills.masteredAt })
      .from(skills)
      .where(and(eq(skills.memberId, memberId), isNull(skills.deletedAt), isNotNull(skills.masteredAt)))
      .orderBy(desc(skills.masteredAt), desc(skills.id))
      .limit(STONES_MAX)
  ).toReversed();

/** Skills that have neither ended nor wait, with their outcomes' statuses, in the order they were added. */
export const skillsInProgress = (memberId: string) =>
  db()
    .select({
      id: skills.id,
      name: skills.name,
      status: skills.status,
      outcomeStatus: outcomes.status,
      isPrimary: outcomes.isPrimary,
    })
    .from(skills)
    .innerJoin(outcomes, eq(outcomes.id, skills.outcomeId))
    .where(
      and(
        eq(skills.memberId, memberId),
        isNull(skills.deletedAt),
        notInArray(skills.status, ['Mastered', 'Cancelled', 'On-hold']),
      ),
    )
    .orderBy(asc(skills.createdAt), asc(skills.id));

/** For each skill what was written at its last ticked task that has words. */
export const lastWords = (memberId: string) =>
  db()
    .selectDistinctOn([tasks.skillId], {
      skillId: tasks.skillId,
      text: tasks.notes,
      at: tasks.completedAt,
      by: users.firstName,
    })
    .from(tasks)
    .leftJoin(users, eq(users.id, tasks.completedBy))
    .where(
      and(
        eq(tasks.memberId, memberId),
        isNull(tasks.deletedAt),
        eq(tasks.isCompleted, true),
        ne(sql`btrim(${tasks.notes})`, ''),
      ),
    )
    .orderBy(tasks.skillId, desc(tasks.completedAt), desc(tasks.id));

/**
 * For each mastered skill the wins of the published note that is about one of its tasks, the last one until a week
 * after it was mastered. Older than two months, a note was about something else.
 */
export const winsAtMastery = async (memberId: string): Promise<{ skillId: string; topWins: string[] }[]> => {
  const { rows } = (await db().execute(sql`
    select distinct on (k.id) k.id as "skillId", n.top_wins as "topWins"
    from skills k
      join tasks t on t.skill_id = k.id and t.deleted_at is null
      join note_tasks nt on nt.task_id = t.id
      join activity_notes n on n.id = nt.note_id
    where k.member_id = ${memberId} and k.deleted_at is null and k.mastered_at is not null
      and n.member_id = ${memberId} and n.deleted_at is null and n.status = 'Published' and n.top_wins <> '{}'
      and n.start_time between k.mastered_at - interval '60 days' and k.mastered_at + interval '7 days'
    order by k.id, n.start_time desc, n.id desc`)) as { rows: { skillId: string; topWins: string[] }[] };
  return rows;
};

/** When a task of each skill was last ticked. */
export const lastTicks = async (memberId: string): Promise<Map<string, string>> => {
  const rows = await db()
    .select({ skillId: tasks.skillId, at: sql<string>`max(${tasks.completedAt})`.mapWith(instantText) })
    .from(tasks)
    .where(and(eq(tasks.memberId, memberId), isNull(tasks.deletedAt), eq(tasks.isCompleted, true)))
    .groupBy(tasks.skillId);
  return new Map(rows.map(({ skillId, at }) => [skillId, at]));
};
