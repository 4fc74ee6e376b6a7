import { type SQL, sql } from 'drizzle-orm';
import { NOT_SIGNED_IN_DAYS, QUIET_DAYS, QUIET_NAMED } from '@amberway/contract/dashboards/quiet';
import type { Workspace } from '@amberway/contract/dashboards/schemas';
import { WAITING_COUNTED } from '@amberway/contract/waiting/kinds';
import { instantOf, listOf, selectAggregates } from '../../kernel/db/figures.ts';

const days = (number: number): SQL => sql.raw(`interval '${number} days'`);
const named = sql.raw(String(QUIET_NAMED));
const who = sql`q.id as "_id", q.first_name as "firstName", q.last_name as "lastName"`;

/** The last sign-in of a family, or what a device of it recorded since without one; null if there was none. */
const lastHere = sql`greatest(
  (select max(d.last_sign_in_at) from devices d where d.user_id = u.id),
  (select v.seen_at from visits v where v.user_id = u.id),
  (select max(p.last_used_at) from practice_passes p where p.user_id = u.id))`;

/** With a child whose programme goes on; who is inactive or on hold has a reason not to come. */
const quiet = sql`(select u.id, u.first_name, u.last_name, here.at, child.id as member_id
  from users u
  cross join lateral (select ${lastHere} as at) here
  cross join lateral (select m.id from members m where m.parent_id = u.id and m.deleted_at is null
    and (m.membership_end is null or m.membership_end >= ${sql.placeholder('today')}::date)
    order by m.created_at, m.id limit 1) child
  where u.id in (select w.customer_id from works_with w where w.business_user_id = ${sql.placeholder('userId')}::uuid)
    and u.user_status = 'Active' and here.at < now() - ${days(QUIET_DAYS)})`;

type Quiet = NonNullable<Workspace['quietFamilies']>;
type NotSignedIn = NonNullable<Workspace['notSignedIn']>;

/** The families a coach works with who have not been here lately. */
export const quietFamilies = async (userId: string, today: string): Promise<Quiet> => {
  const { count, items } = await selectAggregates(
    'dashboards.quiet',
    () => ({
      count: sql<number>`(select count(*)::int from ${quiet} q)`,
      items: listOf<
        Quiet['items'][number]
      >(sql`select ${who}, ${instantOf(sql`q.at`)} as "lastHereAt", q.member_id as member
        from ${quiet} q order by q.at, q.id limit ${named}`),
    }),
    { userId, today },
  );
  return { count, items };
};

/** After an import of many families the newest are enough. */
const CANDIDATES = sql.raw('1000');

/** The account is as old as its first link; each later one is in the audit log. */
const away = sql`(select u.id, u.first_name, u.last_name, link.at from (
    select id, first_name, last_name, created_at from users
    where type = 'Customer' and user_status = 'Active' and not validated and created_at < now() - ${days(NOT_SIGNED_IN_DAYS)}
    order by created_at desc limit ${CANDIDATES}) u
  cross join lateral (select greatest(u.created_at, (select max(a.created_at) from audit_log a
    where a.record = 'user' and a.record_id = u.id and a.action = 'sendLink')) as at) link
  where link.at < now() - ${days(NOT_SIGNED_IN_DAYS)}
    and not exists (select 1 from visits v where v.user_id = u.id)
    and not exists (select 1 from devices d where d.user_id = u.id)
  order by link.at desc, u.id limit ${sql.raw(String(WAITING_COUNTED))})`;

/** Families who have never signed in, those whose link was sent last first; counted up to a limit. */
export const notSignedIn = async (): Promise<NotSignedIn> => {
  const { count, items } = await selectAggregates(
    'dashboards.notSignedIn',
    () => ({
      count: sql<number>`(select count(*)::int from ${away} q)`,
      items: listOf<NotSignedIn['items'][number]>(sql`select ${who}, ${instantOf(sql`q.at`)} as "linkSentAt"
        from ${away} q order by q.at desc, q.id limit ${named}`),
    }),
    {},
  );
  return { count, items };
};
