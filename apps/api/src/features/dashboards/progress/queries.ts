import { type SQL, sql } from 'drizzle-orm';
import type { Progress } from '@amberway/contract/dashboards/schemas';
import {
  FEW,
  resourceFields,
  resourceShown,
  noteFields,
  noteShown,
  sharedResources,
  skillFields,
  taskFields,
  withPeople,
} from '../parts.queries.ts';
import { countOf, selectAggregates, instantOf, listOf } from '../../../kernel/db/figures.ts';
import { beforeEnd, type Days, within } from '../days.queries.ts';

type About = { memberId: string; userId: string; isFamily: boolean; days: Days };

const member = sql`${sql.placeholder('memberId')}::uuid`;
const days = {
  startDate: sql.placeholder('startDate'),
  endDate: sql.placeholder('endDate'),
  zone: sql.placeholder('zone'),
};
/** Open tasks, without those closed with their skill or outcome. */
const open = sql`from tasks t where t.member_id = ${member} and t.deleted_at is null and not t.is_completed
  and t.closed_at is null`;
const done = sql`from tasks t where t.member_id = ${member} and t.deleted_at is null and t.is_completed`;

/** Due in the range or, without a due date, added in it. */
const due = sql`(t.due_date between ${days.startDate}::date and ${days.endDate}::date
  or (t.due_date is null and ${within(sql`t.created_at`, days)}))`;

/** Both task counts in one pass over the open tasks and one over the completed ones. */
const counted = sql`
  (select count(*) filter (where ${due})::int as due, count(*) filter (where ${beforeEnd(sql`t.created_at`, days)})::int as pending
    ${open}) as opened,
  (select count(*) filter (where ${due})::int as due, count(*) filter (where ${within(sql`t.completed_at`, days)})::int as completed
    ${done}) as finished`;

const pendingTasks = sql`${open} and ${beforeEnd(sql`t.created_at`, days)}`;
const completedTasks = sql`${done} and ${within(sql`t.completed_at`, days)}`;
const masteredSkills = sql`from skills k join outcomes o on o.id = k.outcome_id
  where k.member_id = ${member} and k.deleted_at is null and ${within(sql`k.mastered_at`, days)}`;
const notes = (isFamily: boolean): SQL => sql`where s.member_id = ${member} and ${noteShown(isFamily)}
  and s.status <> 'GoogleCal' and ${within(sql`s.start_time`, days)}`;
const resources = (isFamily: boolean): SQL => sql`from ${sharedResources}
  where g.member_id = ${member} and ${resourceShown(isFamily)} and ${within(sql`g.created_at`, days)}`;
const favourites = sql`from favourites f where f.user_id = ${sql.placeholder('userId')}::uuid
  and (f.member_id is null or f.member_id = ${member})`;

type Item<K extends keyof Progress> = Progress[K] extends { items: (infer T)[] } ? T : never;

/** All figures of a child's dashboard. */
const figures = (isFamily: boolean) => ({
  achieved: countOf(sql`from outcomes where member_id = ${member} and status = 'Achieved'`),
  total: countOf(sql`from outcomes where member_id = ${member} and status <> 'Cancelled'`),
  dueOpen: sql<number>`opened.due`,
  dueDone: sql<number>`finished.due`,
  pending: sql<number>`opened.pending`,
  completed: sql<number>`finished.completed`,
  skills: countOf(masteredSkills),
  notes: countOf(sql`from activity_notes s ${notes(isFamily)}`),
  shared: countOf(resources(isFamily)),
  marked: countOf(favourites),
});

/** The first rows of each list: by due date, otherwise the latest. */
const lists = (isFamily: boolean) => ({
  pendingTasks: listOf<Item<'pendingTasks'>>(
    sql`select ${taskFields} ${pendingTasks} order by t.due_date, t.created_at limit ${FEW}`,
  ),
  completedTasks: listOf<Item<'completedTasks'>>(
    sql`select ${taskFields} ${completedTasks} order by t.completed_at desc limit ${FEW}`,
  ),
  completedSkills: listOf<Item<'completedSkills'>>(
    sql`select ${skillFields} ${masteredSkills} order by k.mastered_at desc limit ${FEW}`,
  ),
  activityNotes: listOf<Item<'activityNotes'>>(
    sql`select ${noteFields} from (select s.* from activity_notes s ${notes(isFamily)}
      order by s.start_time desc, s.id desc limit ${FEW}) s ${withPeople} order by s.start_time desc, s.id desc`,
  ),
  resources: listOf<Item<'resources'>>(
    sql`select ${resourceFields} ${resources(isFamily)} order by g.created_at desc limit ${FEW}`,
  ),
  favourites: listOf<Item<'favourites'>>(
    sql`select f.id as "_id", f.name, f.url, ${instantOf(sql`f.updated_at`)} as "updatedAt"
      ${favourites} order by f.updated_at desc limit ${FEW}`,
  ),
});

/** The figures and the first rows of the lists. Families and staff see different data: each has its own statement. */
export const progressOf = ({ memberId, userId, isFamily, days: { startDate, endDate, zone } }: About) =>
  selectAggregates(
    `dashboards.progress.${isFamily ? 'family' : 'staff'}`,
    () => ({ ...figures(isFamily), ...lists(isFamily) }),
    { memberId, userId, startDate, endDate, zone },
    counted,
  );
