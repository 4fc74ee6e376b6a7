import { type SQL, sql } from 'drizzle-orm';
import type { Reach } from '@amberway/contract/kernel/permissions';
import type { StoredSkillStatus } from '@amberway/contract/programme/skill-status';
import type { CheckResult, CheckSkip } from '@amberway/contract/skills/graph/limits';
import type { PhaseStart } from '@amberway/contract/skills/graph/types';
import type { SkillCriterion, SkillEvent } from '@amberway/contract/skills/graph/schemas';
import { childWithinReach } from '../../../kernel/authorise/queries.ts';
import { listOf, rowsOf } from '../../../kernel/db/figures.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { members, users } from '../../../kernel/identity/tables.ts';
import { lookups } from '../../lookups/public.ts';
import { practiceEntries as entries, practicePlans as plans, skillChecks as checks } from '../../practice/public.ts';
import { resumedBy, skillChains, skillCriteria, skillEvents, skillPhases, skills } from '../../programme/public.ts';

/** Goes of a person in a place on a day, as an array: thousands of them are read at once. */
export type DayRow = [
  day: string,
  at: number,
  person: string,
  place: string,
  kind: 'practice' | 'baseline' | 'check',
  own: number,
  little: number,
  goes: number,
];

type Named = { _id: string; name: string };
type Person = { _id: string; firstName: string };
type StoredPhase = PhaseStart & { _id: string; skill: string; version: number };
type Check = { _id: string; dueOn: string; result: CheckResult | null; skipped: CheckSkip | null };

/** Everything that the graph of a skill is made of. */
export type Evidence = {
  skill: string;
  member: string;
  name: string;
  status: StoredSkillStatus;
  resumedFrom: string | null;
  resumedBy: string | null;
  measure: 'independence' | 'count' | 'duration' | null;
  criterion: SkillCriterion | null;
  phases: StoredPhase[];
  events: SkillEvent[];
  days: DayRow[];
  people: Person[];
  places: Named[];
  checks: Check[];
};

const criterionOf = (skillId: SQL) => sql`(
  select json_build_object('percent', c.percent, 'blocks', c.blocks, 'goes', c.goes, 'people', c.people,
    'places', c.places, 'counts', c.counts, 'checks', c.checks, 'checkPercent', c.check_percent, 'version', c.version)
  from ${skillCriteria} c where c.skill_id = ${skillId})`;

/** What was stopped, timed or withdrawn is in no number. The goes of a day belong together, so they are added here. */
const daysOf = (where: SQL) => sql`
  select e.skill_id, e.day, (extract(epoch from max(e.at)) * 1000)::bigint as at, e.with_user, e.place_id, e.kind,
    sum(e.own)::int as own, sum(e.little)::int as little, sum(e.own + e.little + e.lot + e.none)::int as goes
  from ${entries} e
  where ${where} and e.own is not null and e.withdrawn_at is null
  group by e.skill_id, e.day, e.with_user, e.place_id, e.kind`;

const dayArray = sql`json_build_array(d.day, d.at, d.with_user, d.place_id, d.kind, d.own, d.little, d.goes)`;

/** One statement, whatever the number of entries. A skill that was begun again is read with the ones before it. */
export const findEvidence = (
  principal: Principal,
  reach: Reach,
  skillId: string,
  seesAllEvents: boolean,
): Promise<Evidence | undefined> =>
  readEvidence(skillId, seesAllEvents, childWithinReach(principal, reach) ?? sql`true`);

/** The same of a skill whose family the caller has access to. */
export const evidenceOf = (skillId: string): Promise<Evidence | undefined> => readEvidence(skillId, true, sql`true`);

/**
 * The entries are joined skill by skill, each by its part of the index: as one join PostgreSQL reads the entries of all
 * children where few skills have most of them.
 */
const readEvidence = async (skillId: string, seesAllEvents: boolean, scope: SQL): Promise<Evidence | undefined> => {
  const [row] = await rowsOf<Evidence>(sql`
    with chain as materialized (select c.part_id as id from ${skillChains(sql`s.id = ${skillId}`)} c),
    days as materialized (
      select d.* from chain cross join lateral (${daysOf(sql`e.skill_id = chain.id`)}) d
    )
    select ${skills.id} as skill, ${skills.memberId} as member, ${skills.name} as name, ${skills.status} as status,
      (select id from chain where id = ${skills.resumedFrom}) as "resumedFrom",
      ${resumedBy(sql`${skillId}`)} as "resumedBy",
      (select p.measure from ${plans} p where p.skill_id = ${skillId}) as measure,
      ${criterionOf(sql`${skillId}`)} as criterion,
      ${listOf(sql`select p.id as "_id", p.skill_id as skill, p.starts_on as "startsOn", p.label, p.kind, p.version
        from ${skillPhases} p where p.skill_id in (select id from chain) order by p.starts_on, p.id`)} as phases,
      ${listOf(sql`select v.id as "_id", v.skill_id as skill, v.on_day as "onDay", v.label,
          v.shown_to_family as "shownToFamily", v.version,
          case when l.id is null then null else json_build_object('_id', l.id, 'name', l.name) end as kind
        from ${skillEvents} v left join ${lookups} l on l.id = v.kind_id
        where v.member_id = ${skills.memberId} and (v.skill_id is null or v.skill_id in (select id from chain))
          and (v.shown_to_family or ${seesAllEvents}) order by v.on_day, v.id`)} as events,
      (select coalesce(json_agg(${dayArray} order by d.day, d.at), '[]') from days d) as days,
      ${listOf(sql`select u.id as "_id", u.first_name as "firstName" from ${users} u
        where u.id in (select with_user from days)`)} as people,
      ${listOf(sql`select l.id as "_id", l.name from ${lookups} l where l.id in (select place_id from days)
        order by l."order", l.name`)} as places,
      ${listOf(sql`select c.id as "_id", c.due_on as "dueOn", c.result, c.skipped_reason as skipped from ${checks} c
        where c.skill_id = ${skillId} order by c.due_on`)} as checks
    from ${skills} join ${members} on ${members.id} = ${skills.memberId}
    where ${skills.id} = ${skillId} and ${skills.deletedAt} is null and ${members.deletedAt} is null
      and ${scope}`);
  return row;
};

export type SkillEvidence = Pick<
  Evidence,
  'skill' | 'name' | 'status' | 'resumedBy' | 'measure' | 'criterion' | 'phases' | 'days'
> & {
  outcome: string;
};

/**
 * The practised skills of a child, one statement. A skill that was begun again is read with the ones before it, which
 * are there as well. The caller must have checked access to the child.
 */
export const findSkillsEvidence = async (memberId: string) => {
  const [row] = await rowsOf<{ skills: SkillEvidence[]; people: Person[]; places: Named[] }>(sql`
    with days as materialized (${daysOf(sql`e.member_id = ${memberId}`)}),
    chains as materialized (select c.* from ${skillChains(sql`s.member_id = ${memberId}`)} c),
    by_skill as (
      select c.skill_id, json_agg(${dayArray} order by d.day, d.at) as days
      from chains c join days d on d.skill_id = c.part_id group by c.skill_id
    )
    select
      ${listOf(sql`select s.id as skill, s.name, s.status, s.outcome_id as outcome,
          ${resumedBy(sql`s.id`)} as "resumedBy", p.measure,
          ${criterionOf(sql`s.id`)} as criterion,
          ${listOf(sql`select h.id as "_id", h.skill_id as skill, h.starts_on as "startsOn", h.label, h.kind, h.version
            from chains c join ${skillPhases} h on h.skill_id = c.part_id
            where c.skill_id = s.id order by h.starts_on, h.id`)} as phases,
          coalesce(b.days, '[]') as days
        from ${skills} s left join ${plans} p on p.skill_id = s.id left join by_skill b on b.skill_id = s.id
        where s.member_id = ${memberId} and s.deleted_at is null and (p.skill_id is not null or b.skill_id is not null)
        order by s.created_at, s.id`)} as skills,
      ${listOf(sql`select u.id as "_id", u.first_name as "firstName" from ${users} u
        where u.id in (select with_user from days) order by u.first_name, u.id`)} as people,
      ${listOf(sql`select l.id as "_id", l.name from ${lookups} l
        where l.type = 'practicePlace' and (l.deleted_at is null or l.id in (select place_id from days))
        order by l."order", l.name`)} as places`);
  return row ?? { skills: [], people: [], places: [] };
};
