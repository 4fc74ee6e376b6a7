import pg from 'pg';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { load, median, signIn } from './load.ts';
import { startBare, startProduct } from './processes.ts';

// Search over 100,000 resources with filters and count, through the whole stack and from a bare server with the same
// joins on the same database. The two take turns.

const RESOURCES = 100_000;
const POOL = 8;

/** One in 50 names has the word that is searched for. */
const FILL = [
  'alter table resources disable trigger user',
  `insert into resources (id, name, description, type_id, file, is_link, status, created_by, created_at, search_text)
    select gen_random_uuid(), 'Resource ' || n, 'What it is for', t.id, 'https://x.test/' || n, true,
      case when n % 5 = 0 then 'Pending' else 'Active' end, '${DEMO_PEOPLE.coach2.id}', now() - n * interval '1 minute',
      'resource ' || n || case when n % 50 < 3 then ' platypus' else ' ' end || ' what it is for ' || md5(n::text)
    from generate_series(1, ${RESOURCES}) n
      join (select id, row_number() over (order by name) - 1 as place from lookups where type = 'resourceType') t on t.place = n % 5`,
  'alter table resources enable trigger user',
  'vacuum analyze',
];

const fill = async (url: string): Promise<string[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of FILL) await client.query(statement);
  const { rows } = await client.query<{ id: string }>(
    "select id from lookups where type = 'resourceType' order by name limit 3",
  );
  await client.end();
  return rows.map(({ id }) => id);
};

export const benchLibrary = async ({ rounds, seconds }: { rounds: number; seconds: number }) => {
  const postgres = await startPostgres();
  const product = await startProduct({
    DATABASE_URL: postgres.url,
    DATABASE_POOL: String(POOL),
    SIGN_IN_PER_MINUTE: '1000',
    SEARCH_PER_MINUTE: '100000000',
  });
  const types = await fill(postgres.url);
  const bare = await startBare('library', postgres.url, POOL);
  const query = [...types.map((id) => `type=${id}`), 'status=Active', 'status=Approved'].join('&');
  const urlOf = ({ url }: { url: string }) => `${url}/api/resource?search=platypus&skip=0&limit=50&${query}`;
  try {
    const token = await signIn(product.url, ACCOUNTS.coach);
    for (const one of [product, bare]) await load(urlOf(one), token, 2);
    const ratios: number[] = [];
    const own: { perSecond: number; p99: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const before = await load(urlOf(bare), token, seconds);
      const measured = await load(urlOf(product), token, seconds);
      const after = await load(urlOf(bare), token, seconds);
      ratios.push(measured.perSecond / ((before.perSecond + after.perSecond) / 2));
      own.push(measured);
    }
    return {
      'library search: requests/s, whole stack': median(own.map(({ perSecond }) => perSecond)).toFixed(0),
      'library search: share of bare (aim ≥ 0.7)': median(ratios).toFixed(2),
      'library search: 99th percentile, ms': median(own.map(({ p99 }) => p99)).toFixed(1),
    };
  } finally {
    await Promise.all([product.stop(), bare.stop()]);
    await postgres.stop();
  }
};
