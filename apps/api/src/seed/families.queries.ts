import { type SQL, sql } from 'drizzle-orm';
import { SECOND } from '@amberway/contract/kernel/limits';
import { CONSENT_VERSION } from '@amberway/contract/privacy/consent';
import { demoId } from '@amberway/fixtures/ids';
import { db } from '../kernel/db/context.ts';

// More demo families for load tests: each step of SEED_SCALE adds 20 families with some 200 tasks and practice entries
// each, 180 subscribers, and staff for them. The database makes the rows itself, some hundred families at a time, so that
// neither this process nor one statement grows with the scale. The figures of every family are those of its number: the
// same family is the same in every database.

const FAMILIES_PER_STEP = 20;
const FAMILIES_AT_ONCE = 500;
const SUBSCRIBERS_PER_FAMILY = 9;
const FAMILIES_PER_COACH = 25;
const FAMILIES_PER_MANAGER = 250;
const REPORT_MS = 5 * SECOND;

const FIRST = 'Ana Bilal Chloe Dev Esme Farid Gia Hugo Ines Jun Kofi Lena Mateo Nadia Otis Pia Quinn Rosa Sami Tala';
const LAST =
  'Adeyemi Bauer Cohen Duarte Evans Fischer Gupta Hansen Ito Jansen Khan Lopez Meyer Nguyen Olsen Petrov Rossi Silva Tanaka Walsh';

type Kind = Parameters<typeof demoId>[0];

/** Far above the numbers of the demo's own records. */
const FAMILY = 1_000_000;
const COACH = 500_000_000;
const MANAGER = 600_000_000;
const SUBSCRIBER = 1_000_000_000;

const idFrom = (kind: Kind, number: SQL) =>
  sql`(${sql.raw(`'${demoId(kind, 0).slice(0, -12)}'`)} || lpad(to_hex(${number}), 12, '0'))::uuid`;
const plus = (base: number, number: SQL) => sql`(${sql.raw(String(base))} + ${number})::bigint`;
const wordOf = (words: string, number: SQL) =>
  sql`(string_to_array(${sql.raw(`'${words}'`)}, ' '))[1 + (${number}) % ${sql.raw(String(words.split(' ').length))}]`;
const firstLookup = (type: string) =>
  sql`(select id from lookups where type = ${sql.raw(`'${type}'`)} and deleted_at is null order by "order" limit 1)`;

const n = sql.raw('n');
const c = sql.raw('c');
const family = idFrom('user', plus(FAMILY, n));
const coach = idFrom('user', plus(COACH, sql.raw(`n / ${FAMILIES_PER_COACH}`)));
const manager = idFrom('user', plus(MANAGER, sql.raw(`n / ${FAMILIES_PER_MANAGER}`)));
const child = idFrom('member', plus(FAMILY, c));
const outcome = idFrom('outcome', plus(FAMILY, c));
const skillAt = (at: SQL) => idFrom('skill', plus(FAMILY, sql`c * 2 + ${at}`));
const taskAt = (at: SQL) => idFrom('task', plus(FAMILY, sql`c * 50 + ${at}`));
const noteAt = (at: SQL) => idFrom('note', plus(FAMILY, sql`c * 5 + ${at}`));
const k = sql.raw('k');

/** What is added for the families `from` to `to`. `families` has their numbers n, `children` n and the child's c. */
const statements = (families: SQL, children: SQL, passwordHash: string): SQL[] => [
  sql`insert into users (id, email, first_name, last_name, type, business_user_type, is_main, languages,
      total_client_capacity, validated, first_time_login, password_hash, password_changed_at)
    select ${idFrom('user', sql.raw('number'))}, name || '@amberway.test', ${wordOf(FIRST, n)}, ${wordOf(LAST, n)},
      'Business', array[role], true, array['English'], 40, true, false, ${passwordHash}, now()
    from ${families},
      lateral (values
        (n % ${sql.raw(String(FAMILIES_PER_COACH))}, ${plus(COACH, sql.raw(`n / ${FAMILIES_PER_COACH}`))},
         'coach-of-' || n, 'Therapist'),
        (n % ${sql.raw(String(FAMILIES_PER_MANAGER))}, ${plus(MANAGER, sql.raw(`n / ${FAMILIES_PER_MANAGER}`))},
         'manager-of-' || n, 'Customer Manager')) staff (rest, number, name, role)
    where rest = 0`,
  sql`insert into users (id, email, first_name, last_name, type, user_status, choose_plan, csm, country, city, time_zone,
      validated, first_time_login, unread_count, consent_version, consent_at, password_hash, password_changed_at,
      created_at)
    select ${family}, 'family' || n || '@amberway.test', ${wordOf(FIRST, n)}, ${wordOf(LAST, sql.raw('n / 20'))},
      'Customer', case when n % 10 < 9 then 'Active' else 'OnHold' end,
      (array['Flagship', 'Lite', 'Choice', 'Care'])[1 + n % 4], ${manager}, 'Australia', 'Newtown', 'Australia/Sydney',
      true, false, case when n % 50 = 0 then 2 else 0 end, ${CONSENT_VERSION}, now() - interval '30 days', ${passwordHash}, now(),
      now() - n % 1000 * interval '1 day'
    from ${families}`,
  sql`insert into users (id, email, first_name, last_name, type, user_status, choose_plan, validated, first_time_login,
      consent_version, consent_at, password_hash, password_changed_at, created_at)
    select ${idFrom('user', plus(SUBSCRIBER, sql.raw(`n * ${SUBSCRIBERS_PER_FAMILY} + k`)))},
      'subscriber' || n || '-' || k || '@amberway.test', ${wordOf(FIRST, sql.raw('n + k'))},
      ${wordOf(LAST, sql.raw('n / 20 + k'))}, 'Customer', 'Active', 'Subscriber', true, false, ${CONSENT_VERSION},
      now() - interval '30 days', ${passwordHash}, now(), now() - n % 1000 * interval '1 day'
    from ${families}, generate_series(1, ${sql.raw(String(SUBSCRIBERS_PER_FAMILY))}) k`,
  sql`insert into members (id, parent_id, first_name, last_name, dob, membership_start, membership_end, primary_contact)
    select ${child}, ${family}, ${wordOf(FIRST, sql.raw('c * 3 + 7'))}, ${wordOf(LAST, sql.raw('n / 20'))},
      current_date - 1500 - c % 3000, current_date - 214, current_date + 151, ${coach}
    from ${children}`,
  sql`insert into outcomes (id, member_id, name, is_primary, type_id, needed_skills, measure, created_by)
    select ${outcome}, ${child}, 'Say what is needed', true, ${firstLookup('skill')}, array['Asks for help'],
      'Four of five days', ${coach}
    from ${children}`,
  sql`insert into skills (id, outcome_id, member_id, name, type_id, target_skills, targets, status, mastered_at,
      created_by)
    select ${skillAt(k)}, ${outcome}, ${child}, case k when 0 then 'Ask for a turn' else 'Ask for help' end,
      ${firstLookup('milestoneType')}, array['Waits'], array['Without help'],
      case k when 0 then 'Active' else 'Mastered' end, case k when 1 then now() - interval '30 days' end, ${coach}
    from generate_series(0, 1) k, ${children} order by k, c`,
  sql`insert into skill_team (skill_id, user_id) select ${skillAt(sql.raw('0'))}, ${coach} from ${children}`,
  sql`insert into tasks (id, skill_id, member_id, name, description, type_id, due_date, is_completed, completed_at,
      completed_by, created_by, created_at)
    select ${taskAt(k)}, ${skillAt(sql.raw('k % 2'))}, ${child}, 'Practise before tea, part ' || k,
      'Roll the ball five times and say whose turn it is.', ${firstLookup('taskType')}, current_date + k % 20,
      not open, case when not open then now() - k * interval '3 days' end, case when not open then ${family} end,
      ${coach}, now() - k * interval '4 days'
    from generate_series(0, 49) k, lateral (select k % 2 = 0 and k < 20 as open) state, ${children} order by k, c`,
  sql`insert into task_assignees (task_id, user_id)
    select ${taskAt(k)}, ${family} from generate_series(0, 18, 2) k, ${children} order by k, c`,
  sql`insert into practice_plans (skill_id, member_id, measure, planned_by)
    select ${skillAt(sql.raw('0'))}, ${child}, 'independence', ${coach} from ${children}`,
  sql`insert into practice_entries (id, content_hash, member_id, skill_id, kind, at, zone, day, place_id, with_user,
      recorded_by, own, little, lot, none)
    select ${idFrom('practice', plus(FAMILY, sql.raw('c * 50 + k')))}, c || '-' || k, ${child},
      ${skillAt(sql.raw('k % 2'))}, 'practice', now() - k * interval '40 hours', 'Australia/Sydney',
      ((now() - k * interval '40 hours') at time zone 'Australia/Sydney')::date,
      (array(select id from lookups where type = 'practicePlace' and deleted_at is null))[1 + k % 3], ${family}, ${family},
      k % 6, 5 - k % 6, 0, 1
    from generate_series(0, 49) k, ${children} order by k, c`,
  sql`insert into activity_notes (id, member_id, title, status, type, start_time, end_time, about, excerpt, created_by,
      notified_level)
    select ${noteAt(k)}, ${child}, 'Session: taking turns', case k when 0 then 'GoogleCal' else 'Published' end,
      'coaching_session', at, at + interval '1 hour', case when k > 0 then '<p>We rolled the ball and named each turn.</p>' else '' end,
      case when k > 0 then 'We rolled the ball and named each turn.' else '' end, ${coach}, 2
    from generate_series(0, 4) k,
      ${children}, lateral (select date_trunc('hour', now()) + (7 - k * 14 - c % 7) * interval '1 day' as at) times
    order by k, c`,
  sql`insert into diary_entries (id, member_id, user_id, day, emoji_id, note)
    select ${idFrom('diary', plus(FAMILY, sql.raw('c * 10 + k')))}, ${child}, ${family}, current_date - k,
      (array(select id from emojis where deleted_at is null order by id))[1 + (k + c) % 5], ''
    from generate_series(0, 9) k, ${children} order by k, c`,
  sql`insert into messages (id, kind, from_id, to_id, customer_id, message, sent_day, place, created_at)
    select ${idFrom('message', plus(FAMILY, sql.raw('n * 2 + k')))}, 'client',
      case k when 0 then ${coach} else ${family} end, case k when 0 then ${family} else ${coach} end, ${family},
      'A good session today, thank you.', current_date - 3, 1, now() - (3 - k) * interval '1 day'
    from generate_series(0, 1) k, ${families} order by k, n`,
  sql`insert into notifications (id, user_id, actor_id, member_id, type, message, note_id, read, created_at)
    select ${idFrom('notification', plus(FAMILY, sql.raw('n * 4 + k')))}, ${family}, ${coach}, ${child},
      'SESSION_ADDED', 'A new session note has been added', ${noteAt(sql.raw('1 + k'))}, k > 1 or n % 50 > 0,
      now() - k * interval '14 days'
    from generate_series(0, 3) k, ${children} where c % 4 = 0 order by k, c`,
];

/**
 * The rows refer to each other as written above. Checking each reference costs more than storing the row, so the checks
 * are left out where the role may do that (a superuser).
 */
const leaveOutChecks = (off: boolean) =>
  db().execute(sql`select set_config('session_replication_role', ${off ? 'replica' : 'origin'}, true)
    from pg_roles where rolname = current_user and rolsuper`);

/** Adds the families of that scale to the demo, within the transaction of the caller. */
export const seedFamilies = async (scale: number, passwordHash: string, report: (line: string) => void) => {
  const count = (scale - 1) * FAMILIES_PER_STEP;
  const started = Date.now();
  let reported = started;
  await leaveOutChecks(true);
  for (let from = 0; from < count; from += FAMILIES_AT_ONCE) {
    const to = Math.min(count, from + FAMILIES_AT_ONCE);
    const families = sql`generate_series(${sql.raw(`${from}, ${to - 1}`)}) n`;
    const children = sql`(select n, n * 4 + i as c from ${families}, generate_series(0, n % 3) i) children`;
    for (const statement of statements(families, children, passwordHash)) await db().execute(statement);
    if (Date.now() - reported < REPORT_MS && to < count) continue;
    reported = Date.now();
    report(
      `${to.toLocaleString('en')} of ${count.toLocaleString('en')} families, ${Math.round((reported - started) / SECOND)} s`,
    );
  }
  await leaveOutChecks(false);
  // Until then the planner believes that the tables are as small as before.
  await db().execute(sql`analyze`);
};
