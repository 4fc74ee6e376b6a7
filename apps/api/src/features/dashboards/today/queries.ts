import { sql } from 'drizzle-orm';
import type { DashboardNote, DashboardTask } from '@amberway/contract/dashboards/schemas';
import { HOME_TASKS } from '@amberway/contract/dashboards/texts';
import { OLD_TASK_DAYS, OLDER_TASKS_MAX, UNDO_LET_GO_HOURS } from '@amberway/contract/tasks/let-go';
import { countOf, listOf, selectAggregates } from '../../../kernel/db/figures.ts';
import { comingFields, taskFields, upcomingNotes } from '../parts.queries.ts';

const member = sql`${sql.placeholder('memberId')}::uuid`;
const family = sql`${sql.placeholder('familyId')}::uuid`;
const today = sql`${sql.placeholder('today')}::date`;
const THREE = sql.raw(String(HOME_TASKS));

/** The family's own tasks: a coach's are not on its list, and in none of its figures. */
const own = sql`from tasks t where t.member_id = ${member} and t.deleted_at is null
  and exists (select 1 from task_assignees a where a.task_id = t.id and a.user_id = ${family})`;
/** Open tasks, without those let go or closed with their skill or outcome. */
const open = sql`${own} and not t.is_completed and t.closed_at is null`;
const done = sql`${own} and t.is_completed`;
const isOld = sql`t.due_date < ${today} - ${sql.raw(String(OLD_TASK_DAYS))}`;

/** Due in the next days, then lately overdue, then later or at any time, then the newest old one. */
const nextTasks = sql`select ${taskFields} from (
    select t.*, case when ${isOld} then 3 when t.due_date < ${today} then 1
        when t.due_date < ${today} + ${sql.raw(String(OLD_TASK_DAYS))} then 0 else 2 end as turn,
      row_number() over (partition by ${isOld} order by t.due_date desc, t.id) as nth ${open}) t
  where t.turn < 3 or t.nth = 1
  order by t.turn, case when t.turn = 1 then ${today} - t.due_date end, t.due_date, t.created_at, t.id limit ${THREE}`;

const olderTasks = sql`select t.id as "_id", t.name ${open} and ${isOld} order by t.due_date desc, t.id
  limit ${sql.raw(String(OLDER_TASKS_MAX))}`;
const letGoTasks = sql`select t.id as "_id", t.name ${own} and t.is_let_go
  and t.closed_at > now() - make_interval(hours => ${sql.raw(String(UNDO_LET_GO_HOURS))})
  order by t.due_date desc, t.id limit ${sql.raw(String(OLDER_TASKS_MAX))}`;

const mastered = sql`from skills k where k.member_id = ${member} and k.deleted_at is null and k.mastered_at is not null`;

type NamedTask = Pick<DashboardTask, '_id' | 'name'>;

/** The skill that is practised now; of several, one of the primary outcome. */
const practised = sql`from skills k join outcomes o on o.id = k.outcome_id
  where k.member_id = ${member} and k.deleted_at is null and k.status = 'Active' and o.status not in ('Achieved', 'Cancelled')
  order by o.is_primary desc, k.updated_at desc, k.id limit 1`;

/** The next session, the first tasks and the figures of the sentence about a child's progress. */
export const todayOf = (about: { memberId: string; familyId: string; today: string }) =>
  selectAggregates(
    'dashboards.today',
    () => ({
      pending: countOf(open),
      pendingTasks: listOf<DashboardTask>(nextTasks),
      older: countOf(sql`${open} and ${isOld}`),
      olderTasks: listOf<NamedTask>(olderTasks),
      letGoTasks: listOf<NamedTask>(letGoTasks),
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
        sql`select ${comingFields} ${upcomingNotes(member)} order by s.start_time, s.id limit 1`,
      ),
    }),
    about,
  );
