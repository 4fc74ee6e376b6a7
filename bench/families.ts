import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import pg from 'pg';
import type { Browser } from 'playwright';
import { SCREENS } from '@amberway/contract/shell/routes';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { median, signIn } from './load.ts';
import { launch } from './pauses.ts';
import { startProduct } from './processes.ts';
import { signedIn } from './visit.ts';

// The main screens with 10,000 families and with 100,000: a million users, 20 million tasks and practice entries. A
// browser opens each screen once and notes what it requests; these requests are then repeated on both databases in turn.

const SIZES = [10_000, 100_000] as const;
const LIMIT = 1.3;
/** Calls that take longer are listed. */
const SLOW_MS = 100;
const QUIET_MS = 700;
const SHOWN_TIMEOUT_MS = 60_000;
const FAMILIES_PER_STEP = 20;
const FAMILIES_PER_COACH = 25;

const FAMILY = ['home', 'program', 'notes', 'learning', 'messages', 'dailyInsights', 'path', 'notifications'] as const;
const COACH = ['home', 'usersExpand', 'members', 'usersCustomer', 'notes', 'resources'] as const;
const ADMIN = [
  'home',
  'usersCustomer',
  'usersProgram',
  'usersSubscribers',
  'members',
  'videos',
  'reports',
  'status',
] as const;

type Person = { who: string; email: string; password: string; screens: readonly (keyof typeof SCREENS)[] };

/** The same share of families in each size, far apart, so that none of them is alone in what the server remembers. */
const peopleOf = (families: number): Person[] => {
  const { password } = ACCOUNTS.parent;
  const numbers = [0.21, 0.73].map((share) => Math.floor(families * share));
  const [first = 0] = numbers.map((number) => number - (number % FAMILIES_PER_COACH));
  return [
    ...numbers.map((number) => ({
      who: 'family',
      email: `family${number}@amberway.test`,
      password,
      screens: FAMILY,
    })),
    { who: 'coach', email: `coach-of-${first}@amberway.test`, password, screens: COACH },
    { who: 'administrator', ...ACCOUNTS.admin, screens: ADMIN },
  ];
};

/** Requests for data that a screen makes when it is opened. */
type Screen = { name: string; token: string; calls: string[] };

const isData = (path: string) =>
  path.startsWith('/api/') && !/^\/api\/(auth|files|static|health)\/|\/stream\b/.test(path);

const recordScreens = async (browser: Browser, url: string, person: Person): Promise<Screen[]> => {
  const state = await signedIn(browser, url, person);
  const token = await signIn(url, person);
  const screens: Screen[] = [];
  for (const key of person.screens) {
    const context = await browser.newContext({ storageState: state, viewport: { width: 1440, height: 2400 } });
    const page = await context.newPage();
    const calls = new Set<string>();
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (request.method() === 'GET' && isData(pathname)) calls.add(pathname + search);
    });
    await page.goto(`${url}${SCREENS[key].path}`);
    await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor({ timeout: SHOWN_TIMEOUT_MS });
    for (let known = -1; known !== calls.size;) {
      known = calls.size;
      await page.waitForTimeout(QUIET_MS);
    }
    await context.close();
    if (calls.size === 0) throw new Error(`${person.who}: ${key} requested nothing.`);
    screens.push({ name: `${person.who}, ${key}`, token, calls: [...calls] });
  }
  return screens;
};

const timeOf = async (url: string, token: string): Promise<number> => {
  const started = performance.now();
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${url} returned ${response.status}`);
  return performance.now() - started;
};

/** Fills a database with that many families unless it has them, in one process of its own with progress. */
const fill = async (url: string, families: number) => {
  const env = { ...process.env, DATABASE_URL: url, SEED_SCALE: String(families / FAMILIES_PER_STEP + 1) };
  const child = spawn(process.execPath, ['apps/api/dist/cli.js', 'seed'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The families could not be added.');
};

const withClient = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const countRows = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string; count: string }>(
      `select relname as name, n_live_tup as count from pg_stat_user_tables where relname in ('users', 'tasks', 'practice_entries')`,
    );
    return Object.fromEntries(rows.map(({ name, count }) => [name, Number(count)]));
  });

/** A database of that size on the server: filled the first time. */
const databaseOf = async (server: string, families: number): Promise<string> => {
  const name = `families_${families}`;
  const url = new URL(server);
  url.pathname = name;
  const isNew = await withClient(server, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${name}`);
    return rowCount === 0;
  });
  if (isNew) {
    await fill(url.href, families);
    await withClient(url.href, (client) => client.query('vacuum analyze'));
  }
  return url.href;
};

type Side = {
  families: number;
  product: Awaited<ReturnType<typeof startProduct>>;
  screens: Screen[];
  times: number[][][];
};

const startSide = async (server: string, families: number, browser: Browser): Promise<Side> => {
  const database = await databaseOf(server, families);
  console.log(`${families} families:`, await countRows(database));
  const product = await startProduct({
    DATABASE_URL: database,
    SIGN_IN_PER_MINUTE: '1000',
    SEARCH_PER_MINUTE: '100000000',
  });
  const screens: Screen[] = [];
  for (const person of peopleOf(families)) screens.push(...(await recordScreens(browser, product.url, person)));
  return { families, product, screens, times: screens.map(({ calls }) => calls.map(() => [])) };
};

const measure = async ({ product, screens, times }: Side) => {
  for (const [at, { token, calls }] of screens.entries())
    for (const [number, path] of calls.entries())
      times[at]?.[number]?.push(await timeOf(`${product.url}${path}`, token));
};

/** The sum of a screen's requests, over all people who opened it; the first round warms up. */
const timesByScreen = ({ screens, times }: Side) => {
  const sums = new Map<string, number>();
  for (const [at, { name }] of screens.entries()) {
    const sum = (times[at] ?? []).reduce((total, all) => total + median(all.slice(1)), 0);
    sums.set(name, (sums.get(name) ?? 0) + sum);
  }
  return sums;
};

/** For who looks for what a screen waits for. */
const slowCalls = (side: Side) =>
  side.screens.flatMap(({ name, calls }, at) =>
    calls.map((path, number) => ({ name, path, ms: median(side.times[at]?.[number]?.slice(1) ?? []) })),
  );

/** `server` is a PostgreSQL that keeps the databases, so that a second run need not fill them. */
export const benchFamilies = async ({
  rounds,
  sizes = SIZES,
  server,
}: {
  rounds: number;
  sizes?: readonly number[];
  server?: string | undefined;
}) => {
  const own = server === undefined ? await startPostgres() : undefined;
  const address = server ?? own?.url ?? '';
  const browser = await launch();
  const sides: Side[] = [];
  try {
    for (const families of sizes) sides.push(await startSide(address, families, browser));
    await browser.close();
    for (let round = 0; round <= rounds; round += 1) for (const side of sides) await measure(side);
    const [small, large] = sides.map(timesByScreen);
    const figures: Record<string, string> = {};
    for (const [name, before] of small ?? []) {
      const after = large?.get(name) ?? Number.NaN;
      figures[`${name}: ms with ${sizes.join(' and ')} families (share, at most ${LIMIT})`] =
        `${before.toFixed(1)} and ${after.toFixed(1)} (${(after / before).toFixed(2)})`;
    }
    for (const side of sides)
      for (const { name, path, ms } of slowCalls(side))
        if (ms > SLOW_MS) console.log(`${side.families} families, ${name}: ${path} ${ms.toFixed(0)} ms`);
    return figures;
  } finally {
    await browser.close();
    for (const { product } of sides) await product.stop();
    await own?.stop();
  }
};
