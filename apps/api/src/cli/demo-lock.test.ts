import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { ACCOUNTS, DEMO_PASSWORD } from '@amberway/fixtures/accounts';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { readConfig } from '../kernel/config/config.ts';
import { hashPassword } from '../kernel/identity/passwords.ts';
import { countPublishedPasswords } from '../seed/demo-accounts.queries.ts';
import { refusePublishedPasswords } from '../seed/refuse-published.ts';
import { freshAddress } from '../testing/addresses.ts';
import { addPasskey, signInByPasskey } from '../testing/factors.ts';
import { expectFailure } from '../testing/failures.ts';
import { useServer } from '../testing/hooks.ts';
import { requestLink } from '../testing/mails.ts';
import { addUser } from '../testing/people.ts';
import { rowsOf } from '../testing/rows.ts';
import { me } from '../testing/sessions.ts';
import { lockDemoAccounts } from './demo-lock.ts';

const server = useServer();
const lock = () => server.within(lockDemoAccounts);
const refuse = (env: NodeJS.ProcessEnv) => server.within(() => refusePublishedPasswords(readConfig(env)));
const login = (email: string) =>
  server.call('POST', 'auth/login', { body: { email, password: DEMO_PASSWORD }, ip: freshAddress() });
const PUBLIC = { HOST: '0.0.0.0' };
const people = Object.values(DEMO_PEOPLE);

it('a server that others can reach does not start with published passwords, whatever their address and status', async () => {
  for (const env of [PUBLIC, { NODE_ENV: 'production' }, { PUBLIC_URL: 'https://portal.example', SEED: 'none' }])
    await expect(refuse(env)).rejects.toThrow(
      new RegExp(`${people.length} demo accounts .* published password.*demo:lock.*PUBLIC_DEMO=on`, 's'),
    );
  await refuse({});
  await refuse({ ...PUBLIC, PUBLIC_DEMO: 'on' });

  const own = await hashPassword('Seven-grey-herons-4');
  const { admin, coach } = DEMO_PEOPLE;
  await rowsOf(server, sql`update users set password_hash = ${own} where id not in (${admin.id}, ${coach.id})`);
  await rowsOf(server, sql`update users set email = 'ada@example.test' where id = ${admin.id}`);
  await rowsOf(server, sql`update users set user_status = 'Inactive' where id = ${coach.id}`);
  await expect(refuse(PUBLIC)).rejects.toThrow('2 demo accounts');
  await rowsOf(server, sql`update users set password_hash = ${own} where id = ${admin.id}`);
  await expect(refuse(PUBLIC)).rejects.toThrow('1 demo account in its database has');
  await rowsOf(server, sql`update users set user_status = 'Active' where id = ${coach.id}`);
  // The same password of somebody who is none of the demo is not looked at.
  await addUser(server);
  expect(await server.within(countPublishedPasswords)).toBe(1);
});

it('the command locks every demo account with all that opens it, names them, and leaves other accounts', async () => {
  const published = await hashPassword(DEMO_PASSWORD);
  await rowsOf(
    server,
    sql`update users set password_hash = ${published} where id in (
    ${DEMO_PEOPLE.admin.id}, ${DEMO_PEOPLE.coach.id})`,
  );
  const other = await addUser(server);
  const others = await server.signIn(other);
  const session = await server.signIn('coach');
  const { authenticator } = await addPasskey(server, session);
  const link = await requestLink(server, ACCOUNTS.parent.email);

  const text = await lock();
  expect(text).toContain(`Locked ${people.length} demo accounts`);
  for (const { email } of people.filter(({ id }) => id !== DEMO_PEOPLE.admin.id))
    expect(text).toContain(`\n  ${email}\n`);
  // The address somebody gave to an account of the demo.
  expect(text).toContain('\n  ada@example.test\n');
  expect(text).toContain('No other administrator is left. Make one with the command admin:create.');

  await refuse(PUBLIC);
  expectFailure(await me(server, session), 'session_expired');
  for (const email of [ACCOUNTS.coach.email, 'ada@example.test'])
    expectFailure(await login(email), 'wrong_credentials');
  expectFailure(await signInByPasskey(server, authenticator), 'factor_wrong');
  const body = { password: 'Seven-grey-herons-4' };
  expectFailure(await server.call('PATCH', 'user/resetPassword', { token: link, body }), 'link_invalid');
  expect((await me(server, others)).status).toBe(200);
  const audited = await rowsOf(server, sql`select 1 from audit_log where action = 'lock'`);
  expect(audited).toHaveLength(people.length);

  await addUser(server, { type: 'Administrator' });
  expect(await lock()).not.toContain('No other administrator');
});
