import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { load, median, signIn } from './load.ts';
import { startProduct } from './processes.ts';
import { fill } from './users-list.ts';

// One worker and two on the same database, in turn. The load itself and PostgreSQL use the same processors, so two
// workers on two cores cannot answer twice as much.

const CALLS = {
  'users list': 'user/all/customer?filter=Active&skip=0&limit=50',
  'own account': 'user/me',
};
const WORKERS = [1, 2] as const;

export const benchWorkers = async ({ rounds, seconds }: { rounds: number; seconds: number }) => {
  const postgres = await startPostgres();
  const products: Awaited<ReturnType<typeof startProduct>>[] = [];
  try {
    for (const workers of WORKERS)
      products.push(
        await startProduct({
          DATABASE_URL: postgres.url,
          WORKERS: String(workers),
          SIGN_IN_PER_MINUTE: '1000',
          SEARCH_PER_MINUTE: '100000000',
        }),
      );
    await fill(postgres.url);
    const token = await signIn(products[0]?.url ?? '', ACCOUNTS.admin);
    const figures: Record<string, string> = {};
    for (const [name, path] of Object.entries(CALLS)) {
      for (const { url } of products) await load(`${url}/api/${path}`, token, 2);
      const rates: number[][] = products.map(() => []);
      for (let round = 0; round < rounds; round += 1)
        for (const [at, { url }] of products.entries())
          rates[at]?.push((await load(`${url}/api/${path}`, token, seconds)).perSecond);
      const [one = 0, two = 0] = rates.map(median);
      figures[`${name}: requests/s with 1 and 2 workers (times)`] =
        `${one.toFixed(0)} and ${two.toFixed(0)} (${(two / one).toFixed(2)})`;
    }
    return figures;
  } finally {
    for (const product of products) await product.stop();
    await postgres.stop();
  }
};
