import { isFamily, isBusinessUser } from '@amberway/contract/kernel/roles';
import { type SQL, sql } from 'drizzle-orm';
import type { Visit } from '@amberway/contract/dashboards/schemas';
import type { Principal } from '../../kernel/identity/principal.ts';
import { resourceShown } from './parts.queries.ts';
import { instantOf, onlyRow } from '../../kernel/db/figures.ts';

/** After a longer absence only the news of the last 90 days is shown. */
const LONGEST = sql`now() - interval '90 days'`;

/**
 * Records that the user is here in this sign-in, and returns when the previous visit ended: the last activity of its
 * sign-in. Null at the first visit.
 */
export const rememberVisit = async ({ userId, rootId }: Principal): Promise<string | null> => {
  const { since } = await onlyRow<{ since: string | null }>(sql`
    insert into visits (user_id, root_id, seen_at) values (${userId}, ${rootId}, now())
    on conflict (user_id) do update set
      before_at = case when visits.root_id = excluded.root_id then visits.before_at else greatest(visits.seen_at,
        (select max(last_seen_at) from sessions where sessions.root_id = visits.root_id)) end,
      root_id = excluded.root_id,
      seen_at = now()
    returning ${instantOf(sql`before_at`)} as since`);
  return since;
};

type News = Omit<Visit, 'since'>;

const ofFamily = (userId: string) => sql`m.parent_id = ${userId} and m.deleted_at is null`;

/** For a family: what others did for its children. */
const forFamily = (userId: string, since: SQL) => ({
  tasksAdded: sql`(select count(*) from tasks t join members m on m.id = t.member_id
    where ${ofFamily(userId)} and t.deleted_at is null and t.closed_at is null and t.created_at > ${since}
      and t.created_by <> ${userId})`,
  skillsAchieved: sql`(select count(*) from skills k join members m on m.id = k.member_id
    where ${ofFamily(userId)} and k.deleted_at is null and k.mastered_at > ${since})`,
  resourcesShared: sql`(select count(*) from resource_shares g join members m on m.id = g.member_id
    join resources r on r.id = g.resource_id
    where ${ofFamily(userId)} and g.created_at > ${since} and ${resourceShown(true)})`,
  // A note is new until it is opened, however many visits that takes: the bell counts it as long.
  notes: sql`(select count(*) from activity_notes s join members m on m.id = s.member_id
    where ${ofFamily(userId)} and s.deleted_at is null and s.status = 'Published' and s.updated_at > ${LONGEST}
      and not exists (select 1 from note_reads d where d.note_id = s.id and d.user_id = ${userId}))`,
});

/** For a business user: what families did, and new families. */
const forCoach = (userId: string, since: SQL) => {
  const theirs = sql`(select customer_id from works_with where business_user_id = ${userId})`;
  return {
    tasksCompleted: sql`(select count(*) from tasks t join members m on m.id = t.member_id
      where m.parent_id in ${theirs} and m.deleted_at is null and t.deleted_at is null and t.is_completed
        and t.completed_at > ${since} and t.completed_by <> ${userId})`,
    newClients: sql`(select count(*) from users u where u.id in ${theirs} and u.created_at > ${since})`,
  };
};

const forAdministrator = (since: SQL) => ({
  newClients: sql`(select count(*) from users u
    where u.type = 'Customer' and u.user_status <> 'Deleted' and u.created_at > ${since})`,
});

const countsFor = (principal: Principal, since: SQL): Partial<Record<keyof News, SQL>> => {
  if (isFamily(principal)) return forFamily(principal.userId, since);
  return isBusinessUser(principal) ? forCoach(principal.userId, since) : forAdministrator(since);
};

/** What is new for the user since then. A message is new until it is read. */
export const newsSince = (principal: Principal, at: string): Promise<News> => {
  const since = sql`greatest(${at}::timestamptz, ${LONGEST})`;
  const counts = countsFor(principal, since);
  const figure = (key: keyof News) => sql`${counts[key] ?? sql`0`}::int`;
  return onlyRow<News>(sql`select ${figure('tasksAdded')} as "tasksAdded", ${figure('tasksCompleted')} as "tasksCompleted",
    ${figure('skillsAchieved')} as "skillsAchieved", ${figure('resourcesShared')} as "resourcesShared",
    ${figure('notes')} as notes, ${figure('newClients')} as "newClients",
    (select count(*) from messages e where e.to_id = ${principal.userId} and e.created_at > ${LONGEST}
      and e.deleted_by_receiver_at is null and e.acknowledged_at is null)::int as messages`);
};
