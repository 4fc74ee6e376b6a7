import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { fillDashboard, LONG_MEMBER } from './dashboard-fill.ts';
import { load, median, signIn } from './load.ts';
import { startBare, startProduct } from './processes.ts';

// The cards of a child with three years of history and the workspace of a coach with 300 families, through the whole
// stack and from a bare server that asks the same database for the same figures. The two take turns.

const POOL = 8;
const KINDS = {
  'dashboard of three years': `/api/dashboard/progress?member=${LONG_MEMBER}`,
  'workspace of 300 families': '/api/dashboard/workspace',
};

export const benchDashboard = async ({ rounds, seconds }: { rounds: number; seconds: number }) => {
  const postgres = await startPostgres();
  const product = await startProduct({
    DATABASE_URL: postgres.url,
    DATABASE_POOL: String(POOL),
    SIGN_IN_PER_MINUTE: '1000',
  });
  await fillDashboard(postgres.url);
  const bare = await startBare('dashboard', postgres.url, POOL);
  try {
    const token = await signIn(product.url, ACCOUNTS.coach);
    const figures: Record<string, string> = {};
    for (const [name, path] of Object.entries(KINDS)) {
      const own: number[] = [];
      const reference: number[] = [];
      for (const { url } of [product, bare]) await load(`${url}${path}`, token, 1);
      for (let round = 0; round < rounds; round += 1) {
        reference.push((await load(`${bare.url}${path}`, token, seconds)).perSecond);
        own.push((await load(`${product.url}${path}`, token, seconds)).perSecond);
      }
      figures[`${name}: requests per second`] = median(own).toFixed(0);
      figures[`${name}: share of bare (aim ≥ 0.7)`] = (median(own) / median(reference)).toFixed(2);
    }
    return figures;
  } finally {
    await Promise.all([product.stop(), bare.stop()]);
    await postgres.stop();
  }
};
