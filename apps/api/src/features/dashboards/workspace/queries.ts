import { type SQL, sql } from 'drizzle-orm';
import { UNFINISHED_DAYS } from '@amberway/contract/activity-notes/limits';
import { type Counter, PLAN_OF_COUNTER } from '@amberway/contract/dashboards/counters';
import type { OwnNote } from '@amberway/contract/dashboards/schemas';
import { FEW, noteFields, notes, withPeople } from '../parts.queries.ts';
import { cachedFigures, LARGE } from '../../../kernel/db/cached-counts.ts';
import { countOf, instantOf, selectAggregates } from '../../../kernel/db/figures.ts';
import { ownChildren } from '../../../kernel/identity/own-children.queries.ts';
import { withinByIndex } from '../days.queries.ts';

const user = sql`${sql.placeholder('userId')}::uuid`;
const today = {
  startDate: sql.placeholder('today'),
  endDate: sql.placeholder('today'),
  zone: sql.placeholder('zone'),
};

/** Active customers of a plan; the users list has an index for it. */
const ofPlan = (counter: Counter): SQL<number> =>
  countOf(sql`from users where type = 'Customer' and user_status = 'Active'
    and choose_plan = ${sql.raw(`'${PLAN_OF_COUNTER[counter]}'`)}`);

const ALL_COUNTS = {
  app: ofPlan('app'),
  weeklyFlagship: ofPlan('weeklyFlagship'),
  fortnightlyPlan: ofPlan('fortnightlyPlan'),
  monthly: ofPlan('monthly'),
};
const ALL_CHILDREN = {
  children: countOf(sql`from members m join users u on u.id = m.parent_id and u.user_status = 'Active'
    where m.deleted_at is null`),
};
const someLarge = (figures: Record<string, number>) => Object.values(figures).some((count) => count > LARGE);

/** The customers of each plan, of the whole organisation. */
export const countPlans = () =>
  cachedFigures('workspace.plans', someLarge, () =>
    selectAggregates('dashboards.workspace.plans', () => ALL_COUNTS, {}),
  );

/** The children of all active families. */
export const countChildren = () =>
  cachedFigures('workspace.children', someLarge, () =>
    selectAggregates('dashboards.workspace.children', () => ALL_CHILDREN, {}),
  );

/** Children in a business user's care, and their capacity. */
const OWN_CLIENTS = {
  current: countOf(ownChildren(user)),
  capacity: sql<number | null>`(select total_client_capacity from users where id = ${user})`,
};
/** Counted apart, since it takes long. */
const ALL_CLIENTS = { current: sql<number>`0`, capacity: sql<number | null>`null::int` };

/** A session that began before midnight belongs to today while it runs. */
const RUNNING = sql`(s.start_time > now() - interval '1 day' and s.start_time <= now() and s.end_time > now())`;

/** Of the notes that are today's: planned, begun or written. */
const OF_TODAY = sql`s.deleted_at is null and s.status in ('GoogleCal', 'Pending', 'Published')
  and (${withinByIndex(sql`s.start_time`, today)} or ${RUNNING})`;

/** A coach's own notes of families they still work with. */
const OWN_TODAY = sql`select s.id from activity_notes s where s.created_by = ${user} and ${OF_TODAY} and exists (
  select 1 from works_with_child w where w.business_user_id = ${user} and w.member_id = s.member_id)`;

/** What a colleague who left a child had planned or begun. */
const TAKEN_OVER = sql`select o.id from open_notes o where o.owner_id = ${user} and not o.is_own
  and ${withinByIndex(sql`o.start_time`, today)}`;

const plannedFor = (isCoach: boolean): SQL =>
  isCoach
    ? sql`from (${OWN_TODAY} union all ${TAKEN_OVER}) mine join activity_notes s on s.id = mine.id ${withPeople}
        where m.deleted_at is null`
    : sql`from ${notes} where m.deleted_at is null and ${OF_TODAY}`;

/** Sessions whose note is missing or not published. */
const UNFINISHED = sql`open_notes o where o.owner_id = ${user} and o.needs_note
  and (o.status = 'Pending' or o.end_time < now())`;
const OLD = sql`now() - make_interval(days => ${sql.raw(String(UNFINISHED_DAYS))})`;

const unfinishedFor = (isCoach: boolean): SQL =>
  isCoach
    ? sql`from (select o.id from ${UNFINISHED} and o.start_time > ${OLD}) mine
        join activity_notes s on s.id = mine.id ${withPeople}`
    : sql`from ${notes} where false`;

/** Who began it, for the coach who took it over. */
const begun = sql`case when s.created_by <> ${user} then json_build_object(
  'by', btrim(c.first_name || ' ' || c.last_name), 'at', ${instantOf(sql`s.created_at`)}) end as begun`;

/** Count and first few rows in one pass, so that the check for the coach's families runs once per row. */
const counted = (rows: SQL, order: SQL): SQL => sql`(select count(*)::int as count,
    coalesce(json_agg(to_jsonb(listed) - 'n' order by n) filter (where n <= ${FEW}), '[]') as items
  from (select ${noteFields}, ${begun}, row_number() over (order by ${order}) as n ${rows}) listed)`;

// Administrators see everyone's day, but have no unfinished notes, since they write none.
const notesFor = (isCoach: boolean): SQL => sql`
  ${counted(plannedFor(isCoach), sql`s.start_time, s.id`)} as planned,
  ${counted(unfinishedFor(isCoach), sql`s.start_time desc, s.id`)} as unfinished`;

const fieldsFor = (isCoach: boolean) => ({
  ...(isCoach ? OWN_CLIENTS : ALL_CLIENTS),
  today: sql<number>`planned.count`,
  notesToday: sql<OwnNote[]>`planned.items`,
  unfinished: sql<number>`unfinished.count`,
  unfinishedNotes: sql<OwnNote[]>`unfinished.items`,
  older: isCoach ? countOf(sql`from ${UNFINISHED} and o.start_time <= ${OLD}`) : sql<number>`0`,
});

/** Everything in the workspace except the monthly figures and the counts of the whole organisation. */
export const workspaceOf = (userId: string | undefined, { today: day, zone }: { today: string; zone: string }) =>
  selectAggregates(
    `dashboards.workspace.${userId ? 'coach' : 'all'}`,
    () => fieldsFor(userId !== undefined),
    { userId, today: day, zone },
    notesFor(userId !== undefined),
  );
