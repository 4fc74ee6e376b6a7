import { type SQL, sql } from 'drizzle-orm';
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
import { beforeEnd, countOf, type Days, figuresRow, instantOf, listOf, within } from '../sql/queries.ts';

type About = { memberId: string; userId: string; isFamily: boolean; days: Days };

const member = sql`${sql.placeholder('memberId')}::uuid`;
const days = {
  startDate: sql.placeholder('startDate'),
  endDate: sql.placeholder('endDate'),
  zone: sql.placeholder('zone'),
};
const valuesOf = ({ memberId, userId, days: { startDate, endDate, zone } }: About) => ({
  memberId,
  userId,
  startDate,
  endDate,
  zone,
});

const open = sql`from tasks t where t.member_id = ${member} and t.deleted_at is null and not t.is_completed`;
const done = sql`from tasks t where t.member_id = ${member} and t.deleted_at is null and t.is_completed`;

/** Due in the range or, without a day, added in it. */
const due = sql`(t.due_date between ${days.startDate}::date and ${days.endDate}::date
  or (t.due_date is null and ${within(sql`t.created_at`, days)}))`;

const pendingTasks = sql`${open} and ${beforeEnd(sql`t.created_at`, days)}`;
const completedTasks = sql`${done} and ${within(sql`t.completed_at`, days)}`;
const masteredSkills = sql`from skills k join outcomes o on o.id = k.outcome_id
  where k.member_id = ${member} and k.deleted_at is null and ${within(sql`k.mastered_at`, days)}`;
const notes = (isFamily: boolean): SQL => sql`where s.member_id = ${member} and ${sessionShown(isFamily)}
  and s.status <> 'GoogleCal' and ${within(sql`s.start_time`, days)}`;
const resources = (isFamily: boolean): SQL => sql`from ${sharedResources}
  where g.member_id = ${member} and ${resourceShown(isFamily)} and ${within(sql`g.created_at`, days)}`;
const favourites = sql`from favourites f where f.user_id = ${sql.placeholder('userId')}::uuid
  and (f.member_id is null or f.member_id = ${member})`;

/** Families and staff see different things: each has a statement of its own. */
const nameOf = (what: string, { isFamily }: About) => `${what}.${isFamily ? 'family' : 'staff'}`;

/** All the numbers of a child's dashboard. */
export const figuresOf = (about: About) =>
  figuresRow(
    nameOf('figures', about),
    () => ({
      achieved: countOf(sql`from outcomes where member_id = ${member} and status = 'Achieved'`),
      total: countOf(sql`from outcomes where member_id = ${member} and status <> 'Cancelled'`),
      dueOpen: countOf(sql`${open} and ${due}`),
      dueDone: countOf(sql`${done} and ${due}`),
      pending: countOf(pendingTasks),
      completed: countOf(completedTasks),
      skills: countOf(masteredSkills),
      notes: countOf(sql`from coaching_sessions s ${notes(about.isFamily)}`),
      resources: countOf(resources(about.isFamily)),
      favourites: countOf(favourites),
    }),
    valuesOf(about),
  );

type Item<K extends keyof Progress> = Progress[K] extends { items: (infer T)[] } ? T : never;

/** The first of each list: what is due soonest, else the latest. */
export const listsOf = (about: About) =>
  figuresRow(
    nameOf('lists', about),
    () => ({
      pendingTasks: listOf<Item<'pendingTasks'>>(
        sql`select ${taskFields} ${pendingTasks} order by t.due_date, t.created_at limit ${FEW}`,
      ),
      completedTasks: listOf<Item<'completedTasks'>>(
        sql`select ${taskFields} ${completedTasks} order by t.completed_at desc limit ${FEW}`,
      ),
      completedMilestones: listOf<Item<'completedMilestones'>>(
        sql`select ${skillFields} ${masteredSkills} order by k.mastered_at desc limit ${FEW}`,
      ),
      sessionNotes: listOf<Item<'sessionNotes'>>(
        sql`select ${sessionFields} from ${sessions} ${notes(about.isFamily)}
          order by s.start_time desc, s.id desc limit ${FEW}`,
      ),
      resources: listOf<Item<'resources'>>(
        sql`select ${resourceFields} ${resources(about.isFamily)} order by g.created_at desc limit ${FEW}`,
      ),
      favourites: listOf<Item<'favourites'>>(
        sql`select f.id as "_id", f.name, f.url, ${instantOf(sql`f.updated_at`)} as "updatedAt"
          ${favourites} order by f.updated_at desc limit ${FEW}`,
      ),
    }),
    valuesOf(about),
  );
