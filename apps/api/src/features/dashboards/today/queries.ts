import { sql } from 'drizzle-orm';
import type { DashboardNote, DashboardTask } from '@amberway/contract/dashboards/schemas';
import { HOME_TASKS } from '@amberway/contract/dashboards/texts';
import { countOf, listOf, selectAggregates } from '../../../kernel/db/figures.ts';
import { noteFields, taskFields, upcomingNotes } from '../parts.queries.ts';

const member = sql`${sql.placeholder('memberId')}::uuid`;
const THREE = sql.raw(String(HOME_TASKS));

/** Open tasks, without those closed with their skill or outcome. */
const open = sql`from tasks t where t.member_id = ${member} and t.deleted_at is null and not t.is_completed
  and t.closed_at is null`;
const done = sql`from tasks t where t.member_id = ${member} and t.deleted_at is null and t.is_completed`;
const mastered = sql`from skills k where k.member_id = ${member} and k.deleted_at is null and k.mastered_at is not null`;

/** The skill that is practised now; of several, one of the primary outcome. */
const practised = sql`from skills k join outcomes o on o.id = k.outcome_id
  where k.member_id = ${member} and k.deleted_at is null and k.status = 'Active' and o.status not in ('Achieved', 'Cancelled')
  order by o.is_primary desc, k.updated_at desc, k.id limit 1`;

/** The next session, the first tasks and the figures of the sentence about a child's progress. */
export const todayOf = (memberId: string) =>
  selectAggregates(
    'dashboards.today',
    () => ({
      pending: countOf(open),
      pendingTasks: listOf<DashboardTask>(
        sql`select ${taskFields} ${open} order by t.due_date, t.created_at limit ${THREE}`,
      ),
      completed: countOf(done),
      completedTasks: listOf<DashboardTask>(
        sql`select ${taskFields} ${done} order by t.completed_at desc limit ${THREE}`,
      ),
      mastered: countOf(mastered),
      masteredLately: countOf(sql`${mastered} and k.mastered_at > now() - interval '28 days'`),
      latestSkill: sql<string | null>`(select k.name ${mastered} order by k.mastered_at desc, k.id limit 1)`,
      workingOn: sql<string | null>`(select k.name ${practised})`,
      workingOnId: sql<string | null>`(select k.id ${practised})`,
      tasksDone: countOf(sql`${done} and t.completed_at > now() - interval '14 days'`),
      upcoming: listOf<DashboardNote>(
        sql`select ${noteFields} ${upcomingNotes(member)} order by s.start_time, s.id limit 1`,
      ),
    }),
    { memberId },
  );
