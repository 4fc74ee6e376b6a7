import { sql } from 'drizzle-orm';
import type { Cycle } from '@amberway/contract/dashboards/formulas';
import type { DashboardNote, DashboardSkill } from '@amberway/contract/dashboards/schemas';
import { FEW, noteFields, skillFields, upcomingNotes } from '../parts.queries.ts';
import { countOf, selectAggregates, listOf } from '../../../kernel/db/figures.ts';

const member = sql`${sql.placeholder('memberId')}::uuid`;
const first = sql`${sql.placeholder('startDate')}::date`;
const last = sql`${sql.placeholder('endDate')}::date`;
const day = sql`(k.mastered_at at time zone ${sql.placeholder('zone')}::text)::date`;

/** Skills mastered in the cycle; an open side of the cycle sets no limit. */
const mastered = sql`from skills k join outcomes o on o.id = k.outcome_id
  where k.member_id = ${member} and k.deleted_at is null and k.mastered_at is not null
    and (${first} is null or ${day} >= ${first}) and (${last} is null or ${day} <= ${last})`;

/** Skills of this cycle, and the next appointment that has not ended. */
export const homeOf = (memberId: string, { startDate, endDate }: Cycle, zone: string) =>
  selectAggregates(
    'dashboards.home',
    () => ({
      count: countOf(mastered),
      items: listOf<DashboardSkill>(sql`select ${skillFields} ${mastered} order by k.mastered_at desc limit ${FEW}`),
      upcoming: listOf<DashboardNote>(
        sql`select ${noteFields} ${upcomingNotes(member)} order by s.start_time, s.id limit 1`,
      ),
    }),
    { memberId, startDate, endDate, zone },
  );
