import pg from 'pg';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { load, median, signIn } from './load.ts';
import { startProduct } from './processes.ts';
import { usersFrom } from './users-list.ts';

// The same calls over 10,000, 100,000 and 1,000,000 users: how much slower does each tenfold make them? They take
// turns, so that what the machine does meanwhile falls on all of them.

const SIZES = [10_000, 100_000, 1_000_000];
const CALLS = {
  'users, first page': 'user/all/customer?filter=Active&skip=0&limit=50',
  'users, by name': 'user/all/customer?filter=Active&skip=0&limit=50&search=last500',
  'one user': `user/me`,
};

export const benchGrowth = async ({ rounds, seconds, max }: { rounds: number; seconds: number; max: number }) => {
  const postgres = await startPostgres();
  const product = await startProduct({
    DATABASE_URL: postgres.url,
    SIGN_IN_PER_MINUTE: '1000',
    SEARCH_PER_MINUTE: '100000000',
  });
  const client = new pg.Client({ connectionString: postgres.url });
  try {
    await client.connect();
    const token = await signIn(product.url, ACCOUNTS.admin);
    const figures: Record<string, string> = {};
    const first: Record<string, number> = {};
    let filled = 0;
    for (const size of SIZES.filter((one) => one <= max)) {
      await client.query(usersFrom(filled + 1, size));
      await client.query('vacuum analyze users');
      filled = size;
      const all: Record<string, number[]> = {};
      for (const path of Object.values(CALLS)) await load(`${product.url}/api/${path}`, token, 1);
      for (let round = 0; round < rounds; round += 1)
        for (const [name, path] of Object.entries(CALLS)) {
          const { perSecond } = await load(`${product.url}/api/${path}`, token, seconds);
          (all[name] ??= []).push(perSecond);
        }
      const rates: Record<string, number> = {};
      for (const [name, found] of Object.entries(all)) {
        const perSecond = median(found);
        first[name] ??= perSecond;
        rates[name] = perSecond;
        const share = (perSecond / (first[name] ?? perSecond)).toFixed(2);
        figures[`${name} of ${size.toLocaleString('en')}: requests/s (share of the smallest)`] =
          `${perSecond.toFixed(0)} (${share})`;
      }
      figures[`users, by name, of ${size.toLocaleString('en')}: share of the first page (aim ≥ 0.5)`] = (
        (rates['users, by name'] ?? 0) / (rates['users, first page'] ?? 1)
      ).toFixed(2);
    }
    return figures;
  } finally {
    await client.end();
    await product.stop();
    await postgres.stop();
  }
};
