import { type SQL, sql } from 'drizzle-orm';
import type { Insight, InsightGroup } from '@amberway/contract/dashboards/schemas';
import { resourceShown } from '../parts.queries.ts';
import { rowsOf } from '../../../kernel/db/figures.ts';
import { type Days, within } from '../days.queries.ts';

type About = { memberId: string; isFamily: boolean; days: Days; group: InsightGroup };

/** Everything that happened for a child on these days: its kind, time and duration. */
const happened = ({ memberId, isFamily, days }: About): SQL => sql`
  select 'added' as what, t.created_at as at, 0 as minutes from tasks t
    where t.member_id = ${memberId} and t.deleted_at is null and ${within(sql`t.created_at`, days)}
  union all select 'done', t.completed_at, 0 from tasks t
    where t.member_id = ${memberId} and t.deleted_at is null and t.is_completed
      and ${within(sql`t.completed_at`, days)}
  union all select 'skill', k.mastered_at, 0 from skills k
    where k.member_id = ${memberId} and k.deleted_at is null and ${within(sql`k.mastered_at`, days)}
  union all select 'resource', g.created_at, 0 from resource_shares g join resources r on r.id = g.resource_id
    where g.member_id = ${memberId} and ${resourceShown(isFamily)} and ${within(sql`g.created_at`, days)}
  union all select 'note', s.start_time, (extract(epoch from s.end_time - s.start_time) / 60)::int
    from activity_notes s where s.member_id = ${memberId} and s.deleted_at is null and s.status = 'Published'
      and ${within(sql`s.start_time`, days)}`;

const times = (what: string): SQL => sql`(count(*) filter (where what = ${what}))::int`;

/** By day, week (from Monday) or month, oldest first. */
export const insightsOf = (about: About): Promise<Insight[]> =>
  rowsOf<Insight>(sql`select date_trunc(${about.group}, at at time zone ${about.days.zone})::date::text as day,
      ${times('added')} as "tasksAdded", ${times('done')} as "tasksCompleted", ${times('skill')} as "skillsAchieved",
      ${times('resource')} as "resourcesShared", ${times('note')} as notes, sum(minutes)::int as minutes
    from (${happened(about)}) happened group by 1 order by 1`);
