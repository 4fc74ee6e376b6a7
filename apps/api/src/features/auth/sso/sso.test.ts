import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { ssoTexts } from '@amberway/contract/auth/sso-texts';
import { ACCOUNTS, DEMO_PASSWORD } from '@amberway/fixtures/accounts';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { expectFailure } from '../../../testing/failures.ts';
import { useServer } from '../../../testing/hooks.ts';
import { useDirectory } from '../../../testing/oidc/hooks.ts';
import { attemptCookieOf, signInAtDirectory, visitDirectory } from '../../../testing/oidc/visit.ts';
import { rowsOf } from '../../../testing/rows.ts';

const NAME = 'Northside Health';
const standIn = useDirectory();
const server = useServer(() => ({ env: { ...standIn.env, PUBLIC_URL: 'https://portal.example' } }));
const { coach, admin, parent } = DEMO_PEOPLE;

const sessions = async () =>
  Number((await rowsOf<{ n: string }>(server, sql`select count(*) as n from sessions where revoked_at is null`))[0]?.n);
const identities = () =>
  rowsOf<{ subject: string; user_id: string }>(server, sql`select subject, user_id from identities`);
const actions = async (id: string) =>
  (
    await rowsOf<{ action: string }>(server, sql`select action from audit_log where subject_id = ${id} order by id`)
  ).map(({ action }) => action);

const be = (person: { sub: string; email?: string; [claim: string]: unknown }) => {
  standIn.page.person = { email_verified: true, ...person };
};
const signIn = () => signInAtDirectory(server, standIn);
const refusal = { message: ssoTexts.refused(NAME) };

beforeEach(async () => {
  await rowsOf(server, sql`delete from identities`);
  await rowsOf(server, sql`delete from sessions`);
  await rowsOf(
    server,
    sql`update users set user_status = 'Active' where id in (${coach.id}, ${admin.id}, ${parent.id})`,
  );
  be({ sub: 'directory-coach', email: ACCOUNTS.coach.email });
});

describe('a sign-in at the directory', () => {
  it('sets a cookie that no neighbouring subdomain could, without which nobody can finish it', async () => {
    const begun = await server.call('GET', 'auth/sso/start');
    expect(String(begun.headers['set-cookie'])).toMatch(
      /^__Host-amberway-sso=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const url = new URL(begun.body.data.url as string);
    expect(url.searchParams.get('redirect_uri')).toBe('https://portal.example/login/sso');
    const { finish } = await visitDirectory(server, standIn);
    expectFailure(await finish({ cookie: '' }), 'sso_expired');
    expect(await sessions()).toBe(0);
    expect((await finish()).status).toBe(200);
  });

  it('opens the account with this address, as the login does, and links it [29 rule 8]', async () => {
    const response = await signIn();
    expect(response.status, response.text).toBe(200);
    expect(response.body.data).toMatchObject({ _id: coach.id, role: 'BusinessUser' });
    const cookies = String(response.headers['set-cookie']);
    for (const name of ['session', 'device']) expect(cookies).toContain(`__Host-amberway-${name}=`);
    // The attempt is over.
    expect(cookies).toMatch(/__Host-amberway-sso=; Max-Age=0; Path=\//);
    expect(await identities()).toEqual([{ subject: 'directory-coach', user_id: coach.id }]);
    expect((await server.call('GET', 'user/me', { token: response.body.data.token })).status).toBe(200);
    expect((await actions(coach.id)).slice(-3)).toEqual(['linkIdentity', 'signInAtDirectory', 'signIn']);
  });

  it('is by issuer and subject from then on, whatever the address says', async () => {
    await signIn();
    for (const email of [undefined, 'married@amberway.test', ACCOUNTS.admin.email, 'me@elsewhere.example']) {
      be({ sub: 'directory-coach', ...(email && { email }), email_verified: false });
      expect((await signIn()).body.data).toMatchObject({ _id: coach.id });
    }
    expect(await identities()).toHaveLength(1);
  });

  it('never links a second person of the directory to an account', async () => {
    await signIn();
    be({ sub: 'successor', email: ACCOUNTS.coach.email });
    expectFailure(await signIn(), 'sso_refused', refusal);
    expect(await identities()).toEqual([{ subject: 'directory-coach', user_id: coach.id }]);
  });

  it('makes one link and two sessions when it comes twice at once', async () => {
    const visits = [await visitDirectory(server, standIn), await visitDirectory(server, standIn)];
    const responses = await Promise.all(visits.map(({ finish }) => finish()));
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(await identities()).toHaveLength(1);
  });

  it('makes no account', async () => {
    const count = () => rowsOf(server, sql`select count(*) from users`);
    const before = await count();
    be({ sub: 'newcomer', email: 'newcomer@amberway.test' });
    expectFailure(await signIn(), 'sso_refused', refusal);
    expect(await count()).toEqual(before);
  });

  it('counts as a sign-in with a second factor only if the directory asked for one', async () => {
    const strong = async (amr?: string[]) => {
      be({ sub: 'directory-coach', email: ACCOUNTS.coach.email, amr });
      expect((await signIn()).status).toBe(200);
      return (
        await rowsOf<{ factors: string[]; strong: boolean }>(
          server,
          sql`select factors, strong_at is not null as strong from sessions order by created_at desc, id desc limit 1`,
        )
      )[0];
    };
    expect(await strong(['pwd', 'mfa'])).toEqual({ factors: ['sso'], strong: true });
    expect(await strong(['pwd'])).toEqual({ factors: [], strong: false });
    expect(await strong()).toEqual({ factors: [], strong: false });
  });

  it('asks for our own factor if the directory asked for none, and not otherwise', async () => {
    await rowsOf(server, sql`update users set second_factor_since = now() where id = ${coach.id}`);
    const asked = await signIn();
    expect(asked.status).toBe(401);
    expect(asked.body).toMatchObject({
      code: 'second_needed',
      second: { ticket: expect.stringMatching(/^[\w-]{43}$/) },
    });
    expect(await sessions()).toBe(0);
    be({ sub: 'directory-coach', amr: ['hwk'] });
    expect((await signIn()).status).toBe(200);
    await rowsOf(server, sql`update users set second_factor_since = null where id = ${coach.id}`);
  });

  it('mails the owner about a device that was not seen before, as the login does', async () => {
    // The earlier tests have used up what may be mailed within an hour.
    await rowsOf(server, sql`delete from rate_windows`);
    await rowsOf(server, sql`delete from mails where user_id = ${coach.id}`);
    await signIn();
    await signIn();
    const mails = await rowsOf<{ subject: string }>(server, sql`select subject from mails where user_id = ${coach.id}`);
    expect(mails.map(({ subject }) => subject)).toContain('A new sign-in to your Amberway account');
  });
});

describe('nobody is signed in, and all are told the same [29 (f)]', () => {
  it.each([
    ['an unverified address', { email: ACCOUNTS.coach.email, email_verified: false }],
    ['an address nobody vouches for', { email: ACCOUNTS.coach.email, email_verified: undefined }],
    ['no address', {}],
    ['an unknown address', { email: 'nobody@amberway.test' }],
    ['an address of another domain', { email: 'coach@elsewhere.example' }],
    ['a family', { email: ACCOUNTS.parent.email }],
  ])('with %s', async (_what, claims) => {
    be({ sub: 'somebody', ...claims });
    expectFailure(await signIn(), 'sso_refused', refusal);
    expect(await sessions()).toBe(0);
    expect(await identities()).toEqual([]);
  });

  it.each([
    ['nonce', { lies: { nonce: 'B'.repeat(43) } }],
    ['audience', { lies: { aud: 'another-app' } }],
    ['issuer', { lies: { iss: 'https://login.example' } }],
    ['time', { lies: { exp: 1_700_000_000 } }],
    ['signature', { signing: 'otherKey' }],
    ['payload', { signing: 'changed' }],
    ['algorithm', { signing: 'none' }],
    ['issuer on the way back', { detours: { iss: 'https://login.example' } }],
    ['code', { detours: { code: 'guessed' } }],
  ] as const)('with a wrong %s', async (_what, trick) => {
    Object.assign(standIn.page, trick);
    expectFailure(await signIn(), 'sso_refused', refusal);
    expect(await sessions()).toBe(0);
    expect(await identities()).toEqual([]);
  });

  it('with a wrong state, or the state of another browser, which can still finish its own', async () => {
    const [mine, other] = [await visitDirectory(server, standIn), await visitDirectory(server, standIn)];
    expectFailure(await mine.finish({ body: { state: 'C'.repeat(43) } }), 'sso_expired');
    expectFailure(await mine.finish({ cookie: other.cookie }), 'sso_expired');
    expect(await sessions()).toBe(0);
    for (const { finish } of [mine, other]) expect((await finish()).status).toBe(200);
  });

  it('a second time with the same code and state', async () => {
    // Neither the directory nor its memory is needed for that.
    standIn.page.forgetful = true;
    const { finish } = await visitDirectory(server, standIn);
    expect((await finish()).status).toBe(200);
    expectFailure(await finish(), 'sso_expired');
    expect(await sessions()).toBe(1);
    const both = await visitDirectory(server, standIn);
    const statuses = (await Promise.all([both.finish(), both.finish()])).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 401]);
  });

  it('after ten minutes', async () => {
    const { finish } = await visitDirectory(server, standIn);
    await rowsOf(server, sql`update sso_states set expires_at = now() - interval '1 second'`);
    expectFailure(await finish(), 'sso_expired');
    await visitDirectory(server, standIn);
    expect(await rowsOf(server, sql`select * from sso_states`)).toHaveLength(1);
  });

  it('once the account is inactive, moved to another domain, or no longer staff', async () => {
    await signIn();
    await rowsOf(server, sql`delete from sessions`);
    const changes = [
      sql`update users set user_status = 'Inactive' where id = ${coach.id}`,
      sql`update users set user_status = 'Active', email = 'coach@elsewhere.example' where id = ${coach.id}`,
      sql`update users set email = ${ACCOUNTS.coach.email}, type = 'Customer' where id = ${coach.id}`,
    ];
    for (const change of changes) {
      await rowsOf(server, change);
      expectFailure(await signIn(), 'sso_refused', refusal);
    }
    expect(await sessions()).toBe(0);
    await rowsOf(server, sql`update users set type = 'Business' where id = ${coach.id}`);
    expect((await signIn()).status).toBe(200);
  });

  it('once the account was deleted; a new one with the address is linked anew', async () => {
    await signIn();
    await rowsOf(server, sql`delete from sessions`);
    await rowsOf(server, sql`update users set user_status = 'Deleted' where id = ${coach.id}`);
    expectFailure(await signIn(), 'sso_refused', refusal);
    const [made] = await rowsOf<{ id: string }>(
      server,
      sql`insert into users (id, email, first_name, type) values (gen_random_uuid(), ${ACCOUNTS.coach.email}, 'New', 'Business') returning id`,
    );
    expect((await signIn()).body.data).toMatchObject({ _id: made?.id });
    await rowsOf(server, sql`delete from identities`);
    await rowsOf(server, sql`delete from sessions`);
    await rowsOf(
      server,
      sql`update users set email = 'gone@amberway.test', user_status = 'Deleted' where id = ${made?.id}`,
    );
  });

  it('from another site', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    expectFailure(await server.call('GET', 'auth/sso/start', { headers }), 'cross_site');
  });

  it.each([{}, { code: '', state: 'x' }, { code: 'x'.repeat(4_097), state: 'x' }, { code: 'x', state: 'x', more: 1 }])(
    'with the body %j',
    async (body) => {
      expect((await server.call('POST', 'auth/sso/finish', { body })).status).toBe(422);
    },
  );
});

describe('a directory that does not respond', () => {
  it('is said at the start and at the end, and the next try works', async () => {
    const unreachable = { message: ssoTexts.unreachable(NAME) };
    const { finish } = await visitDirectory(server, standIn);
    standIn.mode.token = 'down';
    expectFailure(await finish(), 'sso_unreachable', unreachable);
    expect(await sessions()).toBe(0);
    standIn.behave();
    expect((await signIn()).status).toBe(200);
  });
});

describe('the linked account', () => {
  it('is listed to its owner only, and unlinking it ends the sign-ins for which it was the factor', async () => {
    be({ sub: 'directory-coach', email: ACCOUNTS.coach.email, amr: ['mfa'] });
    const strong = (await signIn()).body.data.token as string;
    const own = await server.signIn('coach');
    const listed = await server.call('GET', 'account/identities', { token: own });
    expect(listed.body.data).toEqual([{ issuer: standIn.origin, linkedAt: expect.any(String) }]);
    const other = await server.signIn('admin');
    expect((await server.call('GET', 'account/identities', { token: other })).body.data).toEqual([]);
    expect((await server.call('DELETE', 'account/identities', { token: other })).body.data).toEqual({
      signedOut: false,
    });
    expect(await identities()).toHaveLength(1);
    expect((await server.call('DELETE', 'account/identities', { token: own })).body.data).toEqual({ signedOut: false });
    expect(await identities()).toEqual([]);
    expectFailure(await server.call('GET', 'user/me', { token: strong }), 'session_expired');
    expect((await server.call('GET', 'user/me', { token: own })).status).toBe(200);
    expect(await actions(coach.id)).toContain('unlinkIdentity');
  });

  it('is unlinked by a sign-in that it opened, which ends', async () => {
    be({ sub: 'directory-coach', email: ACCOUNTS.coach.email, amr: ['mfa'] });
    const token = (await signIn()).body.data.token as string;
    expect((await server.call('DELETE', 'account/identities', { token })).body.data).toEqual({ signedOut: true });
    expectFailure(await server.call('GET', 'user/me', { token }), 'session_expired');
    // The verified address links it again.
    expect((await signIn()).status).toBe(200);
  });
});

describe('a reset of lost factors', () => {
  it('removes the link, so that the person whom the directory has made anew gets in', async () => {
    await signIn();
    be({ sub: 'the-same-coach-anew', email: ACCOUNTS.coach.email });
    expectFailure(await signIn(), 'sso_refused', refusal);
    const token = await server.signIn('admin');
    const reset = await server.call('POST', `user/${coach.id}/reset-factors`, { token });
    expect(reset.status, reset.text).toBe(200);
    expect((await signIn()).status).toBe(200);
    expect(await identities()).toEqual([{ subject: 'the-same-coach-anew', user_id: coach.id }]);
    await rowsOf(server, sql`delete from factor_resets`);
    await rowsOf(server, sql`update users set factors_wait_until = null`);
  });
});

describe('without a directory', () => {
  const bare = useServer();

  it('there are no such calls, and the cookie of an attempt opens nothing', async () => {
    expectFailure(await bare.call('GET', 'auth/sso/start'), 'not_found');
    const begun = await server.call('GET', 'auth/sso/start');
    const response = await bare.call('POST', 'auth/sso/finish', {
      body: { code: 'x', state: 'x' },
      headers: { cookie: attemptCookieOf(begun) },
    });
    expectFailure(response, 'not_found');
    expect((await bare.call('GET', 'settings')).body.data.signIn.organisation).toBeNull();
    expect((await server.call('GET', 'settings')).body.data.signIn.organisation).toBe(NAME);
  });

  it('families and staff sign in with their passwords, also where there is one [29 (i)]', async () => {
    for (const at of [bare, server])
      for (const { email } of [ACCOUNTS.parent, ACCOUNTS.coach, ACCOUNTS.admin]) {
        const body = { email, password: DEMO_PASSWORD };
        expect((await at.call('POST', 'auth/login', { body })).status).toBe(200);
      }
  });
});
