import { sql } from 'drizzle-orm';
import type { UserStatus, UserType } from '@amberway/contract/kernel/roles';
import { db } from '../../kernel/db/context.ts';
import { instantOf } from '../../kernel/db/figures.ts';

export type ThreadRow = {
  id: string;
  first_name: string;
  last_name: string;
  avatar: string | null;
  type: UserType;
  user_status: UserStatus;
  works_with: boolean;
  is_manager: boolean;
  children: string[];
  message: string | null;
  sent_at: string | null;
  mine: boolean | null;
  unread: number;
};

/**
 * The family's team and everybody it has messages with: all of them, or one. Messages that the family has hidden are
 * left out.
 */
export const selectThreads = async (customerId: string, personId?: string): Promise<ThreadRow[]> => {
  const { rows } = (await db().execute(sql`
    with team as (select business_user_id as id from works_with where customer_id = ${customerId}
      union select business_user_id from teams_now where customer_id = ${customerId}),
    letters as (
      select case when from_id = ${customerId} then to_id else from_id end as person, id, message, created_at,
        from_id = ${customerId} as mine, acknowledged_at
      from messages
      where kind = 'client' and customer_id = ${customerId}
        and (deleted_by_receiver_at is null or from_id = ${customerId})
    ),
    latest as (select distinct on (person) * from letters order by person, created_at desc, id desc),
    unread as (select person, count(*)::int as number from letters where not mine and acknowledged_at is null group by 1),
    -- By their ids: a condition on either of two joins would read every user.
    people as (select id from team union select person from latest)
    select u.id, u.first_name, u.last_name, u.avatar, u.type, u.user_status,
      team.id is not null as works_with,
      u.id is not distinct from (select csm from users where id = ${customerId}) as is_manager,
      array(select m.id::text from members m where m.parent_id = ${customerId} and m.primary_contact = u.id
        and m.deleted_at is null order by m.created_at, m.id) as children,
      l.message, ${instantOf(sql`l.created_at`)} as sent_at, l.mine, coalesce(r.number, 0) as unread
    from people p
      join users u on u.id = p.id
      left join team on team.id = u.id
      left join latest l on l.person = u.id
      left join unread r on r.person = u.id
    where ${personId ? sql`u.id = ${personId}` : sql`true`}
    order by (team.id is not null) desc, l.created_at desc nulls last,
      exists (select 1 from members m where m.parent_id = ${customerId} and m.primary_contact = u.id
        and m.deleted_at is null) desc, u.first_name, u.last_name, u.id`)) as {
    rows: ThreadRow[];
  };
  return rows;
};
