import pg from 'pg';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';

// A programme as large as any will be, for one child of the demo families.

export const OUTCOMES = 50;
export const SKILLS = 20;
export const TASKS = 20;
export const LARGE_MEMBER = DEMO_CHILDREN.dao.id;

const first = (type: string) => `(select id from lookups where type = '${type}' order by "order" limit 1)`;
const FILL = [
  `insert into outcomes (id, member_id, name, type_id, needed_skills, measure, created_by)
    select gen_random_uuid(), '${LARGE_MEMBER}', 'Outcome ' || n, ${first('skill')}, array['One', 'Two'], 'Measure', '${DEMO_PEOPLE.coach.id}'
    from generate_series(1, ${OUTCOMES}) n`,
  `insert into skills (id, outcome_id, member_id, name, type_id, target_skills, targets, created_by)
    select gen_random_uuid(), o.id, o.member_id, 'Skill ' || n, ${first('milestoneType')}, array['One'], array['Two'], o.created_by
    from outcomes o cross join generate_series(1, ${SKILLS}) n where o.name like 'Outcome %'`,
  `insert into tasks (id, skill_id, member_id, name, description, type_id, due_date, created_by)
    select gen_random_uuid(), s.id, s.member_id, 'Task ' || n, 'What to do', ${first('taskType')}, current_date + n::int, s.created_by
    from skills s cross join generate_series(1, ${TASKS}) n where s.name like 'Skill %'`,
  `insert into task_assignees (task_id, user_id)
    select t.id, '${DEMO_PEOPLE.tran.id}' from tasks t where t.name like 'Task %'`,
  'vacuum analyze',
];

export const fillProgramme = async (databaseUrl: string) => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  for (const statement of FILL) await client.query(statement);
  await client.end();
};
