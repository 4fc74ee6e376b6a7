import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { load, median, signIn } from './load.ts';
import { processorMs, startBare, startProduct } from './processes.ts';

// A 50-row page of 100,000 users with filter and count, through the whole stack, against the bare server on the same
// database. The two take turns, so that what the machine does meanwhile falls on both.

const USERS = 100_000;
const POOL = 8;
const PATH = '/api/user/all/customer?filter=Active&skip=0&limit=50';

/** Customers with these numbers. */
export const usersFrom = (
  first: number,
  last: number,
) => `insert into users (id, email, first_name, last_name, type, user_status, choose_plan, validated, created_at)
  select gen_random_uuid(), 'load' || n || '@amberway.test', 'First' || n % 977, 'Last' || n % 1013, 'Customer',
    case when n % 10 < 7 then 'Active' else 'Inactive' end, (array['Flagship','Lite','Subscriber','Choice','Care','Others'])[1 + n % 6], true, now() - n * interval '1 minute'
  from generate_series(${first}, ${last}) n`;

export const fill = async (url: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(usersFrom(1, USERS));
  await client.query('vacuum analyze');
  await client.end();
};

/** The rate of a server, and the processor time that it takes for a request. */
const loadServer = async ({ url, pid }: { url: string; pid: number }, token: string, seconds: number) => {
  const before = await processorMs(pid);
  const found = await load(`${url}${PATH}`, token, seconds);
  return { ...found, cost: ((await processorMs(pid)) - before) / (found.perSecond * seconds) };
};

export const benchUsersList = async ({ rounds, seconds }: { rounds: number; seconds: number }) => {
  const postgres = await startPostgres();
  const started = performance.now();
  const product = await startProduct({
    DATABASE_URL: postgres.url,
    DATABASE_POOL: String(POOL),
    SIGN_IN_PER_MINUTE: '1000',
    SEARCH_PER_MINUTE: '100000000',
  });
  const coldStart = performance.now() - started;
  await fill(postgres.url);
  const bare = await startBare('users', postgres.url, POOL);
  const counting = await startBare('users', postgres.url, POOL, 'false');
  try {
    const token = await signIn(product.url, ACCOUNTS.admin);
    for (const { url } of [product, bare, counting]) await load(`${url}${PATH}`, token, 1);
    const ratios: number[] = [];
    const counted: number[] = [];
    const rows: Record<string, number[]> = { product: [], bare: [], counting: [], p99: [], cost: [], bareCost: [] };
    for (let round = 0; round < rounds; round += 1) {
      const first = await loadServer(bare, token, seconds);
      const own = await loadServer(product, token, seconds);
      const second = await loadServer(bare, token, seconds);
      const always = await load(`${counting.url}${PATH}`, token, seconds);
      const reference = (first.perSecond + second.perSecond) / 2;
      ratios.push(own.perSecond / reference);
      counted.push(own.perSecond / always.perSecond);
      rows.product?.push(own.perSecond);
      rows.bare?.push(reference);
      rows.counting?.push(always.perSecond);
      rows.p99?.push(own.p99);
      rows.cost?.push(own.cost);
      rows.bareCost?.push((first.cost + second.cost) / 2);
    }
    return {
      'users list: requests/s, whole stack': median(rows.product ?? []).toFixed(0),
      'users list: requests/s, bare node:http + pg': median(rows.bare ?? []).toFixed(0),
      'users list: share of bare (aim ≥ 0.95)': median(ratios).toFixed(2),
      'users list: requests/s, bare, counting every time': median(rows.counting ?? []).toFixed(0),
      'users list: share of bare, counting every time (aim ≥ 3)': median(counted).toFixed(2),
      'users list: processor time for a request, ms (bare)': `${median(rows.cost ?? []).toFixed(2)} (${median(rows.bareCost ?? []).toFixed(2)})`,
      'users list: 99th percentile, ms': median(rows.p99 ?? []).toFixed(1),
      'cold start on an empty PostgreSQL, s': (coldStart / 1000).toFixed(1),
    };
  } finally {
    await Promise.all([product.stop(), bare.stop(), counting.stop()]);
    await postgres.stop();
  }
};
