import { and, asc, desc, eq, inArray, isNull, ne, notInArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { DIGEST_NOTES } from '@amberway/contract/sessions/limits';
import { db, prepared } from '../../../kernel/db/context.ts';
import { members, users } from '../../../kernel/identity/tables.ts';
import { outcomes } from '../../outcomes/public.ts';
import { skills } from '../../skills/public.ts';
import { tasks } from '../../tasks/public.ts';
import { coachingSessions as sessions } from '../tables.ts';

// What stands beside a note. The caller has been admitted to the child.

const member = sql.placeholder('memberId');
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** The child's outcomes that the panels name: the primary one, and the one the note is about. */
export const goalsOf = (memberId: string) =>
  prepared('coaching.goals', (executor) =>
    executor
      .select({ id: outcomes.id, name: outcomes.name, status: outcomes.status, isPrimary: outcomes.isPrimary })
      .from(outcomes)
      .where(eq(outcomes.memberId, member))
      .orderBy(desc(outcomes.createdAt), desc(outcomes.id))
      .limit(200),
  ).execute({ memberId });
export type GoalRow = Awaited<ReturnType<typeof goalsOf>>[number];

/** Skills that are neither mastered nor cancelled, oldest first, with the outcome they stand in. */
export const openSkillsOf = (memberId: string) =>
  prepared('coaching.skills', (executor) =>
    executor
      .select({
        id: skills.id,
        name: skills.name,
        status: skills.status,
        goal: { id: outcomes.id, name: outcomes.name },
      })
      .from(skills)
      .innerJoin(outcomes, eq(outcomes.id, skills.outcomeId))
      .where(
        and(
          eq(skills.memberId, member),
          isNull(skills.deletedAt),
          notInArray(skills.status, ['Mastered', 'Cancelled']),
          ne(outcomes.status, 'Cancelled'),
        ),
      )
      .orderBy(asc(skills.createdAt), asc(skills.id)),
  ).execute({ memberId });
export type SkillRow = Awaited<ReturnType<typeof openSkillsOf>>[number];

/** The last notes of a child that were written, without the one that is open. */
export const lastNotesOf = (memberId: string, exceptId?: string) =>
  prepared('coaching.lastNotes', (executor) =>
    executor
      .select({ id: sessions.id, title: sessions.title, startTime: sessions.startTime, excerpt: sessions.excerpt })
      .from(sessions)
      .where(
        and(
          eq(sessions.memberId, member),
          isNull(sessions.deletedAt),
          ne(sessions.status, 'GoogleCal'),
          ne(sessions.id, sql.placeholder('exceptId')),
        ),
      )
      .orderBy(desc(sessions.startTime), desc(sessions.id))
      .limit(DIGEST_NOTES),
  ).execute({ memberId, exceptId: exceptId ?? NOBODY });

export const tasksNamed = (ids: string[]) =>
  db()
    .select({
      id: tasks.id,
      name: tasks.name,
      isCompleted: tasks.isCompleted,
      skill: { id: skills.id, name: skills.name },
      goal: { id: outcomes.id, name: outcomes.name },
    })
    .from(tasks)
    .innerJoin(skills, eq(skills.id, tasks.skillId))
    .innerJoin(outcomes, eq(outcomes.id, skills.outcomeId))
    .where(and(inArray(tasks.id, ids), isNull(tasks.deletedAt)))
    .orderBy(asc(tasks.createdAt), asc(tasks.id));

const coach = alias(users, 'coach');
const parent = alias(users, 'parent');
const manager = alias(users, 'manager');

/** A child with its primary clinician and its family's success manager. */
export const peopleAround = async (memberId: string) =>
  (
    await db()
      .select({
        member: { id: members.id, firstName: members.firstName, lastName: members.lastName },
        coach: {
          id: coach.id,
          firstName: coach.firstName,
          lastName: coach.lastName,
          avatar: coach.avatar,
          email: coach.email,
        },
        manager: {
          id: manager.id,
          firstName: manager.firstName,
          lastName: manager.lastName,
          avatar: manager.avatar,
          email: manager.email,
          phoneCountryCode: manager.phoneCountryCode,
          phoneNumber: manager.phoneNumber,
        },
      })
      .from(members)
      .innerJoin(parent, eq(parent.id, members.parentId))
      .leftJoin(coach, eq(coach.id, members.primaryContact))
      .leftJoin(manager, eq(manager.id, parent.csm))
      .where(eq(members.id, memberId))
  )[0];
