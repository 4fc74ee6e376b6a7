import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { LINK_KINDS } from '@amberway/contract/users/endpoints';
import { userTexts } from '@amberway/contract/users/texts';
import { ACCOUNTS, DEMO_PASSWORD } from '@amberway/fixtures/accounts';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { createLink } from '../../../kernel/identity/links.queries.ts';
import { expectFailure, expectInvalid } from '../../../testing/failures.ts';
import { addSecondFactor, finishSignIn, startSignIn } from '../../../testing/factors.ts';
import { useServer } from '../../../testing/hooks.ts';
import { useDirectory } from '../../../testing/oidc/hooks.ts';
import { signInAtDirectory } from '../../../testing/oidc/visit.ts';
import { responseOf } from '../../../testing/matrix/factors.ts';
import { FAMILY } from '../../../testing/matrix/principals.ts';
import { addUser } from '../../../testing/people.ts';
import { rowsOf } from '../../../testing/rows.ts';
import { statementsOf } from '../../../testing/statements.ts';
import { newCoach } from '../../../testing/user-bodies.ts';
import { mailResetLink } from '../passwords.ts';

const standIn = useDirectory();
const server = useServer(() => ({
  env: { ...standIn.env, OIDC_ONLY: 'on' },
}));
const { coach, parent } = DEMO_PEOPLE;

const login = (email: string, password = DEMO_PASSWORD) =>
  server.call('POST', 'auth/login', { body: { email, password } });

describe('where the directory alone decides who is in', () => {
  it('a right password of its staff is refused in the words of a wrong one', async () => {
    for (const { email } of [ACCOUNTS.coach, ACCOUNTS.admin]) {
      expectFailure(await login(email), 'wrong_credentials');
      expectFailure(await login(email, 'Wrong-password1'), 'wrong_credentials');
    }
    standIn.page.person = { sub: 'coach', email: ACCOUNTS.coach.email, email_verified: true };
    expect((await signInAtDirectory(server, standIn)).status).toBe(200);
  });

  it('a right password counts as a failure like a wrong one', async () => {
    const statuses = [];
    for (let n = 0; n < 11; n += 1) statuses.push((await login(ACCOUNTS.coach2.email)).status);
    expect(statuses.slice(-2)).toEqual([401, 429]);
  });

  it('a passkey of its staff opens nothing, and one of a family does', async () => {
    const world = { server, family: FAMILY, self: coach.id };
    const use = async (id: string) =>
      server.call('POST', 'auth/passkey/verify', { body: { passkey: await responseOf(world, id, 'signIn') } });
    expectFailure(await use(coach.id), 'factor_wrong');
    expect((await use(parent.id)).status).toBe(200);
  });

  it('a second step opens nothing once the account has become one of its staff', async () => {
    const person = await addUser(server, { type: 'Business', email: `${Date.now()}@elsewhere.example` });
    const { codes } = await addSecondFactor(server, person);
    const { ticket } = await startSignIn(server, person);
    const finish = () => finishSignIn(server, { ticket, recoveryCode: codes[0] });
    await rowsOf(server, sql`update users set email = 'joined@amberway.test' where id = ${person.id}`);
    expectFailure(await finish(), 'factor_wrong');
    await rowsOf(server, sql`update users set email = ${person.email} where id = ${person.id}`);
    expect((await finish()).status).toBe(200);
  });

  it('families sign in as ever [29 (i)]', async () => {
    expect((await login(ACCOUNTS.parent.email)).status).toBe(200);
  });

  it('staff with an address elsewhere sign in as ever', async () => {
    await rowsOf(server, sql`update users set email = 'coach@elsewhere.example' where id = ${coach.id}`);
    expect((await login('coach@elsewhere.example')).status).toBe(200);
    await rowsOf(server, sql`update users set email = ${ACCOUNTS.coach.email} where id = ${coach.id}`);
  });

  it('no mail to reset a password is sent to its staff, and a link they have sets none', async () => {
    const mails = async () =>
      (
        await rowsOf<{ recipient: string }>(
          server,
          sql`select recipient from mails where subject = 'Set a new password'`,
        )
      ).map(({ recipient }) => recipient);
    for (const { email } of [ACCOUNTS.coach, ACCOUNTS.parent])
      await server.within(() => mailResetLink(email, server.services, 'https://portal.example'));
    expect(await mails()).toEqual([ACCOUNTS.parent.email]);
    const token = await server.within(() => createLink(coach.id, 'reset', 60_000));
    expectFailure(await server.call('GET', 'user/resetPassword', { token }), 'link_invalid');
    const body = { password: 'Another-one1' };
    expectFailure(await server.call('PATCH', 'user/resetPassword', { token, body }), 'link_invalid');
    const theirs = await server.within(() => createLink(parent.id, 'reset', 60_000));
    expect((await server.call('GET', 'user/resetPassword', { token: theirs })).status).toBe(200);
  });

  it('its staff and unknown addresses run the same statements, at the login and for the mail', async () => {
    const traceOf = async (email: string) => ({
      login: await statementsOf(server, () => login(email)),
      mail: await statementsOf(server, () =>
        server.within(() => mailResetLink(email, server.services, 'https://portal.example')),
      ),
    });
    const unknown = await traceOf('nobody@amberway.test');
    expect(unknown.login.length).toBeGreaterThan(0);
    expect(await traceOf(ACCOUNTS.admin.email)).toEqual(unknown);
  });

  it('an administrator is told that its staff need no link', async () => {
    const token = await server.signIn('admin');
    for (const kind of LINK_KINDS) {
      const response = await server.call('POST', `user/${coach.id}/passwordLink`, { token, body: { kind } });
      expectInvalid(response, 'userStatus', userTexts.linkNeedsPassword);
    }
  });

  it('new staff are told how they sign in, and get no link to choose a password', async () => {
    const token = await server.signIn('admin');
    const body = { ...newCoach(), email: 'newcomer@amberway.test' };
    const made = await server.call('POST', 'user', { token, body });
    expect(made.status, made.text).toBe(200);
    const mails = await rowsOf<{ subject: string; text: string }>(
      server,
      sql`select subject, text from mails where recipient = 'newcomer@amberway.test'`,
    );
    expect(mails.map(({ subject }) => subject)).toEqual(['Welcome to Amberway']);
    expect(mails[0]?.text).toContain('Sign in with Northside Health');
    expect(mails[0]?.text).toContain('http://127.0.0.1:3000/clinicians/login');
    const links = await rowsOf(
      server,
      sql`select * from link_tokens join users on users.id = user_id where email = 'newcomer@amberway.test'`,
    );
    expect(links).toEqual([]);
  });
});
