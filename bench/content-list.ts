import pg from 'pg';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { load, median, signIn } from './load.ts';
import { startBare, startProduct } from './processes.ts';

// One of the content lists, 100,000 videos, with and without a search, through the whole stack and from a bare server
// with the same statements on the same database. The two take turns.

const VIDEOS = 100_000;
const POOL = 8;
const PATHS = {
  'content list': '/api/video?skip=0&limit=10',
  'content search': '/api/video?search=platypus&skip=0&limit=10',
};

/** Three in 50 titles have the word that is searched for. The other fields are those of a demo video. */
const FILL = [
  `insert into videos (id, title, domain_pathway, domain_sub_category, description, categories, tags, video, author,
      thumbnail, status, transcript, created_at)
    select gen_random_uuid(), 'Video ' || n || case when n % 50 < 3 then ' platypus' else '' end, v.domain_pathway,
      v.domain_sub_category, 'What it is for ' || md5(n::text), v.categories, v.tags, v.video, v.author, v.thumbnail,
      case when n % 5 = 0 then 'Draft' else 'Published' end, repeat('Words of the transcript. ', 40),
      now() - n * interval '1 minute'
    from generate_series(1, ${VIDEOS}) n
      cross join (select * from videos where status = 'Published' order by id limit 1) v`,
  'vacuum analyze',
];

const fill = async (url: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of FILL) await client.query(statement);
  await client.end();
};

export const benchContentList = async ({ rounds, seconds }: { rounds: number; seconds: number }) => {
  const postgres = await startPostgres();
  const product = await startProduct({
    DATABASE_URL: postgres.url,
    DATABASE_POOL: String(POOL),
    SIGN_IN_PER_MINUTE: '1000',
    SEARCH_PER_MINUTE: '100000000',
  });
  await fill(postgres.url);
  const bare = await startBare('content-list', postgres.url, POOL);
  try {
    const token = await signIn(product.url, ACCOUNTS.admin);
    const figures: Record<string, string> = {};
    for (const [name, path] of Object.entries(PATHS)) {
      for (const { url } of [product, bare]) await load(`${url}${path}`, token, 2);
      const ratios: number[] = [];
      const own: { perSecond: number; p99: number }[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const before = await load(`${bare.url}${path}`, token, seconds);
        const measured = await load(`${product.url}${path}`, token, seconds);
        const after = await load(`${bare.url}${path}`, token, seconds);
        ratios.push(measured.perSecond / ((before.perSecond + after.perSecond) / 2));
        own.push(measured);
      }
      figures[`${name}, 100,000 videos: requests/s, whole stack`] = median(
        own.map(({ perSecond }) => perSecond),
      ).toFixed(0);
      figures[`${name}: share of bare (aim ≥ 0.7)`] = median(ratios).toFixed(2);
      figures[`${name}: 99th percentile, ms`] = median(own.map(({ p99 }) => p99)).toFixed(1);
    }
    return figures;
  } finally {
    await Promise.all([product.stop(), bare.stop()]);
    await postgres.stop();
  }
};
