import { sql } from 'drizzle-orm';
import { DEMO_PASSWORD } from '@amberway/fixtures/accounts';
import { hashToken } from '../kernel/identity/tokens.ts';
import { rowsOf } from './rows.ts';
import type { TestResponse, TestServer } from './server.ts';

export const me = (server: TestServer, token: string): Promise<TestResponse> =>
  server.call('GET', 'user/me', { token });

/** Confirms the password of a demo account. */
export const confirmPassword = (server: TestServer, token: string): Promise<TestResponse> =>
  server.call('POST', 'auth/confirm', { token, body: { password: DEMO_PASSWORD } });

/** Expires all password confirmations. */
export const forgetConfirmations = (server: TestServer) =>
  rowsOf(server, sql`update sessions set confirmed_until = null`);

export const confirmEverybody = (server: TestServer) =>
  rowsOf(server, sql`update sessions set confirmed_until = now() + interval '10 minutes'`);

/** Moves one session in time: when it was last used, and when it expires. */
export const ageSession = (
  server: TestServer,
  token: string,
  { idle = '0 minutes', left = '12 hours' }: { idle?: string; left?: string },
) =>
  rowsOf(
    server,
    sql`update sessions set last_seen_at = now() - ${idle}::interval, expires_at = now() + ${left}::interval where token_hash = ${hashToken(token)}`,
  );

export const sessionOf = async (server: TestServer, token: string) => {
  const [row] = await rowsOf<{ idle_seconds: number; lifetime_seconds: number; revoked_at: string | null }>(
    server,
    sql`select extract(epoch from now() - last_seen_at)::float as idle_seconds, revoked_at,
      extract(epoch from expires_at - created_at)::float as lifetime_seconds from sessions where token_hash = ${hashToken(token)}`,
  );
  if (!row) throw new Error('There is no such session.');
  return row;
};
