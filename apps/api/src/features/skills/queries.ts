import { and, asc, eq, inArray, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { PageWindow } from '@amberway/contract/kernel/query';
import { db } from '../../kernel/db/context.ts';
import { nextVersion } from '../../kernel/db/versioned.ts';
import { users } from '../../kernel/identity/tables.ts';
import { isLive, outcomes, skills, skillTeam } from '../programme/public.ts';

export type StoredSkill = typeof skills.$inferSelect;
export type NewSkill = typeof skills.$inferInsert;

/** Which skills: those of a child or of an outcome. The caller has checked access to them. */
export type SkillScope = { memberId?: string | undefined; outcomeId?: string | undefined; skillId?: string };

const present = isNull(skills.deletedAt);
const inScope = ({ memberId, outcomeId, skillId }: SkillScope): SQL | undefined =>
  and(
    present,
    memberId ? eq(skills.memberId, memberId) : undefined,
    outcomeId ? eq(skills.outcomeId, outcomeId) : undefined,
    skillId ? eq(skills.id, skillId) : undefined,
  );

export const skillRows = (scope: SkillScope, window?: PageWindow): Promise<StoredSkill[]> => {
  const query = db().select().from(skills).where(inScope(scope)).orderBy(asc(skills.createdAt), asc(skills.id));
  return window ? query.limit(window.limit).offset(window.skip) : query;
};

export const isSkillOf = async (id: string, memberId: string): Promise<boolean> =>
  (await db().$count(skills, and(eq(skills.id, id), eq(skills.memberId, memberId), present))) > 0;

/** Whether a skill begins this one again. */
export const isResumed = async (id: string): Promise<boolean> =>
  (await db().$count(skills, and(eq(skills.resumedFrom, id), present))) > 0;

export const countSkills = (scope: SkillScope) => db().$count(skills, inScope(scope));

/** The teams of all these skills, sorted by name. Of a mastered or cancelled one that at its end. */
export const teamRows = (scope: SkillScope) =>
  db()
    .select({
      skillId: skillTeam.skillId,
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      avatar: users.avatar,
    })
    .from(skillTeam)
    .innerJoin(skills, eq(skills.id, skillTeam.skillId))
    .innerJoin(users, eq(users.id, skillTeam.userId))
    .where(and(inScope(scope), or(isLive, inArray(skills.status, ['Mastered', 'Cancelled']))))
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id));

/** The outcome a new skill is added to, locked against changes. */
export const holdOutcome = async (id: string) =>
  (await db().select({ status: outcomes.status }).from(outcomes).where(eq(outcomes.id, id)).for('share'))[0];

export const insertSkill = (skill: NewSkill) => db().insert(skills).values(skill);

export const storeSkill = (id: string, values: Partial<NewSkill>) =>
  db()
    .update(skills)
    .set({ ...values, version: nextVersion })
    .where(eq(skills.id, id));

/** The database's current time, usable in place of a column value. */
export const now = sql`now()` as unknown as string;

export const hideSkill = (id: string) =>
  db()
    .update(skills)
    .set({ deletedAt: sql`now()`, version: nextVersion })
    .where(eq(skills.id, id));

/** The child's skills that are active or waiting, with the statuses of their outcomes, oldest first. */
export const openSkills = (memberId: string) =>
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
    .where(and(eq(skills.memberId, memberId), present, notInArray(skills.status, ['Mastered', 'Cancelled'])))
    .orderBy(asc(skills.createdAt), asc(skills.id));
export type OpenSkill = Awaited<ReturnType<typeof openSkills>>[number];
