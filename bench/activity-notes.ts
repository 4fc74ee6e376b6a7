import { readFile } from 'node:fs/promises';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { load, median, signIn } from './load.ts';
import { startBare, startProduct } from './processes.ts';
import { fillNotes, LARGE_MEMBER, REPORTED, REPORTED_YEAR } from './activity-notes-fill.ts';

// A child with 5,000 sessions: a page, the page that holds today and an opened note, through the whole stack and from a
// bare server with the same joins on the same database. The two take turns. Then a report of 100,000 rows.

const POOL = 8;

type Figures = Record<string, string>;

/** What the process holds in memory, in megabytes. */
const memoryOf = async (pid: number) => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
};

const report = async ({ url, pid }: { url: string; pid: number }): Promise<Figures> => {
  const token = await signIn(url, ACCOUNTS.admin);
  const before = await memoryOf(pid);
  const response = await fetch(`${url}/api/report/session-report`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ from: `${REPORTED_YEAR}-01-01`, to: `${REPORTED_YEAR + 1}-12-31` }),
  });
  let lines = 0;
  let peak = before;
  for await (const chunk of response.body ?? []) {
    lines +=
      Buffer.from(chunk as Uint8Array)
        .toString('latin1')
        .split('\r\n').length - 1;
    peak = Math.max(peak, await memoryOf(pid));
  }
  if (lines < REPORTED) throw new Error(`The report has ${lines} lines.`);
  return { 'session report of 100,000 rows: memory grows by, MB': (peak - before).toFixed(0) };
};

export const benchNotes = async ({ rounds, seconds }: { rounds: number; seconds: number }): Promise<Figures> => {
  const postgres = await startPostgres();
  const product = await startProduct({
    DATABASE_URL: postgres.url,
    DATABASE_POOL: String(POOL),
    SIGN_IN_PER_MINUTE: '1000',
    SEARCH_PER_MINUTE: '100000000',
  });
  const { noteId } = await fillNotes(postgres.url);
  const bare = await startBare('activity-notes', postgres.url, POOL);
  const calls = {
    'page of 5,000 sessions': `session?member=${LARGE_MEMBER}&skip=2000&limit=10`,
    'page that holds today': `session?member=${LARGE_MEMBER}&around=today&limit=10`,
    'opened note': `session/details/${noteId}`,
  };
  try {
    const token = await signIn(product.url, ACCOUNTS.coach);
    const figures: Figures = {};
    for (const [name, path] of Object.entries(calls)) {
      const at = ({ url }: { url: string }) => load(`${url}/api/${path}`, token, seconds);
      for (const one of [product, bare]) await load(`${one.url}/api/${path}`, token, 1);
      const ratios: number[] = [];
      const own: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const [before, measured, after] = [await at(bare), await at(product), await at(bare)];
        ratios.push(measured.perSecond / ((before.perSecond + after.perSecond) / 2));
        own.push(measured.perSecond);
      }
      figures[`${name}: requests/s, whole stack`] = median(own).toFixed(0);
      figures[`${name}: share of bare (aim ≥ 0.7)`] = median(ratios).toFixed(2);
    }
    return { ...figures, ...(await report(product)) };
  } finally {
    await Promise.all([product.stop(), bare.stop()]);
    await postgres.stop();
  }
};
