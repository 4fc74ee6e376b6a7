import { type SQL, sql } from 'drizzle-orm';
import type { Cycle } from '@amberway/contract/dashboards/formulas';
import type { DashboardSession, DashboardSkill } from '@amberway/contract/dashboards/schemas';
import { FEW, sessionFields, sessions, skillFields } from '../parts/queries.ts';
import { listOf, onlyRow } from '../sql/queries.ts';

type HomeRow = { count: number; items: DashboardSkill[]; upcoming: DashboardSession[] };

/** The days of a cycle that has begun or ended; an open side sets no bound. */
const inCycle = ({ startDate, endDate }: Cycle, zone: string): SQL => {
  const day = sql`(k.mastered_at at time zone ${zone})::date`;
  return sql`(${startDate}::date is null or ${day} >= ${startDate}::date)
    and (${endDate}::date is null or ${day} <= ${endDate}::date)`;
};

/** Skills of this cycle, and the next appointment that is not over. */
export const homeOf = (memberId: string, cycle: Cycle, zone: string): Promise<HomeRow> => {
  const mastered = sql`from skills k join outcomes o on o.id = k.outcome_id
    where k.member_id = ${memberId} and k.deleted_at is null and k.mastered_at is not null and ${inCycle(cycle, zone)}`;
  return onlyRow<HomeRow>(sql`select
    (select count(*)::int ${mastered}) as count,
    ${listOf(sql`select ${skillFields} ${mastered} order by k.mastered_at desc limit ${FEW}`)} as items,
    ${listOf(sql`select ${sessionFields} from ${sessions} where s.member_id = ${memberId} and s.deleted_at is null
      and s.status = 'GoogleCal' and s.end_time > now() order by s.start_time, s.id limit 1`)} as upcoming`);
};
