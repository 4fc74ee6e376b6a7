import { connect } from 'node:http2';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { MINUTE } from '@amberway/contract/kernel/limits';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { type Child, signInChild, startChild } from '../testing/child.ts';
import { hasNginx, startDeployedNginx } from '../testing/nginx.ts';
import { copyPostgresTemplate } from '../testing/template.ts';
import { freePort } from '../../../../scripts/lib/free-port.mjs';
import { times } from '../testing/times.ts';

// The files in deploy/ in a real nginx with two processes. Needs nginx: part of the long run only.
const WANTED = times(0, 1) > 0 && hasNginx();
const SECRET = 'Canary-0123456789_abcdefghijklmnopqrstuvwxyz';

describe.skipIf(!WANTED).each(['nginx.conf', 'nginx-site.conf'] as const)('deploy/%s', (file) => {
  let store: Awaited<ReturnType<typeof copyPostgresTemplate>>;
  let proxy: Awaited<ReturnType<typeof startDeployedNginx>>;
  let children: [Child, Child];
  let token: string;
  beforeAll(async () => {
    store = await copyPostgresTemplate(inject('postgresServer'));
    const settings = { TRUST_PROXY: 'true', METRICS_FROM: '127.0.0.1', PUBLIC_URL: 'https://portal.example' };
    const start = async (): Promise<Child> => {
      const port = await freePort();
      const child = await startChild({ DATABASE_URL: store.url, ...settings, SEED: 'none', PORT: String(port) });
      // It calls itself what people call it.
      return { ...child, port, url: `http://127.0.0.1:${port}` };
    };
    children = [await start(), await start()];
    proxy = await startDeployedNginx(
      file,
      children.map(({ port }) => port),
    );
    token = await signInChild(children[0], ACCOUNTS.admin.email, ACCOUNTS.admin.password);
  }, 2 * MINUTE);
  afterAll(async () => {
    await proxy?.stop();
    await Promise.all((children ?? []).map((child) => child.kill('SIGKILL')));
    await store?.remove();
  });

  /** One request over HTTP/2; the certificate is nobody's. */
  const request = async (path: string, headers: Record<string, string> = {}) => {
    const session = connect(proxy.url, { rejectUnauthorized: false });
    try {
      const stream = session.request({ ':path': path, ...headers });
      const [response] = (await once(stream, 'response')) as [Record<string, string | number>];
      let body = '';
      stream.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      await once(stream, 'end');
      return { status: Number(response[':status']), headers: response, body };
    } finally {
      session.close();
    }
  };

  it('serves pages and calls of both processes over HTTP/2, and sends plain HTTP there', async () => {
    const page = await request('/login');
    expect([page.status, page.body]).toEqual([200, expect.stringContaining('<div id="root"')]);
    expect(page.headers['strict-transport-security']).toBeDefined();
    for (let n = 0; n < 4; n += 1)
      expect((await request('/api/user/me', { authorization: `Bearer ${token}` })).status).toBe(200);
    const plain = await fetch(`${proxy.plainUrl}/login`, { redirect: 'manual' });
    expect([plain.status, plain.headers.get('location')]).toEqual([301, expect.stringMatching(/^https:.*\/login$/)]);
  });

  it('shows nobody the metrics', async () => {
    expect((await fetch(`${children[0].url}/metrics`)).status).toBe(200);
    expect((await request('/metrics')).status).toBe(404);
  });

  it('logs no token of a URL', async () => {
    for (const path of [`reset_password/${SECRET}`, `api/calendar/feed/${SECRET}`, `api/static/${SECRET}?t=${SECRET}`])
      await request(`/${path}`);
    await request(`/api/files/x/a.png?t=${SECRET}`, { referer: `${proxy.url}/?t=${SECRET}` });
    await vi.waitFor(async () => expect(await proxy.log()).toContain('/api/files/x/a.png'));
    expect(await proxy.log()).toContain('/reset_password/-');
    expect(await proxy.log()).toContain('HTTP/2.0');
    expect(await proxy.log()).not.toContain(SECRET);
  });

  it('has the files of the web app in its cache, each encoding by itself, and no page', async () => {
    const { body } = await request('/login');
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(body)?.[1] ?? '';
    const first = await request(script, { 'accept-encoding': 'gzip' });
    expect([first.status, first.headers['content-encoding']]).toEqual([200, 'gzip']);
    expect((await request(script)).headers['content-encoding']).toBeUndefined();
    await Promise.all(children.map((child) => child.kill('SIGKILL')));
    expect((await request(script, { 'accept-encoding': 'gzip' })).status).toBe(200);
    expect((await request(script)).status).toBe(200);
    expect((await request('/login')).status).toBe(502);
  });
});
