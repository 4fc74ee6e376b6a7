import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { MINUTE } from '@amberway/contract/kernel/limits';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { callChild, type Child, signInChild, startChild } from '../testing/child.ts';
import { copyPostgresTemplate } from '../testing/template.ts';
import { times } from '../testing/times.ts';

const SIGNALS = times(1, 50);
const CLIENTS = 8;
const UNDER_LOAD_MS = 400;

let store: Awaited<ReturnType<typeof copyPostgresTemplate>>;
beforeAll(async () => {
  store = await copyPostgresTemplate(inject('postgresServer'));
});
afterAll(() => store?.remove());

type Sent = { name: string; responded: Promise<number> };

/** One keep-alive client that sends the next request after each response, until the server is gone. */
const requestRepeatedly = (child: Child, token: string, client: string, sent: (one: Sent) => void) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const add = (name: string) =>
    new Promise<number>((resolve, reject) => {
      const body = JSON.stringify({ type: 'tag', name });
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      const outgoing = request(`${child.url}/api/lookups`, { method: 'POST', agent, headers }, (response) => {
        response.resume().once('end', () => resolve(response.statusCode ?? 0));
      });
      outgoing.once('error', reject);
      outgoing.end(body);
      sent({
        name,
        responded: new Promise((done) =>
          outgoing.once('response', (r) => done(r.statusCode ?? 0)).once('error', () => done(0)),
        ),
      });
    });
  return (async () => {
    for (let n = 0; ; n += 1) await add(`${client} ${n}`);
  })().catch(() => agent.destroy());
};

/** Stops a server under writes; returns how many responses were due at that moment and how many were dropped. */
const stopUnderLoad = async (round: number) => {
  const child = await startChild({ DATABASE_URL: store.url });
  const token = await signInChild(child, ACCOUNTS.admin.email, ACCOUNTS.admin.password);
  const open = new Map<string, Promise<number>>();
  const note = ({ name, responded }: Sent) => {
    open.set(name, responded);
    void responded.then(() => open.delete(name));
  };
  const clients = Array.from({ length: CLIENTS }, (_, n) =>
    requestRepeatedly(child, token, `signal ${round} ${n}`, note),
  );
  await delay(UNDER_LOAD_MS);
  const owed = [...open.values()];
  const ended = child.kill('SIGTERM');
  const statuses = await Promise.all(owed);
  const { code } = await ended;
  await Promise.all(clients);
  return { owed: owed.length, dropped: statuses.filter((status) => status !== 200).length, code };
};

it(
  'a server that gets SIGTERM responds to every request it has received and exits with 0',
  async () => {
    const rounds = [];
    for (let round = 0; round < SIGNALS; round += 1) rounds.push(await stopUnderLoad(round));
    expect(rounds.reduce((sum, { owed }) => sum + owed, 0)).toBeGreaterThanOrEqual(SIGNALS);
    expect(rounds.filter(({ dropped, code }) => dropped > 0 || code !== 0)).toEqual([]);
    // Everything acknowledged is stored: the next server returns it.
    const child = await startChild({ DATABASE_URL: store.url });
    const token = await signInChild(child, ACCOUNTS.admin.email, ACCOUNTS.admin.password);
    const { body } = await callChild(child, 'GET', 'lookups?types=tag', { token });
    expect((body.data as { name: string }[]).filter(({ name }) => name.startsWith('signal ')).length).toBeGreaterThan(
      SIGNALS,
    );
    await child.kill('SIGTERM');
  },
  (1 + SIGNALS) * MINUTE,
);
