import { performance } from 'node:perf_hooks';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { startBare, startProduct } from './processes.ts';
import { median, signIn } from './load.ts';
import { fillProgramme, LARGE_MEMBER, OUTCOMES, SKILLS, TASKS } from './programme-fill.ts';

// One request for a child's whole programme, 50 outcomes × 20 skills × 20 tasks, through the whole stack and from a
// bare server with the same joins on the same database. The two take turns.

const POOL = 8;

/** How long one answer takes, read to its end. */
const timeOf = async (url: string, token: string): Promise<number> => {
  const started = performance.now();
  const response = await fetch(`${url}/api/goal?member=${LARGE_MEMBER}`, {
    // The bare server does not compress.
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' },
  });
  const bytes = (await response.arrayBuffer()).byteLength;
  if (response.status !== 200 || bytes < OUTCOMES * SKILLS * TASKS)
    throw new Error(`${url} answered ${response.status} with ${bytes} bytes`);
  return performance.now() - started;
};

export const benchProgramme = async ({ rounds }: { rounds: number }) => {
  const postgres = await startPostgres();
  const product = await startProduct({
    DATABASE_URL: postgres.url,
    DATABASE_POOL: String(POOL),
    SIGN_IN_PER_MINUTE: '1000',
  });
  await fillProgramme(postgres.url);
  const bare = await startBare('programme', postgres.url, POOL);
  try {
    const token = await signIn(product.url, ACCOUNTS.coach);
    for (let warm = 0; warm < 3; warm += 1) for (const { url } of [product, bare]) await timeOf(url, token);
    const own: number[] = [];
    const reference: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      reference.push(await timeOf(bare.url, token));
      own.push(await timeOf(product.url, token));
    }
    return {
      'programme of 20,000 tasks: median, ms': median(own).toFixed(0),
      'programme of 20,000 tasks: share of bare (aim ≥ 0.7)': (median(reference) / median(own)).toFixed(2),
    };
  } finally {
    await Promise.all([product.stop(), bare.stop()]);
    await postgres.stop();
  }
};
