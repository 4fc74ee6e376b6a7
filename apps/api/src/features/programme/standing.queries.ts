import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Reach } from '@amberway/contract/kernel/permissions';
import { childWithinReach } from '../../kernel/authorise/queries.ts';
import { db } from '../../kernel/db/context.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { members } from '../../kernel/identity/tables.ts';
import { outcomes } from './outcomes/tables.ts';
import { skills } from './skills/tables.ts';

/** An outcome's place in the programme, if the principal reaches the family. */
export const findOutcomeStanding = async (principal: Principal, reach: Reach, id: string) =>
  (
    await db()
      .select({ id: outcomes.id, memberId: outcomes.memberId, name: outcomes.name })
      .from(outcomes)
      .innerJoin(members, eq(members.id, outcomes.memberId))
      .where(and(eq(outcomes.id, id), isNull(members.deletedAt), childWithinReach(principal, reach)))
  )[0];

const standing = () =>
  db()
    .select({
      skill: skills,
      outcome: { id: outcomes.id, name: outcomes.name, status: outcomes.status },
      family: { id: members.id, parentId: members.parentId, primaryContact: members.primaryContact },
    })
    .from(skills)
    .innerJoin(outcomes, eq(outcomes.id, skills.outcomeId))
    .innerJoin(members, eq(members.id, skills.memberId))
    .$dynamic();
export type SkillStanding = Awaited<ReturnType<typeof standing>>[number];

const within = (principal: Principal, reach: Reach, id: string, state: 'present' | 'removed' = 'present') =>
  and(
    eq(skills.id, id),
    state === 'present' ? isNull(skills.deletedAt) : isNotNull(skills.deletedAt),
    isNull(members.deletedAt),
    childWithinReach(principal, reach),
  );

/** A skill with its outcome and child, if the principal reaches the family. */
export const findSkillWithin = async (
  principal: Principal,
  reach: Reach,
  id: string,
  state: 'present' | 'removed' = 'present',
) => (await standing().where(within(principal, reach, id, state)))[0];

/**
 * The same, locked: a change of tasks locks the skill against changes (share), a change of the skill locks it
 * exclusively (update). The outcome is only locked against changes. A removed skill is found with `removed` only.
 */
export const lockSkillWithin = async (
  principal: Principal,
  reach: Reach,
  id: string,
  strength: 'share' | 'update',
  state: 'present' | 'removed' = 'present',
): Promise<SkillStanding | undefined> => {
  const [found] = await db()
    .select({ outcomeId: skills.outcomeId })
    .from(skills)
    .innerJoin(members, eq(members.id, skills.memberId))
    .where(within(principal, reach, id, state));
  if (!found) return undefined;
  // Locked from the top down, the order used everywhere.
  await db().select({ id: outcomes.id }).from(outcomes).where(eq(outcomes.id, found.outcomeId)).for('share');
  await db()
    .select({ id: skills.id })
    .from(skills)
    .where(eq(skills.id, id))
    .for(strength === 'share' ? 'share' : 'no key update');
  return (await standing().where(within(principal, reach, id, state)))[0];
};
