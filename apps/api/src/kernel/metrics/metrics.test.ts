import { describe, expect, it } from 'vitest';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { useServer } from '../../testing/hooks.ts';
import { addJob } from '../../testing/jobs.ts';

const TOKEN = 'a-token-of-the-monitor';
const read = (server: ReturnType<typeof useServer>, headers: Record<string, string> = {}, ip = '203.0.113.9') =>
  server.app.inject({ method: 'GET', url: '/metrics', headers, remoteAddress: ip });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe('without its settings', () => {
  const server = useServer();
  it('there are no metrics', async () => {
    // Like every unknown address: the page that says so.
    const reply = await read(server, bearer(TOKEN), '127.0.0.1');
    expect(reply.headers['content-type']).toContain('text/html');
    expect(reply.body).not.toContain('amberway_');
  });
});

describe('with a token and a network', () => {
  const server = useServer({ env: { METRICS_TOKEN: TOKEN, METRICS_FROM: '10.0.0.5,10.1.0.0/16,fd00::/8' }, jobs: [] });

  it('nobody else reads them, an administrator neither', async () => {
    const admin = await server.signIn('admin');
    for (const headers of [{}, bearer('another-token-of-it'), { authorization: TOKEN }, bearer(''), bearer(admin)]) {
      const reply = await read(server, headers);
      expect([reply.statusCode, reply.body]).toEqual([401, 'A token is needed.\n']);
    }
    expect((await read(server, {}, '10.2.0.1')).statusCode).toBe(401);
  });

  it('the token opens them from everywhere, the addresses without a token', async () => {
    expect((await read(server, bearer(TOKEN))).statusCode).toBe(200);
    for (const ip of ['10.0.0.5', '10.1.200.3', '::ffff:10.1.0.9', 'fd12::1'])
      expect((await read(server, {}, ip)).statusCode, ip).toBe(200);
  });

  it('requests are counted and timed by route pattern, never by address, id or token', async () => {
    const token = await server.signIn('admin');
    await server.call('GET', `user/${DEMO_PEOPLE.parent.id}`, { token });
    await server.call('GET', 'user/not-a-uuid', { token });
    const { body, headers } = await read(server, bearer(TOKEN));
    expect(headers['content-type']).toContain('text/plain; version=0.0.4');
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toMatch(/^amberway_requests_total\{method="GET",route="\/api\/user\/:id",status="200"\} 1$/m);
    expect(body).toMatch(/^amberway_request_seconds_count\{method="GET",route="\/api\/user\/:id"\} 2$/m);
    expect(body).not.toContain(DEMO_PEOPLE.parent.id);
    expect(body).not.toContain(token);
  });

  it('queues, mails, files, disk, event loop and build are in them', async () => {
    await addJob(server, { name: 'mail.send', state: 'failed' });
    await addJob(server, { name: 'a', state: 'queued', dueAt: new Date(Date.now() - 90_000).toISOString() });
    const { body } = await read(server, bearer(TOKEN));
    expect(body).toContain('amberway_jobs{name="mail.send",state="failed"} 1');
    const waited = Number(/^amberway_jobs_waiting_seconds (\S+)$/m.exec(body)?.[1]);
    expect(waited).toBeGreaterThanOrEqual(89);
    expect(waited).toBeLessThan(150);
    expect(body).toMatch(/^amberway_stored_bytes \d+$/m);
    expect(Number(/^amberway_data_free_bytes (\S+)$/m.exec(body)?.[1])).toBeGreaterThan(1_000_000);
    expect(body).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
    expect(body).toMatch(/^amberway_build_info\{version="\d+\.\d+\.\d+",commit="[0-9a-f]*"\} 1$/m);
    expect(body).toMatch(/^amberway_live_connections 0$/m);
    expect(body).toMatch(/^amberway_overloaded 0$/m);
  });
});
