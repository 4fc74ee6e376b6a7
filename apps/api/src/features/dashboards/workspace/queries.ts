import { type SQL, sql } from 'drizzle-orm';
import { type Counter, PLAN_OF_COUNTER } from '@amberway/contract/dashboards/counters';
import type { DashboardSession } from '@amberway/contract/dashboards/schemas';
import type { Plan } from '@amberway/contract/kernel/roles';
import { FEW, sessionFields, sessions } from '../parts/queries.ts';
import { listOf, onlyRow, rowsOf, within } from '../sql/queries.ts';

/** Active customers by plan, as the counters of the workspace name them. */
export const countersNow = async (): Promise<Record<Counter, number>> => {
  const rows = await rowsOf<{ plan: Plan; count: number }>(sql`select choose_plan as plan, count(*)::int as count
    from users where type = 'Customer' and user_status = 'Active' and choose_plan is not null group by choose_plan`);
  const ofPlan = new Map(rows.map(({ plan, count }) => [plan, count]));
  return Object.fromEntries(
    Object.entries(PLAN_OF_COUNTER).map(([counter, plan]) => [counter, ofPlan.get(plan) ?? 0]),
  ) as Record<Counter, number>;
};

/** Children in a business user's care and how many they can take; without one all children of active customers. */
export const clientsOf = (businessUserId: string | undefined): Promise<{ current: number; capacity: number | null }> =>
  businessUserId
    ? onlyRow(sql`select total_client_capacity as capacity, (select count(*)::int from members
        where primary_contact = ${businessUserId} and deleted_at is null) as current
        from users where id = ${businessUserId}`)
    : onlyRow(sql`select null::int as capacity, count(*)::int as current from members m
        join users u on u.id = m.parent_id and u.user_status = 'Active' where m.deleted_at is null`);

/** What is left of a note for so long is no longer today's work. */
const UNFINISHED = sql`s.start_time > now() - interval '90 days' and (s.status = 'Pending'
  or (s.status = 'GoogleCal' and s.end_time < now()))`;

type Work = {
  today: number;
  sessionsToday: DashboardSession[];
  unfinished: number;
  unfinishedNotes: DashboardSession[];
};

/** Today's appointments and notes, and those whose note is missing or not published yet. Administrators write none. */
export const workOf = (
  businessUserId: string | undefined,
  { today, zone }: { today: string; zone: string },
): Promise<Work> => {
  const whose: SQL = businessUserId ? sql`s.created_by = ${businessUserId}` : sql`true`;
  const isToday = within(sql`s.start_time`, { startDate: today, endDate: today, zone });
  const planned = sql`from ${sessions} where ${whose} and s.deleted_at is null and s.member_id is not null
    and m.deleted_at is null and s.status in ('GoogleCal', 'Pending', 'Published') and ${isToday}`;
  const unfinished = sql`from ${sessions} where ${businessUserId ? whose : sql`false`} and s.deleted_at is null
    and m.deleted_at is null and ${UNFINISHED}`;
  return onlyRow<Work>(sql`select
    (select count(*)::int ${planned}) as today,
    ${listOf(sql`select ${sessionFields} ${planned} order by s.start_time, s.id limit ${FEW}`)} as "sessionsToday",
    (select count(*)::int ${unfinished}) as unfinished,
    ${listOf(sql`select ${sessionFields} ${unfinished} order by s.start_time desc, s.id limit ${FEW}`)}
      as "unfinishedNotes"`);
};
