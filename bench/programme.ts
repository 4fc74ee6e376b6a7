import autocannon from 'autocannon';
import pg from 'pg';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { startProcess, startProduct } from './processes.ts';

// One request for a child's whole programme, 50 outcomes × 20 skills × 20 tasks, through the whole stack and from a
// bare server with the same joins on the same database. The two take turns.

const OUTCOMES = 50;
const SKILLS = 20;
const TASKS = 20;
const POOL = 8;
const MEMBER = DEMO_CHILDREN.dao.id;

const first = (type: string) => `(select id from lookups where type = '${type}' order by "order" limit 1)`;
const FILL = [
  `insert into outcomes (id, member_id, name, type_id, needed_skills, measure, created_by)
    select gen_random_uuid(), '${MEMBER}', 'Outcome ' || n, ${first('skill')}, array['One', 'Two'], 'Measure', '${DEMO_PEOPLE.coach.id}'
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

const fill = async (url: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of FILL) await client.query(statement);
  await client.end();
};

const signIn = async (url: string): Promise<string> => {
  const { email, password } = ACCOUNTS.coach;
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return ((await response.json()) as { data: { token: string } }).data.token;
};

const load = async (url: string, token: string, seconds: number) => {
  const result = await autocannon({
    url: `${url}/api/goal?member=${MEMBER}`,
    connections: 2,
    duration: seconds,
    timeout: 60,
    headers: { authorization: `Bearer ${token}` },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} answers were not 2xx, ${result.errors} failed`);
  return { perSecond: result.requests.total / result.duration, p50: result.latency.p50 };
};

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

export const benchProgramme = async ({ rounds, seconds }: { rounds: number; seconds: number }) => {
  const postgres = await startPostgres();
  const product = await startProduct({
    DATABASE_URL: postgres.url,
    DATABASE_POOL: String(POOL),
    SIGN_IN_PER_MINUTE: '1000',
  });
  await fill(postgres.url);
  const bare = await startProcess(
    ['--import', 'tsx', 'bench/programme-bare.ts', postgres.url, String(POOL)],
    {},
    /ready (\S+)/,
  );
  try {
    const token = await signIn(product.url);
    for (const { url } of [product, bare]) await load(url, token, 2);
    const ratios: number[] = [];
    const own: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const before = await load(bare.url, token, seconds);
      const measured = await load(product.url, token, seconds);
      const after = await load(bare.url, token, seconds);
      ratios.push(measured.perSecond / ((before.perSecond + after.perSecond) / 2));
      own.push(measured.p50);
    }
    return {
      'programme of 20,000 tasks: median, ms': median(own).toFixed(0),
      'programme of 20,000 tasks: share of bare (aim ≥ 0.7)': median(ratios).toFixed(2),
    };
  } finally {
    await Promise.all([product.stop(), bare.stop()]);
    await postgres.stop();
  }
};
