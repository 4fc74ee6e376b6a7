import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FAILURES } from '@amberway/contract/kernel/errors';
import { MINUTE } from '@amberway/contract/kernel/limits';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { type Postgres, startPostgres } from '../../../../scripts/lib/postgres.mjs';
import { callChild, type Child, signInChild, startChild } from '../testing/child.ts';
import { times } from '../testing/times.ts';

let postgres: Postgres;
let child: Child;
beforeAll(async () => {
  postgres = await startPostgres();
  child = await startChild({ DATABASE_URL: postgres.url, LOG_LEVEL: 'error' });
}, 2 * MINUTE);
afterAll(async () => {
  await child?.kill('SIGKILL');
  await postgres?.stop();
});

const { email, password } = ACCOUNTS.admin;
const call = (path: string, token?: string) => callChild(child, 'GET', path, { ...(token && { token }) });

/** Sends requests without a pause until stopped; returns the statuses seen. */
const load = (token: string) => {
  const seen = new Set<number>();
  const stopping = new AbortController();
  const run = async () => {
    while (!stopping.signal.aborted) seen.add((await call('lookups', token)).status);
  };
  const running = Promise.all([run(), run(), run(), run()]);
  return {
    stop: async () => {
      stopping.abort();
      await running;
      return [...seen].toSorted((a, b) => a - b);
    },
  };
};

const RESTARTS = times(1, 20);

it(
  'a database outage fails only the requests of that time, and the server recovers by itself',
  async () => {
    const token = await signInChild(child, email, password);
    const background = load(token);
    for (let n = 0; n < RESTARTS; n += 1) {
      await delay(300);
      await postgres.halt();
      expect(await call('user/me', token)).toMatchObject({
        status: 503,
        body: { status: false, code: 'unavailable', message: FAILURES.unavailable.message },
      });
      expect((await callChild(child, 'POST', 'auth/login', { body: { email, password } })).status).toBe(503);
      expect((await call('health/ready')).status).toBe(503);
      expect((await call('health/live')).status).toBe(200);

      await postgres.resume();
      await delay(300);
      expect((await call('health/ready')).status).toBe(200);
      expect((await call('user/me', token)).status).toBe(200);
    }
    expect(await background.stop()).toEqual([200, 503]);
    expect(child.output()).not.toContain(token);
    expect((await child.kill('SIGTERM')).code).toBe(0);
  },
  (1 + RESTARTS) * MINUTE,
);
