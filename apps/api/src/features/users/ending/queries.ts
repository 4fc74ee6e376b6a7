import { sql } from 'drizzle-orm';
import { rowsOf } from '../../../kernel/db/figures.ts';
import { NOTICE_DAYS } from '@amberway/contract/users/ending';

export type Ending = {
  id: string;
  first_name: string;
  last_name: string;
  parent_id: string;
  clinician: string | null;
  manager: string | null;
  team: string[];
  last_day: string;
};

const [EARLY, LATE] = NOTICE_DAYS;

/**
 * Children of active families whose programme ends soon and of whom nobody was notified yet for this last day: marked
 * as notified, the soonest first. Of two times that have passed, because no server ran, only the later one counts.
 */
export const claimEndings = async (today: string, limit: number): Promise<Ending[]> => {
  const rows = await rowsOf<Ending>(sql`with due as (
      select m.id, m.membership_end || ':' || case when m.membership_end - ${today}::date <= ${LATE}::int then ${LATE}::int else ${EARLY}::int end as notice
      from members m join users family on family.id = m.parent_id and family.user_status = 'Active'
      where m.deleted_at is null and m.membership_end between ${today}::date and ${today}::date + ${EARLY}::int
    ), claimed as (
      select due.id, due.notice from due join members m on m.id = due.id
      where not m.end_notices @> array[due.notice]
      order by m.membership_end, m.id limit ${limit}::int
      for update of m skip locked
    )
    update members m set end_notices = array_append(m.end_notices, claimed.notice)
    from claimed, users family
    where m.id = claimed.id and family.id = m.parent_id
    returning m.id, m.first_name, m.last_name, m.parent_id, m.primary_contact as clinician, family.csm as manager,
      array(select u.first_name from users u where u.id in (m.primary_contact, family.csm)
        and u.user_status = 'Active' order by u.id <> m.primary_contact) as team,
      m.membership_end::text as last_day`);
  return rows.toSorted((a, b) => a.last_day.localeCompare(b.last_day) || a.id.localeCompare(b.id));
};
