import { sql } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { expect, it } from 'vitest';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { newToken } from '../../kernel/identity/tokens.ts';
import { expectFailure } from '../../testing/failures.ts';
import { useServer } from '../../testing/hooks.ts';
import { requestLink } from '../../testing/mails.ts';
import { rowsOf } from '../../testing/rows.ts';
import { me } from '../../testing/sessions.ts';

const server = useServer();
const withHeader = (authorization: string) => server.call('GET', 'user/me', { headers: { authorization } });

it.each(['', 'Bearer', 'Bearer ', 'Basic YTpi', 'Token abc', 'Bearer a b'])(
  'the header "%s" does not authenticate',
  async (header) => {
    expectFailure(await withHeader(header), 'unauthenticated');
  },
);

it('a request without the header is unauthenticated', async () => {
  expectFailure(await server.call('GET', 'user/me'), 'unauthenticated');
});

it.each(['x', newToken(), "' or 1=1 --".replaceAll(' ', ''), 'é'.repeat(43), 'a'.repeat(5_000), 'null', 'undefined'])(
  'the forged token %s is rejected',
  async (token) => expectFailure(await me(server, token), 'session_expired'),
);

it('a token must match exactly', async () => {
  const token = await server.signIn('parent');
  const swapped = Array.from(token, (c) => (c === c.toUpperCase() ? c.toLowerCase() : c.toUpperCase())).join('');
  expectFailure(await me(server, swapped), 'session_expired');
  expectFailure(await me(server, `${token}A`), 'session_expired');
  expectFailure(await me(server, token.slice(0, -1)), 'session_expired');
  expect((await withHeader(`bearer ${token}`)).status).toBe(200);
});

it('tokens for another purpose do not authenticate', async () => {
  const login = await server.call('POST', 'auth/login', {
    body: { email: ACCOUNTS.parent.email, password: ACCOUNTS.parent.password },
  });
  const appCheck = await server.call('POST', 'appCheck/token');
  const foreign = {
    media: login.body.data.gcpToken as string,
    appCheck: appCheck.body.data.token as string,
    reset: await requestLink(server, ACCOUNTS.parent.email),
  };
  for (const token of Object.values(foreign)) expectFailure(await me(server, token), 'session_expired');
});

it('media and app-check tokens are not interchangeable, and forged or expired ones are rejected', async () => {
  const { signer } = server.services;
  const media = await signer.mediaToken('somebody', 'root');
  const { token: appCheck } = await signer.appCheckToken();
  expect(await signer.verify('media', media)).toEqual({ subject: 'somebody', root: 'root' });
  expect(await signer.verify('app-check', appCheck)).toBeDefined();
  expect(await signer.verify('app-check', media)).toBeUndefined();
  expect(await signer.verify('media', appCheck)).toBeUndefined();

  const sign = (key: Uint8Array, expires: string) =>
    new SignJWT({}).setProtectedHeader({ alg: 'HS256' }).setAudience('media').setExpirationTime(expires).sign(key);
  const [secret] = await rowsOf<{ value: string }>(
    server,
    sql`select value from server_secrets where name = 'signing'`,
  );
  const real = Buffer.from(secret?.value ?? '', 'base64');
  expect(await signer.verify('media', await sign(real, '1 minute'))).toBeDefined();
  expect(await signer.verify('media', await sign(real, '-1 minute'))).toBeUndefined();
  expect(await signer.verify('media', await sign(Buffer.alloc(32, 7), '1 minute'))).toBeUndefined();
  const none = [{ alg: 'none' }, { aud: 'media' }].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
  expect(await signer.verify('media', `${none.join('.')}.`)).toBeUndefined();
});

/** Tables that contain the text, in any column. */
const tablesWith = async (text: string) => {
  const tables = await rowsOf<{ name: string }>(
    server,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  expect(tables.length).toBeGreaterThan(8);
  const found: string[] = [];
  for (const { name } of tables) {
    const [row] = await rowsOf<{ count: number }>(
      server,
      sql`select count(*)::int as count from ${sql.identifier(name)} t where t::text like ${`%${text}%`}`,
    );
    if (row?.count) found.push(name);
  }
  return found;
};

it('the database stores a session token only as a hash', async () => {
  const token = await server.signIn('parent');
  expect(await tablesWith(token)).toEqual([]);
});

it('a reset link is stored nowhere but in its mail', async () => {
  const token = await requestLink(server, ACCOUNTS.parent.email);
  expect(await tablesWith(token)).toEqual(['mails']);
});
