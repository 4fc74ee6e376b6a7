import { sql } from 'drizzle-orm';
import type { Progress } from '@amberway/contract/dashboards/schemas';
import {
  FEW,
  resourceFields,
  resourceShown,
  sessionFields,
  sessions,
  sessionShown,
  sharedResources,
  skillFields,
  taskFields,
} from '../parts/queries.ts';
import { beforeEnd, type Days, instantOf, listOf, onlyRow, within } from '../sql/queries.ts';

type About = { memberId: string; userId: string; isFamily: boolean; days: Days };

export type Figures = {
  achieved: number;
  total: number;
  due: number;
  dueDone: number;
  pending: number;
  completed: number;
  skills: number;
  notes: number;
  resources: number;
  favourites: number;
};

/** Open or done tasks that were due in the range or, without a day, added in it. Each has an index of its own. */
const due = (memberId: string, isCompleted: boolean, days: Days) => sql`(select count(*)::int from tasks t
  where t.member_id = ${memberId} and t.deleted_at is null
    and ${isCompleted ? sql`t.is_completed` : sql`not t.is_completed`}
    and (t.due_date between ${days.startDate}::date and ${days.endDate}::date
      or (t.due_date is null and ${within(sql`t.created_at`, days)})))`;

const pendingTasks = ({ memberId, days }: About) => sql`from tasks t where t.member_id = ${memberId}
  and t.deleted_at is null and not t.is_completed and ${beforeEnd(sql`t.created_at`, days)}`;
const completedTasks = ({ memberId, days }: About) => sql`from tasks t where t.member_id = ${memberId}
  and t.deleted_at is null and t.is_completed and ${within(sql`t.completed_at`, days)}`;
const masteredSkills = ({ memberId, days }: About) => sql`from skills k join outcomes o on o.id = k.outcome_id
  where k.member_id = ${memberId} and k.deleted_at is null and ${within(sql`k.mastered_at`, days)}`;
const notes = ({ memberId, isFamily, days }: About) => sql`from ${sessions} where s.member_id = ${memberId}
  and ${sessionShown(isFamily)} and s.status <> 'GoogleCal' and ${within(sql`s.start_time`, days)}`;
const resources = ({ memberId, isFamily, days }: About) => sql`from ${sharedResources}
  where g.member_id = ${memberId} and ${resourceShown(isFamily)} and ${within(sql`g.created_at`, days)}`;
const favourites = ({ memberId, userId }: About) => sql`from favourites f
  where f.user_id = ${userId} and (f.member_id is null or f.member_id = ${memberId})`;

/** All the numbers of a child's dashboard. */
export const figuresOf = (about: About): Promise<Figures> => {
  const { memberId, days } = about;
  return onlyRow<Figures>(sql`select
    (select count(*)::int from outcomes where member_id = ${memberId} and status = 'Achieved') as achieved,
    (select count(*)::int from outcomes where member_id = ${memberId} and status <> 'Cancelled') as total,
    ${due(memberId, false, days)} + ${due(memberId, true, days)} as due,
    ${due(memberId, true, days)} as "dueDone",
    (select count(*)::int ${pendingTasks(about)}) as pending,
    (select count(*)::int ${completedTasks(about)}) as completed,
    (select count(*)::int ${masteredSkills(about)}) as skills,
    (select count(*)::int ${notes(about)}) as notes,
    (select count(*)::int ${resources(about)}) as resources,
    (select count(*)::int ${favourites(about)}) as favourites`);
};

export type Lists = {
  pendingTasks: Progress['pendingTasks']['items'];
  completedTasks: Progress['completedTasks']['items'];
  completedMilestones: Progress['completedMilestones']['items'];
  sessionNotes: Progress['sessionNotes']['items'];
  resources: Progress['resources']['items'];
  favourites: Progress['favourites']['items'];
};

/** The first of each list: what is due soonest, else the latest. */
export const listsOf = (about: About): Promise<Lists> =>
  onlyRow<Lists>(sql`select
    ${listOf(sql`select ${taskFields} ${pendingTasks(about)} order by t.due_date, t.created_at limit ${FEW}`)}
      as "pendingTasks",
    ${listOf(sql`select ${taskFields} ${completedTasks(about)} order by t.completed_at desc limit ${FEW}`)}
      as "completedTasks",
    ${listOf(sql`select ${skillFields} ${masteredSkills(about)} order by k.mastered_at desc limit ${FEW}`)}
      as "completedMilestones",
    ${listOf(sql`select ${sessionFields} ${notes(about)} order by s.start_time desc limit ${FEW}`)} as "sessionNotes",
    ${listOf(sql`select ${resourceFields} ${resources(about)} order by g.created_at desc limit ${FEW}`)} as resources,
    ${listOf(sql`select f.id as "_id", f.name, f.url,
      ${instantOf(sql`f.updated_at`)} as "updatedAt"
      ${favourites(about)} order by f.updated_at desc limit ${FEW}`)} as favourites`);
