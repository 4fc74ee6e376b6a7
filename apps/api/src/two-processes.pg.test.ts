import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { recountUnread } from './features/notifications/unread.ts';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { callChild, type Child, signInChild, startChild } from './testing/child.ts';
import { addNotification } from './testing/notifications.ts';
import { openTestServer, type TestServer } from './testing/server.ts';
import { rowsOf } from './testing/rows.ts';
import { startMailServer, type TestMailServer } from './testing/smtp.ts';
import { openPage, type Page } from './testing/streams.ts';

// Two servers in separate processes on one PostgreSQL. The test has a third connection, but runs no jobs.

const MAILS = 20;
/** Below the number of failed sign-ins after which an IP address is delayed anyway. */
const LIMIT = 8;
const { parent } = ACCOUNTS;
let smtp: TestMailServer;
let database: TestServer;
let env: Record<string, string>;
let one: Child;
let two: Child;
beforeAll(async () => {
  smtp = await startMailServer();
  database = await openTestServer({ engine: 'postgres', jobs: [], env: { SMTP_URL: smtp.url } });
  env = {
    DATABASE_URL: database.services.config.DATABASE_URL ?? '',
    SMTP_URL: smtp.url,
    SIGN_IN_PER_MINUTE: String(LIMIT),
    SEED: 'none',
  };
  [one, two] = await Promise.all([startChild(env), startChild(env)]);
});
afterAll(async () => {
  await Promise.all([one?.kill('SIGKILL'), two?.kill('SIGKILL')]);
  await database?.close();
  await smtp?.close();
});

const statusOf = async (child: Child, token: string) => (await callChild(child, 'GET', 'user/me', { token })).status;

describe('two processes on one database share', () => {
  it('sessions: a sign-in at one works at the other, and a sign-out ends it at both', async () => {
    const token = await signInChild(one, parent.email, parent.password);
    expect(await statusOf(two, token)).toBe(200);
    await callChild(two, 'POST', 'auth/logout', { token, body: {} });
    expect(await statusOf(one, token)).toBe(401);
  });

  it('events: an event published anywhere reaches the pages of both', async () => {
    const token = await signInChild(one, parent.email, parent.password);
    const pages: Page[] = [await openPage(one.url, token), await openPage(two.url, token)];
    await vi.waitFor(() => pages.forEach(({ events }) => expect(events).toHaveLength(1)));
    await addNotification(database, DEMO_PEOPLE.parent.id);
    const [counted] = await database.within(() => recountUnread([DEMO_PEOPLE.parent.id]));
    await vi.waitFor(() =>
      pages.forEach(({ events }) =>
        expect(events.at(-1)).toEqual({ type: 'unread', unreadCount: counted?.unreadCount }),
      ),
    );
    pages.forEach(({ leave }) => leave());
  });

  it('jobs: each runs once', async () => {
    const subjects = Array.from({ length: MAILS }, (_, n) => `Mail ${n}`);
    await Promise.all(
      subjects.map((subject) =>
        database.within(() => database.services.mailer.send({ to: 'a@example.test', subject, paragraphs: ['x'] })),
      ),
    );
    // The daily digest of the demo families may be queued too.
    const arrived = () => smtp.received.map(({ subject }) => subject).filter((subject) => subject?.startsWith('Mail '));
    await vi.waitFor(() => expect(arrived().length).toBeGreaterThanOrEqual(MAILS), {
      timeout: 20_000,
      interval: 50,
    });
    await delay(300);
    expect(arrived()).toHaveLength(MAILS);
    expect(new Set(arrived())).toEqual(new Set(subjects));
  });

  it('schedules: a sweep that is due in both is enqueued once', async () => {
    // The hour may change while this runs: each hour has its own sweep.
    const [sweeps] = await rowsOf<{ all: number; hours: number }>(
      database,
      sql`select count(*)::int as all, count(distinct date_trunc('hour', created_at))::int as hours
        from jobs where name = 'sweep'`,
    );
    expect(sweeps?.all).toBeGreaterThan(0);
    expect(sweeps?.all).toBe(sweeps?.hours);
  });

  it('rate limits: requests to one count at the other', async () => {
    await rowsOf(database, sql`delete from rate_windows`);
    const statuses: number[] = [];
    for (let n = 0; n < LIMIT + 2; n += 1) {
      const { status } = await callChild(n % 2 ? one : two, 'POST', 'auth/login', {
        body: { email: `nobody${n}@example.test`, password: 'Wrong-one-1' },
      });
      statuses.push(status);
    }
    expect(statuses).toEqual([...Array.from({ length: LIMIT }, () => 401), 429, 429]);
    await rowsOf(database, sql`with knocks as (delete from rate_windows) delete from sign_in_failures`);
  });
});

it('SIGTERM ends open streams at once instead of waiting for them', async () => {
  const third = await startChild(env);
  const page = await openPage(third.url, await signInChild(third, parent.email, parent.password));
  const since = Date.now();
  const { code } = await third.kill('SIGTERM');
  await page.ended;
  expect(code).toBe(0);
  expect(Date.now() - since).toBeLessThan(5_000);
});

it('a job whose process is killed is run by another once its lease has expired', async () => {
  const { port } = smtp;
  await smtp.close();
  // Accepts the mail and never responds.
  const silent = await startMailServer({ port, stall: true });
  await database.within(() =>
    database.services.mailer.send({ to: 'b@example.test', subject: 'Interrupted', paragraphs: ['x'] }),
  );
  await vi.waitFor(() => expect(silent.received).toHaveLength(1), { timeout: 10_000 });
  await Promise.all([one.kill('SIGKILL'), two.kill('SIGKILL')]);
  await silent.close();
  smtp = await startMailServer({ port });

  const leftBehind = await rowsOf(
    database,
    sql`update jobs set due_at = now() where state = 'running' returning attempts`,
  );
  expect(leftBehind).toEqual([{ attempts: 1 }]);
  const next = await startChild(env);
  await vi.waitFor(() => expect(smtp.received.map(({ subject }) => subject)).toEqual(['Interrupted']), {
    timeout: 20_000,
  });
  await vi.waitFor(async () =>
    expect(await rowsOf(database, sql`select state from mails where subject = 'Interrupted'`)).toEqual([
      { state: 'sent' },
    ]),
  );
  await next.kill('SIGKILL');
});
