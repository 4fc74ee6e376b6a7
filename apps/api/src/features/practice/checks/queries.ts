import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { CheckGoes, CheckRule, CheckState } from '@amberway/contract/skills/graph/checks';
import { DEFAULT_CRITERION } from '@amberway/contract/skills/graph/types';
import { db } from '../../../kernel/db/context.ts';
import { members, users, worksWithChild } from '../../../kernel/identity/tables.ts';
import { skillCriteria, skills, skillTeam } from '../../programme/public.ts';
import { practiceEntries as entries, skillChecks as checks } from '../tables.ts';

export type StoredCheck = typeof checks.$inferSelect;

export const insertChecks = (skillId: string, days: readonly string[]) =>
  db()
    .insert(checks)
    .values(days.map((dueOn) => ({ skillId, dueOn })))
    .onConflictDoNothing();

export const deleteChecks = (skillId: string) => db().delete(checks).where(eq(checks.skillId, skillId));

/** Checks without a result are left out from now on. */
export const skipChecks = (skillId: string) =>
  db()
    .update(checks)
    .set({ skippedReason: 'begunAgain' })
    .where(and(eq(checks.skillId, skillId), isNull(checks.result)));

/** The checks of a skill, the earliest first, locked: entries that arrive at once are judged one after the other. */
export const lockChecks = (skillId: string): Promise<StoredCheck[]> =>
  db().select().from(checks).where(eq(checks.skillId, skillId)).orderBy(asc(checks.dueOn)).for('update');

/** The rule is stored with a result only: a check without one is judged by the criterion of the day. */
export const storeCheck = (id: string, { entry, result, skipped }: CheckState, rule: CheckRule) =>
  db()
    .update(checks)
    .set({ entryId: entry, result, skippedReason: skipped, rule: result && rule })
    .where(eq(checks.id, id));

export const markNotified = (id: string) =>
  db()
    .update(checks)
    .set({ notifiedAt: sql`now()` })
    .where(eq(checks.id, id));

/** The goes of a skill's checks; what was stopped, timed or withdrawn is not among them. */
export const checkGoes = (skillId: string): Promise<CheckGoes[]> =>
  db()
    .select({
      id: entries.id,
      day: entries.day,
      own: sql<number>`${entries.own}`,
      little: sql<number>`${entries.little}`,
      goes: sql<number>`${entries.own} + ${entries.little} + ${entries.lot} + ${entries.none}`,
    })
    .from(entries)
    .where(
      and(eq(entries.skillId, skillId), eq(entries.kind, 'check'), isNotNull(entries.own), isNull(entries.withdrawnAt)),
    );

export const criterionOf = async (skillId: string) =>
  (await db().select().from(skillCriteria).where(eq(skillCriteria.skillId, skillId)))[0] ?? DEFAULT_CRITERION;

/** A skill with its child, and the time zone of the family. */
export const skillOfCheck = async (skillId: string) =>
  (
    await db()
      .select({
        id: skills.id,
        name: skills.name,
        status: skills.status,
        timeZone: users.timeZone,
        family: { id: members.id, parentId: members.parentId, primaryContact: members.primaryContact },
      })
      .from(skills)
      .innerJoin(members, eq(members.id, skills.memberId))
      .innerJoin(users, eq(users.id, members.parentId))
      .where(eq(skills.id, skillId))
  )[0];

/** Who was in its team and still works with the child. */
export const teamOfSkill = async (skillId: string): Promise<string[]> => {
  const rows = await db()
    .selectDistinct({ id: skillTeam.userId })
    .from(skillTeam)
    .innerJoin(skills, eq(skills.id, skillTeam.skillId))
    .innerJoin(
      worksWithChild,
      and(eq(worksWithChild.businessUserId, skillTeam.userId), eq(worksWithChild.memberId, skills.memberId)),
    )
    .where(eq(skillTeam.skillId, skillId));
  return rows.map(({ id }) => id);
};

/** Checks of a child's skills, the earliest first. The caller must have checked access to the child. */
export const checksOfMember = (memberId: string) =>
  db()
    .select({
      id: checks.id,
      skillId: checks.skillId,
      name: skills.name,
      dueOn: checks.dueOn,
      result: checks.result,
      skipped: checks.skippedReason,
    })
    .from(checks)
    .innerJoin(skills, eq(skills.id, checks.skillId))
    .where(and(eq(skills.memberId, memberId), isNull(skills.deletedAt)))
    .orderBy(asc(checks.dueOn), asc(skills.name), asc(checks.id));

/** Of these children, the check of each skill that is due: the latest one that is neither done nor left out. */
export const dueChecks = (memberIds: readonly string[], today: string, since: string) =>
  db()
    .select({ skillId: checks.skillId, dueOn: sql<string>`max(${checks.dueOn})`.as('check_due') })
    .from(checks)
    .innerJoin(skills, eq(skills.id, checks.skillId))
    .where(
      and(
        inArray(skills.memberId, [...memberIds]),
        isNull(checks.result),
        isNull(checks.skippedReason),
        lte(checks.dueOn, today),
        gt(checks.dueOn, since),
      ),
    )
    .groupBy(checks.skillId)
    .as('due_checks');
