import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { MINUTE } from '@amberway/contract/kernel/limits';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { callChild, type Child, runServer, signInChild, startChild } from '../testing/child.ts';
import { openPage } from '../testing/streams.ts';
import { copyPostgresTemplate } from '../testing/template.ts';
import { times } from '../testing/times.ts';

const WORKERS = 2;
const CLIENTS = 4;
const METRICS_TOKEN = 'a-token-of-the-monitor';
const KILLS = times(1, 20);
const { email, password } = ACCOUNTS.admin;

/** The processes that accepted connections, in the order in which they began to. */
const started = (child: Child): number[] =>
  [...child.output().matchAll(/"worker":(\d+)[^\n]*"a worker listens"/g)].map(([, pid]) => Number(pid));
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('several workers on one port', () => {
  let store: Awaited<ReturnType<typeof copyPostgresTemplate>>;
  let child: Child;
  let token: string;
  beforeAll(async () => {
    store = await copyPostgresTemplate(inject('postgresServer'));
    child = await startChild({ DATABASE_URL: store.url, WORKERS: String(WORKERS), LOG_LEVEL: 'info', METRICS_TOKEN });
    token = await signInChild(child, email, password);
  }, 2 * MINUTE);
  afterAll(async () => {
    await child?.kill('SIGKILL');
    await store?.remove();
  });
  const alive = () => started(child).filter(isAlive);

  /**
   * As the portal does: a request whose connection broke is sent again after a moment. Right after a kill another of the
   * client's connections may lead to the same worker, or the port's owner not know yet that it is dead.
   */
  const again = <T>(once: () => Promise<T>): Promise<T> =>
    once()
      .catch(() => delay(100).then(once))
      .catch(() => delay(500).then(once));
  const send = (method: string, path: string, body?: unknown) =>
    again(() => callChild(child, method, path, { token, body }));

  const readMetrics = () =>
    fetch(`${child.url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}`, connection: 'close' } });

  it('each is a process of its own, and all answer', async () => {
    expect(alive()).toHaveLength(WORKERS);
    const pages = await Promise.all(Array.from({ length: 2 * WORKERS }, () => openPage(child.url, token)));
    await vi.waitFor(() => pages.forEach(({ events }) => expect(events.length).toBeGreaterThan(0)));
    pages.forEach((page) => page.leave());
  });

  it('the metrics of any of them are the sum of all', async () => {
    const READS = 40;
    for (let n = 0; n < READS; n += 1) await callChild(child, 'GET', 'health/live');
    const text = await (await readMetrics()).text();
    expect(text).toMatch(/amberway_requests_total\{method="GET",route="\/api\/health\/live",status="200"\} 40\n/);
    // One database, however many workers report it.
    expect(text).toMatch(/amberway_build_info\{[^}]*\} 1\n/);
    // There before the first failure, so that it can be watched.
    expect(text).toMatch(/amberway_jobs\{name="",state="failed"\} 0\n/);
    expect(text).toMatch(/amberway_mails_last_day\{state="failed"\} 0\n/);
  });

  it(
    'one that is killed under load is replaced: no read fails, no acknowledged write is lost',
    async () => {
      const stopping = new AbortController();
      const reads: number[] = [];
      const written: string[] = [];
      const read = async () => {
        while (!stopping.signal.aborted) reads.push((await send('GET', 'user/me')).status);
      };
      const write = async (writer: number) => {
        for (let n = 0; !stopping.signal.aborted; n += 1) {
          const name = `worker ${writer} entry ${n}`;
          const { status } = await send('POST', 'lookups', { type: 'tag', name });
          if (status === 200) written.push(name);
        }
      };
      const monitored: number[] = [];
      const monitor = async () => {
        while (!stopping.signal.aborted) monitored.push((await again(readMetrics)).status);
      };
      const clients: Promise<void>[] = [
        monitor(),
        ...Array.from({ length: CLIENTS }, (_, n) => (n % 2 === 0 ? read() : write(n))),
      ];
      for (let n = 0; n < KILLS; n += 1) {
        await delay(300);
        const [victim] = alive();
        process.kill(victim as number, 'SIGKILL');
        await vi.waitFor(
          () => {
            expect(started(child)).toHaveLength(WORKERS + n + 1);
            expect(alive()).toHaveLength(WORKERS);
          },
          { timeout: MINUTE },
        );
      }
      await delay(300);
      stopping.abort();
      await Promise.all(clients);
      expect(started(child)).toHaveLength(WORKERS + KILLS);
      expect(reads.length).toBeGreaterThan(20);
      expect(reads.filter((status) => status !== 200)).toEqual([]);
      expect(monitored.length).toBeGreaterThan(3);
      expect(monitored.filter((status) => status !== 200)).toEqual([]);
      expect(written.length).toBeGreaterThan(5);
      const { body } = await callChild(child, 'GET', 'lookups?types=tag', { token });
      const found = new Set((body.data as { name: string }[]).map(({ name }) => name));
      expect(written.filter((name) => !found.has(name))).toEqual([]);
    },
    (1 + KILLS) * MINUTE,
  );

  it('all stop on SIGTERM', async () => {
    const pids = alive();
    expect((await child.kill('SIGTERM')).code).toBe(0);
    expect(pids.filter(isAlive)).toEqual([]);
  });
});

it('workers need PostgreSQL, and say so', async () => {
  const { code, output } = await runServer({ WORKERS: '2' });
  expect(output).toContain('The setting WORKERS needs DATABASE_URL');
  expect(code).toBe(1);
});

it(
  'a pool that is larger than the server allows is named with both numbers',
  async () => {
    const store = await copyPostgresTemplate(inject('postgresServer'));
    const child = await startChild({ DATABASE_URL: store.url, DATABASE_POOL: '200' });
    try {
      expect(child.output()).toMatch(
        /The database allows \d+ connections, and 1 × \(DATABASE_POOL 200 \+ 1\) are 201:/,
      );
    } finally {
      await child.kill('SIGTERM');
      await store.remove();
    }
  },
  MINUTE,
);
