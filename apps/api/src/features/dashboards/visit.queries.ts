import { isFamily, isBusinessUser } from '@amberway/contract/kernel/roles';
import { type SQL, sql } from 'drizzle-orm';
import type { Visit } from '@amberway/contract/dashboards/schemas';
import type { Principal } from '../../kernel/identity/principal.ts';
import { resourceShown } from './parts.queries.ts';
import { instantOf, onlyRow, rowsOf } from '../../kernel/db/figures.ts';

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
type OfChild = NonNullable<News['children']>[number];

/** For a family: what others did for each of its children for whom they did anything. */
const newsOfChildren = (userId: string, since: SQL): Promise<OfChild[]> =>
  rowsOf<OfChild>(sql`
    select * from (select m.id as "_id",
      (select count(*)::int from tasks t where t.member_id = m.id and t.deleted_at is null and t.closed_at is null
        and t.created_at > ${since} and t.created_by <> ${userId}) as "tasksAdded",
      (select count(*)::int from skills k where k.member_id = m.id and k.deleted_at is null
        and k.mastered_at > ${since}) as "skillsAchieved",
      (select count(*)::int from resource_shares g join resources r on r.id = g.resource_id
        where g.member_id = m.id and g.created_at > ${since} and ${resourceShown(true)}) as "resourcesShared",
      -- A note is new until it is opened, however many visits that takes: the bell counts it as long.
      (select count(*)::int from activity_notes s where s.member_id = m.id and s.deleted_at is null
        and s.status = 'Published' and s.updated_at > ${LONGEST}
        and not exists (select 1 from note_reads d where d.note_id = s.id and d.user_id = ${userId})) as notes
      from members m where m.parent_id = ${userId} and m.deleted_at is null) as news
    where news."tasksAdded" + news."skillsAchieved" + news."resourcesShared" + news.notes > 0
    order by "_id"`);

const sumOf = (children: readonly OfChild[], key: Exclude<keyof OfChild, '_id'>): number =>
  children.reduce((sum, child) => sum + child[key], 0);

/** For a business user: what families did, and new families. */
const forCoach = (userId: string, since: SQL) => {
  const theirs = sql`(select customer_id from works_with where business_user_id = ${userId})`;
  const children = sql`(select member_id from works_with_child where business_user_id = ${userId})`;
  return {
    tasksCompleted: sql`(select count(*) from tasks t join members m on m.id = t.member_id
      where m.id in ${children} and m.deleted_at is null and t.deleted_at is null and t.is_completed
        and t.completed_at > ${since} and t.completed_by <> ${userId})`,
    newClients: sql`(select count(*) from users u where u.id in ${theirs} and u.created_at > ${since})`,
  };
};

const forAdministrator = (since: SQL) => ({
  newClients: sql`(select count(*) from users u
    where u.type = 'Customer' and u.user_status <> 'Deleted' and u.created_at > ${since})`,
});

type Counts = Pick<News, 'messages' | 'tasksCompleted' | 'newClients'>;

const countsFor = (principal: Principal, since: SQL): Partial<Record<keyof Counts, SQL>> => {
  if (isFamily(principal)) return {};
  return isBusinessUser(principal) ? forCoach(principal.userId, since) : forAdministrator(since);
};

/** What is new for the user since then. A message is new until it is read. */
export const newsSince = async (principal: Principal, at: string): Promise<News> => {
  const since = sql`greatest(${at}::timestamptz, ${LONGEST})`;
  const counts = countsFor(principal, since);
  const figure = (key: keyof Counts) => sql`${counts[key] ?? sql`0`}::int`;
  const children = isFamily(principal) ? await newsOfChildren(principal.userId, since) : [];
  return {
    ...(await onlyRow<Counts>(sql`select ${figure('tasksCompleted')} as "tasksCompleted",
      ${figure('newClients')} as "newClients",
      (select count(*) from messages e where e.to_id = ${principal.userId} and e.created_at > ${LONGEST}
        and e.deleted_by_receiver_at is null and e.acknowledged_at is null)::int as messages`)),
    tasksAdded: sumOf(children, 'tasksAdded'),
    skillsAchieved: sumOf(children, 'skillsAchieved'),
    resourcesShared: sumOf(children, 'resourcesShared'),
    notes: sumOf(children, 'notes'),
    children,
  };
};
