import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { MINUTE } from '@amberway/contract/kernel/limits';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { type Child, signInChild, startChild } from '../testing/child.ts';
import { hasNginx, startNginx } from '../testing/nginx.ts';
import { openPage } from '../testing/streams.ts';
import { copyPostgresTemplate } from '../testing/template.ts';
import { times } from '../testing/times.ts';

// Needs nginx, which not every machine has: part of the long run only.
const WANTED = times(0, 1) > 0 && hasNginx();
const READERS = 6;

describe.skipIf(!WANTED)('two processes behind nginx', () => {
  let store: Awaited<ReturnType<typeof copyPostgresTemplate>>;
  let proxy: Awaited<ReturnType<typeof startNginx>>;
  let children: [Child, Child];
  let token: string;
  const start = (PORT = '0') => startChild({ DATABASE_URL: store.url, TRUST_PROXY: 'true', PORT });
  const ask = async (path: string, body?: unknown) =>
    (
      await fetch(`${proxy.url}/api/${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
    ).status;

  beforeAll(async () => {
    store = await copyPostgresTemplate(inject('postgresServer'));
    children = [await start(), await start()];
    proxy = await startNginx(children.map(({ port }) => port));
    token = await signInChild(children[0], ACCOUNTS.admin.email, ACCOUNTS.admin.password);
  }, 2 * MINUTE);
  afterAll(async () => {
    await proxy?.stop();
    await Promise.all((children ?? []).map((child) => child.kill('SIGKILL')));
    await store?.remove();
  });

  it('a session of one process works through the proxy, and pages and live events pass', async () => {
    expect(await ask('user/me')).toBe(200);
    const home = await fetch(`${proxy.url}/`);
    expect([home.status, await home.text()]).toEqual([200, expect.stringContaining('<div id="root">')]);
    const page = await openPage(proxy.url, token);
    await vi.waitFor(() => expect(page.events.length).toBeGreaterThan(0));
    page.leave();
  });

  it('the access log of the example in docs/operations.md holds no token from a URL', async () => {
    const secret = 'Canary-0123456789_abcdefghijklmnopqrstuvwxyz';
    for (const path of [`reset_password/${secret}`, `api/calendar/feed/${secret}`, `api/static/${secret}?t=${secret}`])
      await fetch(`${proxy.url}/${path}`);
    await fetch(`${proxy.url}/api/files/x/a.png?t=${secret}`, { headers: { referer: `${proxy.url}/?t=${secret}` } });
    await vi.waitFor(async () => expect(await proxy.log()).toContain('/api/files/x/a.png'));
    expect(await proxy.log()).toContain('/reset_password/-');
    expect(await proxy.log()).not.toContain(secret);
  });

  it(
    'readers notice nothing while the processes are stopped or killed and restarted one after the other',
    async () => {
      const stopping = new AbortController();
      const seen: number[] = [];
      const read = async () => {
        while (!stopping.signal.aborted) seen.push(await ask('lookups'));
      };
      const readers = Array.from({ length: READERS }, read);
      for (const [n, signal] of (['SIGTERM', 'SIGKILL', 'SIGTERM', 'SIGKILL'] as const).entries()) {
        const at = n % 2;
        const { port } = children[at] as Child;
        await delay(500);
        await (children[at] as Child).kill(signal);
        await delay(500);
        children[at] = await start(String(port));
      }
      stopping.abort();
      await Promise.all(readers);
      expect(seen.length).toBeGreaterThan(100);
      expect(seen.filter((status) => status !== 200)).toEqual([]);
    },
    4 * MINUTE,
  );
});
