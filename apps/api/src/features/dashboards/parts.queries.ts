import { type SQL, sql } from 'drizzle-orm';
import { DASHBOARD_LIST_SIZE } from '@amberway/contract/dashboards/texts';
import { instantOf } from '../../kernel/db/figures.ts';

// Columns and joins that several sections list, in wire format. A list shows its first few rows.

export const FEW = sql.raw(String(DASHBOARD_LIST_SIZE));

/** Families do not see rejected resources. */
export const resourceShown = (isFamily: boolean): SQL =>
  isFamily ? sql`r.deleted_at is null and r.status <> 'Reject'` : sql`r.deleted_at is null`;

/** Families do not see pending notes. */
export const noteShown = (isFamily: boolean): SQL =>
  isFamily ? sql`s.deleted_at is null and s.status <> 'Pending'` : sql`s.deleted_at is null`;

/** For the few rows of a list only, so skill and people are looked up by subselects. */
export const taskFields = sql`t.id as "_id", t.name, t.skill_id as skill,
  (select k.name from skills k where k.id = t.skill_id) as "skillName",
  (select k.status from skills k where k.id = t.skill_id) as "skillStatus",
  (select o.status from skills k join outcomes o on o.id = k.outcome_id where k.id = t.skill_id) as "outcomeStatus",
  (select coalesce(json_agg(a.user_id), '[]') from task_assignees a where a.task_id = t.id) as assignee,
  t.due_date::text as "dueDate", t.is_extra as "isExtra", t.is_completed as "isCompleted", ${instantOf(sql`t.completed_at`)} as "completedAt",
  (select json_build_object('_id', u.id, 'firstName', u.first_name) from users u where u.id = t.completed_by) as "tickedBy"`;

export const skillFields = sql`k.id as "_id", k.name, o.name as "outcomeName",
  ${instantOf(sql`k.mastered_at`)} as "masteredAt"`;

export const resourceFields = sql`r.id as "_id", r.name, l.name as type, r.thumbnail, r.file,
  r.file_name as "fileName", r.is_link as "isLink", ${instantOf(sql`g.created_at`)} as "sharedAt"`;

/** From resource_shares g, with the name of the type. */
export const sharedResources = sql`resource_shares g join resources r on r.id = g.resource_id
  join lookups l on l.id = r.type_id`;

export const noteFields = sql`s.id as "_id", s.title, s.type, s.status, s.member_id as member,
  btrim(m.first_name || ' ' || m.last_name) as "memberName", ${instantOf(sql`s.start_time`)} as "startTime",
  ${instantOf(sql`s.end_time`)} as "endTime", nullif(s.meet_link, '') as "meetLink",
  btrim(c.first_name || ' ' || c.last_name) as coach`;

/** Joins the child and the coach of activity_notes s. */
export const withPeople = sql`join members m on m.id = s.member_id join users c on c.id = s.created_by`;

/** From activity_notes s of a child, with the child and the coach. */
export const notes = sql`activity_notes s ${withPeople}`;

/** Planned sessions of a child that have not ended. */
export const upcomingNotes = (member: SQL): SQL => sql`from ${notes} where s.member_id = ${member}
  and s.deleted_at is null and s.status = 'GoogleCal' and s.end_time > now()`;
