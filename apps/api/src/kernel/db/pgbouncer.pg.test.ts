import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { examine } from '../../doctor/doctor.ts';
import { hasPgBouncer, startPgBouncer } from '../../testing/pgbouncer.ts';
import { rowsOf } from '../../testing/rows.ts';
import { openTestServer, type TestServer } from '../../testing/server.ts';
import { copyPostgresTemplate } from '../../testing/template.ts';
import { notify } from './notify.ts';

const AT_ONCE = 30;
const WANTED = hasPgBouncer();
if (!WANTED)
  process.stderr.write(
    'PgBouncer is not installed, so the tests through it are skipped (apt-get install pgbouncer).\n',
  );

describe.skipIf(!WANTED)('through PgBouncer in transaction mode, as in docs/operations.md', () => {
  let store: Awaited<ReturnType<typeof copyPostgresTemplate>>;
  let pooler: Awaited<ReturnType<typeof startPgBouncer>>;
  let server: TestServer;
  let env: Record<string, string>;
  beforeAll(async () => {
    store = await copyPostgresTemplate(inject('postgresServer'));
    pooler = await startPgBouncer(inject('postgresServer'));
    env = { DATABASE_URL: pooler.urlOf(store.url), DATABASE_DIRECT_URL: store.url };
    server = await openTestServer({ engine: 'postgres', env });
  });
  afterAll(async () => {
    await server?.close();
    await pooler?.stop();
    await store?.remove();
  });

  it('concurrent calls with prepared statements and writes work while connections change', async () => {
    const [coach, admin] = [await server.signIn('coach'), await server.signIn('admin')];
    const body = { emailSignature: '<p>Warmly</p>' };
    const calls = Array.from({ length: AT_ONCE }, () => [
      server.call('GET', 'user/all/customer?search=tran', { token: admin }),
      server.call('GET', 'resource?limit=5', { token: admin }),
      server.call('PUT', 'user/me/emailSignature', { token: coach, body }),
      server.call('GET', 'user/me', { token: coach }),
    ]).flat();
    const seen = (await Promise.all(calls)).map(({ status, text }) => (status === 200 ? status : text));
    expect(seen).toEqual(calls.map(() => 200));
  });

  it('every connection is in UTC and has the time limit of the pooler', async () => {
    const rows = await Promise.all(
      Array.from({ length: 6 }, () =>
        rowsOf<{ zone: string; limit: string }>(
          server,
          sql`select current_setting('timezone') as zone, current_setting('statement_timeout') as limit`,
        ),
      ),
    );
    expect(rows.flat()).toEqual(Array.from({ length: 6 }, () => ({ zone: 'UTC', limit: '30s' })));
  });

  it('notifications arrive over the direct connection', async () => {
    const heard: string[] = [];
    await server.services.database.listen('pooled', { onMessage: (text) => heard.push(text), missed: () => undefined });
    await server.within(() => notify('pooled', 'hello'));
    await vi.waitFor(() => expect(heard).toEqual(['hello']));
  });

  it('the doctor finds nothing wrong with it', async () => {
    const found = (await examine(env)).filter(({ text }) => /^(Database|Live events)/.test(text));
    // How fast it answers is the machine's matter, which runs other tests beside.
    const wrong = found.filter(({ level, text }) => level !== 'fine' && !text.includes('that is slow'));
    expect(wrong).toEqual([]);
  });
});
