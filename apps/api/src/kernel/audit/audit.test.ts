import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { useServer } from '../../testing/hooks.ts';
import { rowsOf } from '../../testing/rows.ts';

const server = useServer();
beforeAll(() => server.signIn('parent').then(() => undefined));

it.each([
  "update audit_log set action = 'nothing'",
  'delete from audit_log',
  'truncate audit_log',
  'delete from audit_log where false',
])('the audit log rejects "%s"', async (statement) => {
  const before = await rowsOf(server, sql`select * from audit_log order by id`);
  expect(before.length).toBeGreaterThan(0);
  const failure = await rowsOf(server, sql.raw(statement)).catch((error: unknown) => (error as Error).cause);
  expect(failure).toMatchObject({ message: 'audit_log is append-only' });
  expect(await rowsOf(server, sql`select * from audit_log order by id`)).toEqual(before);
});

it('an audit entry names the request that made it', async () => {
  const response = await server.call('POST', 'auth/logout', { token: await server.signIn('coach') });
  expect(
    await rowsOf(
      server,
      sql`select action from audit_log where request_id = ${String(response.headers['x-request-id'])}`,
    ),
  ).toEqual([{ action: 'signOut' }]);
});
