import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { MINUTE } from '@amberway/contract/kernel/limits';
import { ACCOUNTS, type AccountName } from '@amberway/fixtures/accounts';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { callChild, type Child, signInChild, startChild } from '../testing/child.ts';
import { buildFormerVersion, findFormerVersion } from '../testing/former-version.ts';
import { copyPostgresTemplate } from '../testing/template.ts';
import { times } from '../testing/times.ts';

// A rolling update: a process of the version before serves people while this version migrates the database and starts
// beside it. Without the whole history (a shallow clone) there is nothing to build the version before from.

const former = await findFormerVersion();
const ROUNDS = times(1, 5);
const member = DEMO_CHILDREN.arlo.id;
const family = DEMO_PEOPLE.parent.id;

/** What the main screens read. */
const READS: Record<'parent' | 'coach' | 'admin', string[]> = {
  parent: [
    'user/me',
    `goal?member=${member}`,
    'lookups',
    `session?customer=${family}&when=written&limit=10`,
    `notification/${family}?skip=0&limit=20`,
  ],
  coach: ['user/me', `goal?member=${member}`, 'clientMessage', 'resource?skip=0&limit=20', 'waiting'],
  admin: [
    'user/me',
    'user/all/customer?filter=Active&skip=0&limit=20',
    'jobs/summary',
    'lookups',
    'video?page=1&pageSize=10',
  ],
};
const ROLES = Object.keys(READS) as (keyof typeof READS)[];

type Traffic = { reads: number; failures: string[]; written: string[]; stop: () => Promise<void> };

const signInAll = async (child: Child) => {
  const tokens = {} as Record<AccountName, string>;
  for (const role of ROLES) tokens[role] = await signInChild(child, ACCOUNTS[role].email, ACCOUNTS[role].password);
  return tokens;
};

let started = 0;
/** Reads of every role and writes, one after the other, until it is stopped. */
const startTraffic = (child: Child, tokens: Record<AccountName, string>): Traffic => {
  started += 1;
  const prefix = `entry ${started}`;
  const stopping = new AbortController();
  const traffic: Traffic = { reads: 0, failures: [], written: [], stop: () => Promise.resolve() };
  const call = async (role: keyof typeof READS, method: string, path: string, body?: unknown) => {
    const { status } = await callChild(child, method, path, { token: tokens[role], body });
    if (status !== 200) traffic.failures.push(`${role}: ${method} ${path} ${status}`);
    return status === 200;
  };
  const read = async (role: keyof typeof READS) => {
    for (let n = 0; !stopping.signal.aborted; n += 1) {
      const path = READS[role][n % READS[role].length] ?? '';
      if (await call(role, 'GET', path)) traffic.reads += 1;
    }
  };
  const write = async () => {
    for (let n = 0; !stopping.signal.aborted; n += 1) {
      const name = `${prefix} ${n}`;
      if (await call('admin', 'POST', 'lookups', { type: 'tag', name })) traffic.written.push(name);
    }
  };
  const running = Promise.all([...ROLES.map(read), write()]);
  traffic.stop = async () => {
    stopping.abort();
    await running;
  };
  return traffic;
};

/** Waits until it has read and written some more, however slow the machine is; failures are looked at in the end. */
const enough = (traffic: Traffic, since = 0) =>
  vi.waitFor(
    () => {
      expect(traffic.reads + traffic.failures.length).toBeGreaterThan(since + 20);
      expect(traffic.written.length + traffic.failures.length).toBeGreaterThan(3);
    },
    { timeout: MINUTE, interval: 50 },
  );

const namesIn = async (url: string): Promise<Set<string>> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(`select name from lookups where type = 'tag'`);
    return new Set(rows.map(({ name }) => name));
  } finally {
    await client.end();
  }
};

const countMigrations = async (url: string): Promise<number> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ count: string }>('select count(*) from drizzle.__drizzle_migrations');
    return Number(rows[0]?.count);
  } finally {
    await client.end();
  }
};

describe.skipIf(!former)(`a rolling update from ${former?.commit.slice(0, 12)} (${former?.lastMigration})`, () => {
  let program: string;
  beforeAll(async () => {
    if (former) program = await buildFormerVersion(former);
  }, 5 * MINUTE);

  for (let round = 1; round <= ROUNDS; round += 1) {
    describe(`round ${round}`, () => {
      let store: Awaited<ReturnType<typeof copyPostgresTemplate>>;
      const children: Child[] = [];
      const start = async (folder?: string) => {
        const child = await startChild({ DATABASE_URL: store.url, SEED: 'demo' }, folder);
        children.push(child);
        return child;
      };
      beforeAll(async () => {
        store = await copyPostgresTemplate(inject('postgresServer'), 'template0');
      });
      afterAll(async () => {
        await Promise.all(children.map((child) => child.kill('SIGKILL')));
        await store?.remove();
      });

      it(
        'no request fails at the former process while this one migrates, nor while both run, nor after its restart',
        async () => {
          const old = await start(program);
          const before = await countMigrations(store.url);
          const tokens = await signInAll(old);
          const atOld = startTraffic(old, tokens);
          await enough(atOld);
          const now = await start();
          expect(await countMigrations(store.url)).toBeGreaterThan(before);
          const atNow = startTraffic(now, tokens);
          await Promise.all([enough(atNow), enough(atOld, atOld.reads)]);
          await atOld.stop();
          // One of the old ones that crashes now starts again on the new schema.
          expect((await old.kill('SIGTERM')).code).toBe(0);
          const again = await start(program);
          const atAgain = startTraffic(again, await signInAll(again));
          await enough(atAgain);
          await atAgain.stop();
          expect((await again.kill('SIGTERM')).code).toBe(0);
          await atNow.stop();

          for (const { failures } of [atOld, atNow, atAgain]) expect(failures).toEqual([]);
          const stored = await namesIn(store.url);
          const acknowledged = [atOld, atNow, atAgain].flatMap(({ written }) => written);
          expect(acknowledged.filter((name) => !stored.has(name))).toEqual([]);
        },
        3 * MINUTE,
      );
    });
  }
});
