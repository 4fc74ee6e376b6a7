import { PassThrough } from 'node:stream';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { DEMO_CHILDREN } from '@amberway/fixtures/demo';
import { ROUTES } from '../../routes.ts';
import { freshAddress } from '../../testing/addresses.ts';
import { addPasskey, addSecondFactor, finishSignIn, startSignIn } from '../../testing/factors.ts';
import { useServer } from '../../testing/hooks.ts';
import { requestLink } from '../../testing/mails.ts';
import { addUser } from '../../testing/people.ts';
import { testRoute } from '../../testing/routes.ts';
import { db } from '../db/context.ts';

const { arlo, noor } = DEMO_CHILDREN;
const logged: string[] = [];
const logTo = new PassThrough().on('data', (chunk: Buffer) => logged.push(chunk.toString()));
const server = useServer({
  logTo,
  routes: [
    ...ROUTES,
    testRoute('divide', () => db().execute(sql`select 1 / 0 where ${arlo.firstName} <> 'x'`)),
    testRoute('quote', () =>
      db().execute(sql.raw(`do $$ begin raise exception 'refused for ${noor.firstName}'; end $$`)),
    ),
  ],
});

it('the log of everything that can fail contains no token, password, email address or child’s name', async () => {
  const { email, password } = ACCOUNTS.parent;
  const wrong = 'Wrong-password-77';
  const fresh = 'Fresh-password-78';
  const send = (method: 'POST' | 'PATCH', path: string, body: unknown, token?: string) =>
    server.call(method, path, { body, token, ip: freshAddress() });

  const login = await send('POST', 'auth/login', { email, password });
  const { token, gcpToken } = login.body.data as { token: string; gcpToken: string };
  await send('POST', 'auth/login', { email, password: wrong });
  await send('POST', 'auth/login', { email, password: wrong, extra: arlo.firstName });
  await send('POST', 'auth/login', `{"email":"${email}","password":"${password}"`);
  await send('POST', 'auth/confirm', { password: wrong }, token);
  await server.call('GET', `member/${arlo.id}`, { token });
  await server.call('GET', `user/myClients?search=${arlo.firstName}`, { token: await server.signIn('coach') });
  await server.call('GET', `user/me?token=${token}&child=${noor.firstName}`, { token: `${token}x` });
  const link = await requestLink(server, email);
  await server.app.inject(`/reset_password/${link}`);
  await server.call('GET', `reset_password/${link}`);
  await send('PATCH', 'user/resetPassword', { password: fresh }, link);
  await send('PATCH', 'user/resetPassword', { password: fresh }, link);
  expect((await server.call('GET', 'test/divide')).status).toBe(500);
  expect((await server.call('GET', 'test/quote')).status).toBe(500);
  await server.call('POST', 'auth/refresh', { token });

  const text = logged.join('');
  expect(text).toContain('request failed');
  expect(text).toContain('user/resetPassword');
  expect(text.split('\n').length).toBeGreaterThan(20);
  const secrets = {
    token,
    gcpToken,
    link,
    password,
    wrong,
    fresh,
    email,
    arlo: arlo.firstName,
    noor: noor.firstName,
    family: arlo.lastName,
  };
  const leaked = Object.entries(secrets)
    .filter(([, secret]) => text.includes(secret))
    .map(([name]) => name);
  expect(leaked).toEqual([]);
});

it('the log of second steps contains no ticket, code, secret, challenge or public key', async () => {
  logged.length = 0;
  const coach = await addUser(server, { type: 'Business' });
  const { token, secret, codes, codeAt } = await addSecondFactor(server, coach);
  const { authenticator } = await addPasskey(server, token);
  const { ticket } = await startSignIn(server, coach);
  const code = codeAt();
  const [used = '', wrong = 'zzzz-zzzz-zzzz-zzzz'] = codes;
  const options = (await server.call('POST', 'auth/passkey/options', { ip: freshAddress() })).body.data;
  const passkey = authenticator.use(options, { origin: 'http://evil.test' });
  const call = (path: string, body: unknown) => server.call('POST', path, { body, token, ip: freshAddress() });
  await call('auth/passkey/verify', { passkey });
  await call('auth/confirm', { code: '000000' });
  await call('auth/confirm', { code });
  await finishSignIn(server, { ticket, recoveryCode: `${wrong}x` });
  await finishSignIn(server, { ticket, code, recoveryCode: used });
  await finishSignIn(server, { ticket, recoveryCode: used });
  await call('auth/sso/finish', { code: used, state: ticket });

  const text = logged.join('');
  expect(text).toContain('auth/second');
  const secrets = {
    ticket,
    used,
    wrong,
    code: `"${code}"`,
    secret: secret.toString('base64'),
    challenge: options.challenge as string,
    credential: authenticator.id,
    key: authenticator.publicKey,
    signature: passkey.response.signature,
  };
  const leaked = Object.entries(secrets)
    .filter(([, one]) => text.includes(one))
    .map(([name]) => name);
  expect(leaked).toEqual([]);
});

it('a failed query is logged with its error code and its route', async () => {
  logged.length = 0;
  await server.call('GET', 'test/divide');
  const line = logged
    .map((text) => JSON.parse(text) as { msg: string; route?: string; err?: { cause?: { code?: string } } })
    .find(({ msg }) => msg === 'request failed');
  expect(line).toMatchObject({
    route: '/api/test/divide',
    err: { message: 'Database query failed', cause: { code: '22012' } },
  });
});
