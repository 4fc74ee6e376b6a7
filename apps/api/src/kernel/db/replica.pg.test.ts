import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { confirmPassword } from '../../testing/sessions.ts';
import { openTestServer, type TestServer } from '../../testing/server.ts';
import { copyPostgresTemplate } from '../../testing/template.ts';
import { db, inTransaction } from './context.ts';
import type { Replica } from './database.ts';
import { openPostgres } from './postgres.ts';
import { canReplicate, startReplica } from '../../../../../scripts/lib/replica.mjs';

const WANTED = await canReplicate();
if (!WANTED) process.stderr.write('pg_basebackup is not installed, so the tests with a replica are skipped.\n');

describe.skipIf(!WANTED)('with a streaming replica', () => {
  let store: Awaited<ReturnType<typeof copyPostgresTemplate>>;
  let replica: Awaited<ReturnType<typeof startReplica>>;
  let server: TestServer;
  let admin: string;
  let replicaUrl: string;
  const onReplicaServer = async <T>(text: string): Promise<T[]> => {
    const client = new pg.Client({ connectionString: replicaUrl });
    await client.connect();
    const { rows } = await client.query(text);
    await client.end();
    return rows as T[];
  };
  beforeAll(async () => {
    store = await copyPostgresTemplate(inject('postgresServer'));
    replica = await startReplica(inject('postgresServer'));
    const url = new URL(store.url);
    url.port = String(replica.port);
    replicaUrl = url.toString();
    server = await openTestServer({
      engine: 'postgres',
      env: { DATABASE_URL: store.url, DATABASE_REPLICA_URL: replicaUrl },
    });
    admin = await server.signIn('admin');
  });
  afterAll(async () => {
    await server?.close();
    await replica?.stop();
    await store?.remove();
  });

  /** With PostgreSQL's own default for commits, which the test server switches off. */
  const renameParent = (name: string) =>
    server.within(() =>
      inTransaction(async () => {
        await db().execute(sql`set local synchronous_commit = on`);
        await db().execute(sql`update users set first_name = ${name} where id = ${DEMO_PEOPLE.parent.id}`);
      }),
    );
  const search = async (text: string) => {
    const { body, status } = await server.call('GET', `user/all/customer?search=${text}`, { token: admin });
    expect(status).toBe(200);
    return body.data.map(({ firstName }: { firstName: string }) => firstName);
  };
  const isPaused = () => server.services.database.replica?.isPaused();
  const LAG = { timeout: 50_000, interval: 500 };
  /** The replica also replays what other tests write on the same server, and may lag and be paused for that. */
  const whenCurrent = () =>
    vi.waitFor(async () => expect(await server.services.database.replica?.isCurrent()).toBe(true), {
      ...LAG,
      timeout: 30_000,
    });
  const readsOnReplica = async () => {
    const [row] = await onReplicaServer<{ n: number }>(
      "select count(*)::int as n from pg_stat_activity where application_name = 'amberway' and query like '%search_text%'",
    );
    return row?.n ?? 0;
  };

  it('a search runs on the replica and finds what was committed just before', async () => {
    await vi.waitFor(async () => {
      await whenCurrent();
      for (const name of ['Quillon', 'Ferelith', 'Osgood']) {
        await renameParent(name);
        expect(await search(name)).toEqual([name]);
      }
      expect(await readsOnReplica()).toBeGreaterThan(0);
    }, LAG);
  });

  it('the export of a family and the session report work with it', async () => {
    const token = await server.signIn('parent');
    await confirmPassword(server, token);
    const body = { from: '2026-01-01', to: '2026-01-31' };
    // A lag passes; a read that tries to write pauses the replica each time.
    await vi.waitFor(async () => {
      await whenCurrent();
      const exported = await server.call('GET', `privacy/${DEMO_PEOPLE.parent.id}/export`, { token });
      expect(exported.status, exported.text.slice(0, 300)).toBe(200);
      const report = await server.call('POST', 'report/session-report', { token: admin, body });
      expect(report.status, report.text).toBe(200);
      expect(isPaused(), 'nothing tried to write').toBe(false);
    }, LAG);
  });

  it('a replica that lags is not read: the database serves what the replica does not have yet', async () => {
    await whenCurrent();
    await onReplicaServer('select pg_wal_replay_pause()');
    try {
      await renameParent('Lettice');
      expect(await search('Lettice')).toEqual(['Lettice']);
      expect(isPaused()).toBe(true);
    } finally {
      await onReplicaServer('select pg_wal_replay_resume()');
    }
  });

  it('a replica that is down costs no failed request', async () => {
    await replica.stop();
    expect(await search('Lettice')).toEqual(['Lettice']);
  });
});

describe('a replica that cannot be used', () => {
  const opened = async (replica: string, direct?: string) => {
    const store = await copyPostgresTemplate(inject('postgresServer'));
    const errors: string[] = [];
    const database = await openPostgres({
      url: store.url,
      direct: direct && store.url,
      replica: replica || store.url,
      pool: 1,
      statementSeconds: 7,
      onError: ({ message }) => errors.push(message),
    });
    const close = async () => {
      await database.close();
      await store.remove();
    };
    return { replica: database.replica as Replica, errors, close };
  };

  it('is not read when it is a database of its own', async () => {
    const { replica, errors, close } = await opened('');
    try {
      expect(await replica.isCurrent()).toBe(false);
      expect(errors).toEqual(['The database of DATABASE_REPLICA_URL is not a replica.']);
      expect(replica.isPaused()).toBe(true);
    } finally {
      await close();
    }
  });

  it('costs a quarter of a second when it accepts connections and is silent, and is paused', async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const { replica, close } = await opened(`postgres://amberway@127.0.0.1:${port}/x`);
    try {
      const begun = Date.now();
      expect(await replica.isCurrent()).toBe(false);
      expect(Date.now() - begun).toBeLessThan(900);
      expect(replica.isPaused()).toBe(true);
    } finally {
      for (const socket of sockets) socket.destroy();
      silent.close();
      await close();
    }
  });

  it.each(['', 'direct'])('has the statement timeout, with and without DATABASE_DIRECT_URL %s', async (direct) => {
    const { replica, close } = await opened('', direct);
    try {
      const shown = await replica.database.orm.execute(sql`show statement_timeout`);
      expect((shown as { rows: unknown[] }).rows).toEqual([{ statement_timeout: '7s' }]);
    } finally {
      await close();
    }
  });
});
