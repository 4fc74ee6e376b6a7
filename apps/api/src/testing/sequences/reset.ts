import { sql } from 'drizzle-orm';
import { rowsOf } from '../rows.ts';
import type { TestServer } from '../server.ts';
import { FAMILIES, type Family } from './canaries.ts';
import { COACHES, type State } from './model.ts';
import type { World } from './world.ts';

// Every sequence starts with the same rows. One statement restores what the steps can change, at a fraction of the cost
// of new families.

export const prepareReset = (server: TestServer) =>
  rowsOf(
    server,
    sql`create or replace function begin_sequence(families uuid[], csms uuid[], clinicians uuid[], kids uuid[], siblings uuid[], sibling_clinicians uuid[], staff uuid[], coaches uuid[], keys uuid[])
      returns void language plpgsql as $$
    begin
      update users u set user_status = 'Active', csm = given.csm from unnest(families, csms) as given (id, csm)
        where u.id = given.id;
      update users set user_status = 'Active' where id = any(staff) and user_status <> 'Active';
      update members m set primary_contact = given.clinician, deleted_at = null
        from unnest(kids, clinicians) as given (id, clinician) where m.id = given.id;
      update members m set primary_contact = given.clinician
        from unnest(siblings, sibling_clinicians) as given (id, clinician) where m.id = given.id;
      update outcomes set status = 'Planned', comment = '', closed_by = null, closed_at = null, before_closing = null
        where status <> 'Planned' and created_by = any(staff);
      delete from drafts where user_id = any(staff);
      delete from idempotency_keys where user_id = any(staff);
      update sessions set confirmed_until = now() + interval '10 minutes' where user_id = any(families || staff);
      insert into passkeys (id, credential_id, user_id, public_key, counter, device_type, backed_up, name)
        select given.key, given.key::text, given.coach, 'key', 0, 'singleDevice', false, 'Laptop'
        from unnest(coaches, keys) as given (coach, key) on conflict do nothing;
      update practice_passes set revoked_at = null where user_id = any(families || staff) and revoked_at is not null;
      delete from cover_grants where customer_id = any(families);
      delete from skill_team where user_id = any(staff);
      update skills set deleted_at = null, status = 'Active', comment = '', closed_by = null, closed_at = null, mastered_at = null,
        before_closing = null, need_help = false
        where (deleted_at is not null or status <> 'Active' or need_help) and created_by = any(staff);
      update tasks set deleted_at = null, closed_at = null, is_completed = false, completed_at = null, completed_by = null
        where created_by = any(staff) and (deleted_at is not null or closed_at is not null or is_completed);
      delete from resource_shares s using members m where m.id = s.member_id and m.parent_id = any(families);
      insert into resource_shares (member_id, resource_id, shared_by)
        select r.member_id, r.id, r.created_by from resources r
        where r.customer_id = any(families) and r.member_id is not null;
      update resources set customer_id = null where customer_id = any(families) and member_id is null;
      delete from member_videos v using members m where m.id = v.member_id and m.parent_id = any(families);
      delete from comments where customer_id = any(families);
      delete from notifications where user_id = any(families || staff);
      delete from messages where customer_id = any(families) and reply_to is not null;
      delete from messages where customer_id = any(families) and sent_day > date '2020-01-01';
      update session_requests set status = 'open', answered_at = null, answered_by = null, answer = null
        where customer_id = any(families);
      delete from user_posts where user_id = any(families) and post like '%again';
      update user_posts set deleted_at = null where user_id = any(families) and deleted_at is not null;
      update client_files set deleted_at = null where customer_id = any(families) and deleted_at is not null;
    end $$`,
  );

const listOf = (ids: readonly string[]) => sql`${sql.param(ids)}::uuid[]`;

export const beginSequence = ({ server, people, idle, families, passkeys }: World, state: State) => {
  const personOf = (of: State['csm'], family: Family) => {
    const coach = of[family];
    return coach ? people[coach] : idle;
  };
  return rowsOf(
    server,
    sql`select begin_sequence(
      ${listOf(FAMILIES.map((name) => families[name].customer))},
      ${listOf(FAMILIES.map((name) => personOf(state.csm, name)))},
      ${listOf(FAMILIES.map((name) => personOf(state.clinician, name)))},
      ${listOf(FAMILIES.map((name) => families[name].member))},
      ${listOf(FAMILIES.map((name) => families[name].sibling))},
      ${listOf(FAMILIES.map((name) => personOf(state.siblingClinician, name)))},
      ${listOf([people.admin, people.one, people.two, people.resources])},
      ${listOf(COACHES.map((coach) => people[coach]))},
      ${listOf(COACHES.map((coach) => passkeys[coach]))})`,
  );
};
