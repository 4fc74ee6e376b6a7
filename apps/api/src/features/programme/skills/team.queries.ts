import { and, eq, gt, inArray, isNull, notExists, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { SIGN_IN_STATUSES } from '@amberway/contract/kernel/roles';
import { db } from '../../../kernel/db/context.ts';
import { nextVersion } from '../../../kernel/db/versioned.ts';
import { endOfCoverOnly } from '../../../kernel/identity/assigned.queries.ts';
import { members, users } from '../../../kernel/identity/tables.ts';
import { skills, skillTeam } from './tables.ts';

/** Whether a row of `skill_team` has not ended. Whether its skill is open is a question of its own. */
export const isLive: SQL = sql`(${or(isNull(skillTeam.endsAt), sql`${skillTeam.endsAt} > now()`)})`;

export const teamOf = async (skillId: string): Promise<string[]> => {
  const rows = await db()
    .select({ id: skillTeam.userId })
    .from(skillTeam)
    .where(and(eq(skillTeam.skillId, skillId), isLive));
  return rows.map(({ id }) => id);
};

/** Stores a team. Who is named while covering for the family is in it until that cover ends. */
export const storeTeam = async (skillId: string, customerId: string, userIds: readonly string[]) => {
  const before = await teamOf(skillId);
  const gone = before.filter((id) => !userIds.includes(id));
  if (gone.length > 0)
    await db()
      .delete(skillTeam)
      .where(and(eq(skillTeam.skillId, skillId), inArray(skillTeam.userId, gone)));
  for (const userId of userIds.filter((id) => !before.includes(id))) {
    const endsAt = await endOfCoverOnly(userId, customerId);
    await db()
      .insert(skillTeam)
      .values({ skillId, userId, endsAt })
      .onConflictDoUpdate({ target: [skillTeam.skillId, skillTeam.userId], set: { endsAt } });
  }
};

type Which = { skillId: string } | { outcomeId: string };

const skillIdsOf = (which: Which) =>
  db()
    .select({ id: skills.id })
    .from(skills)
    .where('skillId' in which ? eq(skills.id, which.skillId) : eq(skills.outcomeId, which.outcomeId));

/**
 * The skill ends now, or the outcome with its skills: so do their teams. Who was in one until the end of a cover leaves
 * it for good, as an undo would not know of that end.
 */
export const closeTeams = async (which: Which) => {
  const ofSkills = inArray(skillTeam.skillId, skillIdsOf(which));
  await db()
    .delete(skillTeam)
    .where(and(ofSkills, gt(skillTeam.endsAt, sql`now()`)));
  await db()
    .update(skillTeam)
    .set({ endsAt: sql`now()` })
    .where(and(ofSkills, isNull(skillTeam.endsAt)));
};

/** A skill without a team does not ask for its help: it could not be changed otherwise. */
const helpOnlyWithTeam = (which: SQL) =>
  db()
    .update(skills)
    .set({ needHelp: false, version: nextVersion })
    .where(
      and(
        which,
        skills.needHelp,
        notExists(
          db()
            .select({ one: sql`1` })
            .from(skillTeam)
            .where(and(eq(skillTeam.skillId, skills.id), isLive)),
        ),
      ),
    );

/** The people whose team ended at this instant and who can still take part. */
const endedAt = (which: Which, at: string) =>
  db()
    .select({ skillId: skillTeam.skillId, userId: skillTeam.userId, customerId: members.parentId })
    .from(skillTeam)
    .innerJoin(skills, eq(skills.id, skillTeam.skillId))
    .innerJoin(members, eq(members.id, skills.memberId))
    .innerJoin(users, eq(users.id, skillTeam.userId))
    .where(
      and(
        inArray(skillTeam.skillId, skillIdsOf(which)),
        sql`${skillTeam.endsAt} = ${at}::timestamptz`,
        // A skill that was removed meanwhile names its team when it is restored, by whoever restores it.
        isNull(skills.deletedAt),
        notInArray(skills.status, ['Mastered', 'Cancelled']),
        eq(users.type, 'Business'),
        inArray(users.userStatus, [...SIGN_IN_STATUSES]),
      ),
    );

/**
 * The end of the skill or outcome was a mistake: the teams that ended with it, at this instant; none without one. Only
 * for an actor who may name a team, as this names it again. Who was handed over since has no row any more, and who was
 * named in what had ended is in no team. Returns who is in a team again.
 */
export const reopenTeams = async (which: Which, at: string | null): Promise<string[]> => {
  await closeTeams(which);
  const rows = at ? await endedAt(which, at) : [];
  for (const { skillId, userId, customerId } of rows)
    await db()
      .update(skillTeam)
      .set({ endsAt: await endOfCoverOnly(userId, customerId) })
      .where(and(eq(skillTeam.skillId, skillId), eq(skillTeam.userId, userId)));
  await helpOnlyWithTeam(inArray(skills.id, skillIdsOf(which)));
  return [...new Set(rows.map(({ userId }) => userId))];
};

/** A skill that lost people of its team. */
type Left = { skillId: string; customerId: string; team: string[] };

/** Ends teams for good, those of ended skills too, so that no undo restores them. Returns those that were live. */
const removeTeams = async (which: SQL): Promise<Left[]> => {
  const gone = await db()
    .delete(skillTeam)
    .where(which)
    .returning({ skillId: skillTeam.skillId, userId: skillTeam.userId, live: sql<boolean>`${isLive}` });
  const live = gone.filter((row) => row.live);
  const ids = live.map(({ skillId }) => skillId);
  if (ids.length === 0) return [];
  await helpOnlyWithTeam(inArray(skills.id, ids));
  const named = await db()
    .select({ skillId: skills.id, customerId: members.parentId })
    .from(skills)
    .innerJoin(members, eq(members.id, skills.memberId))
    .where(inArray(skills.id, ids));
  return named.map((row) => ({
    ...row,
    team: live.filter(({ skillId }) => skillId === row.skillId).map(({ userId }) => userId),
  }));
};

export const removeTeamsOfChildren = (memberIds: readonly string[]): Promise<Left[]> =>
  removeTeams(
    inArray(
      skillTeam.skillId,
      db()
        .select({ id: skills.id })
        .from(skills)
        .where(inArray(skills.memberId, [...memberIds])),
    ),
  );

const ofFamilies = (customerIds: readonly string[]) =>
  inArray(
    skillTeam.skillId,
    db()
      .select({ id: skills.id })
      .from(skills)
      .innerJoin(members, eq(members.id, skills.memberId))
      .where(inArray(members.parentId, [...customerIds])),
  );

export const removeTeamsOfFamily = (customerIds: readonly string[]): Promise<Left[]> =>
  removeTeams(ofFamilies(customerIds));

/** One person in the teams of all children of a family. */
export const removeFromTeamsOfFamily = (customerId: string, userId: string): Promise<Left[]> =>
  removeTeams(sql`${ofFamilies([customerId])} and ${eq(skillTeam.userId, userId)}`);

export const removeTeamsOfPerson = (userIds: readonly string[]): Promise<Left[]> =>
  removeTeams(inArray(skillTeam.userId, [...userIds]));
