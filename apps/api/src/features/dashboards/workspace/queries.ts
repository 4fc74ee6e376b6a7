import { type SQL, sql } from 'drizzle-orm';
import { type Counter, PLAN_OF_COUNTER } from '@amberway/contract/dashboards/counters';
import type { DashboardNote } from '@amberway/contract/dashboards/schemas';
import { FEW, noteFields, notes } from '../parts.queries.ts';
import { cachedFigures, LARGE } from '../../../kernel/db/cached-counts.ts';
import { countOf, selectAggregates } from '../../../kernel/db/figures.ts';
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

/** Today's appointments and notes. */
const planned = (whose: SQL): SQL => sql`from ${notes} where ${whose} and s.deleted_at is null
  and m.deleted_at is null and s.status in ('GoogleCal', 'Pending', 'Published') and ${withinByIndex(sql`s.start_time`, today)}`;

/** Sessions whose note is missing or not published. Older than 90 days they no longer count as today's work. */
const unfinished = (whose: SQL): SQL => sql`from ${notes} where ${whose} and s.deleted_at is null
  and m.deleted_at is null and s.start_time > now() - interval '90 days'
  and (s.status = 'Pending' or (s.status = 'GoogleCal' and s.end_time < now()))`;

/** A coach's own notes of families they still work with; calendar events may have no child. */
const OWN = sql`s.created_by = ${user} and (s.member_id is null or exists (
  select 1 from works_with_child w where w.business_user_id = ${user} and w.member_id = m.id))`;

/** Count and first few rows in one pass, so that the check for the coach's families runs once per row. */
const counted = (rows: SQL, order: SQL): SQL => sql`(select count(*)::int as count,
    coalesce(json_agg(to_jsonb(listed) - 'n' order by n) filter (where n <= ${FEW}), '[]') as items
  from (select ${noteFields}, row_number() over (order by ${order}) as n ${rows}) listed)`;

// Administrators see everyone's day, but have no unfinished notes, since they write none.
const notesFor = (isCoach: boolean): SQL => sql`
  ${counted(planned(isCoach ? OWN : sql`s.member_id is not null`), sql`s.start_time, s.id`)} as planned,
  ${counted(unfinished(isCoach ? OWN : sql`false`), sql`s.start_time desc, s.id`)} as unfinished`;

const fieldsFor = (isCoach: boolean) => ({
  ...(isCoach ? OWN_CLIENTS : ALL_CLIENTS),
  today: sql<number>`planned.count`,
  notesToday: sql<DashboardNote[]>`planned.items`,
  unfinished: sql<number>`unfinished.count`,
  unfinishedNotes: sql<DashboardNote[]>`unfinished.items`,
});

/** Everything in the workspace except the monthly figures and the counts of the whole organisation. */
export const workspaceOf = (userId: string | undefined, { today: day, zone }: { today: string; zone: string }) =>
  selectAggregates(
    `dashboards.workspace.${userId ? 'coach' : 'all'}`,
    () => fieldsFor(userId !== undefined),
    { userId, today: day, zone },
    notesFor(userId !== undefined),
  );
