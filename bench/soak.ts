import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { median, signIn } from './load.ts';
import { startProduct } from './processes.ts';

// Mixed traffic of families, coaches and administrators for many minutes: does the memory stay where it is?

const MINUTE = 60_000;
const SAMPLE_MS = 5_000;
const PAUSE_MS = 20;
/** What a garbage collector that is in no hurry may leave lying about. */
const ALLOWED_GROWTH = 1.1;

const member = DEMO_CHILDREN.arlo.id;
const READS = {
  parent: [
    'user/me',
    `dashboard/progress?member=${member}`,
    `dashboard/home?member=${member}`,
    `goal?member=${member}`,
    `session?member=${member}&skip=0&limit=10`,
    `notification/${DEMO_PEOPLE.parent.id}?skip=0&limit=20`,
    `resource/usersResources/${member}?skip=0&limit=20`,
    'lookups',
  ],
  coach: [
    'dashboard/workspace',
    `session?member=${member}&around=today&limit=10`,
    'resource?skip=0&limit=20&search=calm',
    'user/myClients?skip=0&limit=20',
    `user/${DEMO_PEOPLE.parent.id}`,
    'lookups',
  ],
  admin: [
    'user/all/customer?filter=Active&skip=0&limit=50',
    'jobs/summary',
    'member?skip=0&limit=50',
    'video?skip=0&limit=20',
  ],
} as const;

const onEmbedded = process.argv.includes('embedded');
const minutes = Number(process.argv.slice(2).find((argument) => argument !== 'embedded') ?? 20);
const postgres = onEmbedded ? undefined : await startPostgres();
const folder = await mkdtemp(join(tmpdir(), 'amberway-soak-'));
const product = await startProduct({
  DATA_DIR: folder,
  DATABASE_URL: postgres?.url ?? '',
  SIGN_IN_PER_MINUTE: '1000',
  SEARCH_PER_MINUTE: '100000000',
});
const statuses = new Map<string, number>();
const call = async (token: string, path: string, body?: unknown, method = body ? 'POST' : 'GET') => {
  const response = await fetch(`${product.url}/api/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const key = `${response.status} ${method} ${path.split('?')[0]?.replace(/[0-9a-f-]{36}/g, ':id')}`;
  statuses.set(key, (statuses.get(key) ?? 0) + 1);
  return text;
};

const until = Date.now() + minutes * MINUTE;
const person = async (who: keyof typeof READS) => {
  let token = await signIn(product.url, ACCOUNTS[who]);
  for (let n = 0; Date.now() < until; n += 1) {
    await call(token, READS[who][n % READS[who].length] ?? 'user/me');
    // Something is written and taken away again; now and then somebody signs out and in.
    if (who === 'admin' && n % 5 === 0) {
      const made = JSON.parse(await call(token, 'lookups', { type: 'tag', name: `Soak ${n}` })) as {
        data?: { _id: string };
      };
      if (made.data) await call(token, `lookups/${made.data._id}`, undefined, 'DELETE');
    }
    if (n % 500 === 499) {
      await call(token, 'auth/logout', {});
      token = await signIn(product.url, ACCOUNTS[who]);
    }
    await delay(PAUSE_MS);
  }
};

const memory: number[] = [];
const watch = async () => {
  while (Date.now() < until) {
    const status = await readFile(`/proc/${product.pid}/status`, 'utf8');
    memory.push(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
    await delay(SAMPLE_MS);
  }
};

await Promise.all([watch(), ...(['parent', 'parent', 'coach', 'coach', 'admin'] as const).map(person)]);
await product.stop();
await postgres?.stop();
await rm(folder, { recursive: true });

const third = Math.floor(memory.length / 3);
const [middle, last] = [median(memory.slice(third, 2 * third)), median(memory.slice(2 * third))];
const responses = [...statuses.values()].reduce((sum, count) => sum + count, 0);
const bad = [...statuses].filter(([key]) => !key.startsWith('2'));
console.log(`${responses} answers in ${minutes} minutes; not 2xx: ${bad.length === 0 ? 'none' : ''}`);
for (const [key, count] of bad) console.log(`  ${count} × ${key}`);
console.log(
  `memory, MB: highest ${Math.max(...memory).toFixed(0)}, middle third ${middle.toFixed(0)}, last third ${last.toFixed(0)}`,
);
process.exit(bad.length === 0 && last <= middle * ALLOWED_GROWTH ? 0 : 1);
