import pg from 'pg';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';

// A family that has been here for three years, and a coach who works with 300 families.

export const NOTES = 2_000;
export const TASKS = 10_000;
const SKILLS = 200;
const FAMILIES = 300;
export const LONG_MEMBER = DEMO_CHILDREN.arlo.id;
const COACH = DEMO_PEOPLE.coach.id;

const first = (type: string) => `(select id from lookups where type = '${type}' order by "order" limit 1)`;
/** Spread evenly over three years until today. */
const spread = (of: number) => `now() - make_interval(hours => (n * 26280.0 / ${of})::int)`;

const FILL = [
  `insert into skills (id, outcome_id, member_id, name, type_id, target_skills, targets, status, mastered_at, created_by)
    select gen_random_uuid(), o.id, o.member_id, 'Long ' || n, ${first('milestoneType')}, array['One'], array['Two'],
      'Mastered', ${spread(SKILLS)}, '${COACH}'
    from (select * from outcomes where member_id = '${LONG_MEMBER}' limit 1) o cross join generate_series(1, ${SKILLS}) n`,
  `insert into tasks (id, skill_id, member_id, name, description, type_id, due_date, is_completed, completed_at, created_at, created_by)
    select gen_random_uuid(), s.id, s.member_id, 'Long ' || n, 'What to do', ${first('taskType')},
      case when n % 5 = 0 then null else (${spread(TASKS)})::date end, n % 4 > 0,
      case when n % 4 > 0 then ${spread(TASKS)} end, ${spread(TASKS)} - interval '7 days', '${COACH}'
    from (select * from skills where member_id = '${LONG_MEMBER}' and name = 'Long 1') s
    cross join generate_series(1, ${TASKS}) n`,
  `insert into activity_notes (id, member_id, title, status, type, start_time, end_time, about, created_by)
    select gen_random_uuid(), '${LONG_MEMBER}', 'Long ' || n, case when n % 20 = 0 then 'Pending' else 'Published' end,
      'coaching_session', ${spread(NOTES)}, ${spread(NOTES)} + interval '1 hour', repeat('<p>What we did.</p>', 50), '${COACH}'
    from generate_series(1, ${NOTES}) n`,
  `insert into users (id, email, first_name, last_name, type, csm, choose_plan)
    select gen_random_uuid(), 'bench' || n || '@amberway.test', 'Bench', 'Family ' || n, 'Customer', '${COACH}',
      (array['Flagship', 'Lite', 'Subscriber', 'Care'])[1 + n % 4] from generate_series(1, ${FAMILIES}) n`,
  `insert into members (id, parent_id, first_name, primary_contact)
    select gen_random_uuid(), u.id, 'Child', '${COACH}' from users u where u.email like 'bench%'`,
  'vacuum analyze',
];

export const fillDashboard = async (databaseUrl: string) => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  for (const statement of FILL) await client.query(statement);
  await client.end();
};
