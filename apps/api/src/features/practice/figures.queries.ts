import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { db } from '../../kernel/db/context.ts';
import { users } from '../../kernel/identity/tables.ts';
import { resumedBy, skillChains, skillCriteria, skills } from '../programme/public.ts';
import { dueChecks } from './checks/queries.ts';
import { practiceEntries as entries, practicePlans as plans } from './tables.ts';

/** `before` is the week two weeks ago. A check is due from the day after `checksSince`. */
export type Days = {
  today: string;
  from: string;
  to: string;
  before: { from: string; to: string };
  checksSince: string;
};

const planner = alias(users, 'planner');

/**
 * Stopped practices are in `tried` and `triedToday` only: they count as tried, and in no other number. What was
 * practised of a skill counts for the one that begins it again too.
 */
const figuresOf = (memberIds: readonly string[], { today, from, to, before }: Days) => {
  const thisWeek = sql`${entries.day} between ${from} and ${to}`;
  const goes = sql`${entries.own} + ${entries.little} + ${entries.lot} + ${entries.none}`;
  const sum = (value: unknown, when = thisWeek) => sql<number>`coalesce(sum(${value}) filter (where ${when}), 0)::int`;
  const weekBefore = sql`${entries.day} between ${before.from} and ${before.to}`;
  return db()
    .select({
      skillId: sql<string>`chain.skill_id`.as('practised_skill'),
      goes: sum(goes).as('goes_sum'),
      own: sum(entries.own).as('own_goes'),
      little: sum(entries.little).as('little_goes'),
      goesBefore: sum(goes, weekBefore).as('goes_before'),
      ownBefore: sum(entries.own, weekBefore).as('own_before'),
      littleBefore: sum(entries.little, weekBefore).as('little_before'),
      timed: sql<number>`(count(${entries.seconds}) filter (where ${thisWeek}))::int`.as('timed'),
      seconds: sum(entries.seconds).as('seconds_sum'),
      tried: sql<number>`(count(*) filter (where ${thisWeek}))::int`.as('tried'),
      triedToday: sql<number>`(count(*) filter (where ${entries.day} = ${today}))::int`.as('tried_today'),
      lastAt: sql<string | null>`max(${entries.at})`.mapWith(entries.at).as('last_at'),
    })
    .from(entries)
    .innerJoin(
      sql`${skillChains(inArray(sql`s.member_id`, [...memberIds]))} chain`,
      sql`chain.part_id = ${entries.skillId}`,
    )
    .where(and(inArray(entries.memberId, [...memberIds]), isNull(entries.withdrawnAt)))
    .groupBy(sql`chain.skill_id`)
    .as('figures');
};

/** The skills of these children that have a plan, entries or a check that is due, in the order of the programme. */
export const skillFigures = (memberIds: readonly string[], days: Days) => {
  const figures = figuresOf(memberIds, days);
  const due = dueChecks(memberIds, days.today, days.checksSince);
  return db()
    .select({
      skill: { id: skills.id, memberId: skills.memberId, name: skills.name, status: skills.status },
      plan: plans,
      plannedBy: planner.firstName,
      checkDue: due.dueOn,
      counts: skillCriteria.counts,
      resumedBy: resumedBy(sql`${skills.id}`),
      figures: {
        goes: figures.goes,
        own: figures.own,
        little: figures.little,
        goesBefore: figures.goesBefore,
        ownBefore: figures.ownBefore,
        littleBefore: figures.littleBefore,
        timed: figures.timed,
        seconds: figures.seconds,
        tried: figures.tried,
        triedToday: figures.triedToday,
        lastAt: figures.lastAt,
      },
    })
    .from(skills)
    .leftJoin(plans, eq(plans.skillId, skills.id))
    .leftJoin(planner, eq(planner.id, plans.plannedBy))
    .leftJoin(figures, eq(figures.skillId, skills.id))
    .leftJoin(due, eq(due.skillId, skills.id))
    .leftJoin(skillCriteria, eq(skillCriteria.skillId, skills.id))
    .where(
      and(
        inArray(skills.memberId, [...memberIds]),
        isNull(skills.deletedAt),
        or(isNotNull(plans.skillId), isNotNull(figures.skillId), isNotNull(due.skillId)),
      ),
    )
    .orderBy(asc(skills.createdAt), asc(skills.id));
};
export type SkillFigures = Awaited<ReturnType<typeof skillFigures>>[number];
