import type { AccessPerson } from '@amberway/contract/privacy/schemas';
import { SIGN_IN_STATUSES } from '@amberway/contract/kernel/roles';
import { sql } from 'drizzle-orm';
import { quoted } from '../../kernel/db/columns.ts';
import { instantOf, rowsOf } from '../../kernel/db/figures.ts';

/** Who sees the family and why, one row for each reason. The reasons are those of the views `works_with` and `teams_now`. */
export const listPeople = (customerId: string): Promise<AccessPerson[]> =>
  rowsOf<AccessPerson>(sql`
    select json_build_object('_id', u.id, 'firstName', u.first_name, 'lastName', u.last_name) as person,
      r.why, r.child, r.skill, ${instantOf(sql`r.until`)} as until
    from (
      select f.csm as id, 'manager' as why, null as child, null::json as skill, null::timestamptz as until, 1 as place
        from users f where f.id = ${customerId} and f.csm is not null
      union all
      select m.primary_contact, 'clinician', m.first_name, null, null, 2
        from members m where m.parent_id = ${customerId} and m.deleted_at is null and m.primary_contact is not null
      union all
      select t.business_user_id, 'team', m.first_name, json_build_object('_id', s.id, 'name', s.name), st.ends_at, 3
        from teams_now t join skills s on s.id = t.skill_id join members m on m.id = t.member_id
          join skill_team st on st.skill_id = t.skill_id and st.user_id = t.business_user_id
        where t.customer_id = ${customerId}
      union all
      select c.business_user_id, 'cover', null, null, max(c.expires_at), 4
        from cover_grants c where c.customer_id = ${customerId} and c.expires_at > now() group by 1
    ) r join users u on u.id = r.id and u.user_status in (${quoted(SIGN_IN_STATUSES)})
    order by r.place, r.child, u.first_name, u.last_name, u.id, r.skill->>'name'`);
