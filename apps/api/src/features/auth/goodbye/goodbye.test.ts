import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { AccountClosed } from '@amberway/contract/kernel/account-closed';
import { CLOSED_SESSION_MS, DAY } from '@amberway/contract/kernel/limits';
import { goodbyeTexts } from '@amberway/contract/auth/goodbye-texts';
import { ROUTES } from '../../../routes.ts';
import { exportJob, dropExportJob } from '../../privacy/export/job.ts';
import { createSession } from '../../../kernel/identity/sign-ins.queries.ts';
import { freshAddress } from '../../../testing/addresses.ts';
import { cookieFrom } from '../../../testing/devices.ts';
import {
  addPasskey,
  addSecondFactor,
  finishSignIn,
  forgetSteps,
  signInByPasskey,
  standInStep,
} from '../../../testing/factors.ts';
import { expectFailure } from '../../../testing/failures.ts';
import { useServer, useTokens } from '../../../testing/hooks.ts';
import { mailsTo, requestLink } from '../../../testing/mails.ts';
import { addChild, addUser, type TestUser } from '../../../testing/people.ts';
import { rowsOf } from '../../../testing/rows.ts';
import type { TestResponse } from '../../../testing/server.ts';
import { resetMailJob } from '../reset-mail-job.ts';
import { closingOf } from './closing.ts';

const server = useServer({
  env: { PUBLIC_URL: 'http://localhost:3000', GOODBYE_DAYS: '90', SUPPORT_URL: 'https://help.example.test' },
  jobs: [exportJob(ROUTES), dropExportJob, resetMailJob],
});
const tokens = useTokens(server, 'admin');

const setStatus = async ({ id }: TestUser, userStatus: string) => {
  const response = await server.call('PATCH', `user/${id}`, { token: tokens.admin, body: { userStatus } });
  expect(response.status).toBe(200);
};
const family = async (about: Parameters<typeof addUser>[1] = {}) => {
  const user = await addUser(server, { timeZone: 'Australia/Sydney', ...about });
  await addChild(server, { parentId: user.id });
  return user;
};
const closedFamily = async (about?: Parameters<typeof addUser>[1]) => {
  const user = await family(about);
  await setStatus(user, 'Inactive');
  return user;
};
const login = ({ email, password }: Pick<TestUser, 'email' | 'password'>, cookie?: string) =>
  server.call('POST', 'auth/login', {
    body: { email, password },
    ip: freshAddress(),
    ...(cookie && { headers: { cookie } }),
  });
const closedIn = (response: TestResponse): AccountClosed => {
  const closed = response.body['closed'] as AccountClosed;
  expectFailure(response, 'account_closed', { closed });
  return closed;
};
const goodbyeOf = async (user: Pick<TestUser, 'email' | 'password'>) => closedIn(await login(user));
const tokenOf = async (user: TestUser): Promise<string> => {
  const { access } = await goodbyeOf(user);
  if (!access) throw new Error('The window is over.');
  return access.token;
};
const closedAt = (user: TestUser, instant: string) =>
  rowsOf(server, sql`update users set closed_at = ${instant} where id = ${user.id}`);
const prepare = (id: string, token: string) => server.call('POST', `privacy/${id}/export`, { token, body: {} });
const takeAlong = async ({ id }: TestUser, token: string) =>
  server.call('GET', `privacy/${id}/export`, { token, headers: { accept: 'application/zip' } });

describe('a family whose account is closed, with the right password,', () => {
  it('gets the page with its dates and whom to ask in place of a session, and no cookie of one', async () => {
    const user = await family();
    await setStatus(user, 'Inactive');
    await closedAt(user, '2026-11-18T20:00:00Z');
    const response = await login(user);
    const { access, ...closed } = closedIn(response);
    expect(closed).toEqual({
      customerId: user.id,
      // In Sydney it was the next day.
      closedOn: '2026-11-19',
      lastDay: '2027-02-17',
      support: 'https://help.example.test',
    });
    expect(String(response.headers['set-cookie'])).not.toMatch(/session|view/);
    expect(Date.parse(access?.expiresAt ?? '')).toBeLessThanOrEqual(Date.now() + CLOSED_SESSION_MS);
  });

  it('takes its record along: the link serves the one stored file', async () => {
    const user = await closedFamily();
    const token = await tokenOf(user);
    let t: string | null = null;
    for (let n = 0; n < 200 && t === null; n += 1) {
      const { status, body } = await prepare(user.id, token);
      expect(status).toBe(200);
      t = (body.data as { token: string | null }).token;
      if (t === null) await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const file = await server.call('GET', `privacy/${user.id}/export?t=${t}`);
    expect([file.status, file.headers['content-type']]).toEqual([200, 'application/zip']);
    expect((await takeAlong(user, token)).status).toBe(200);
  });

  it('opens nothing else: every other call with a permission is 401', async () => {
    const user = await closedFamily();
    const token = await tokenOf(user);
    const open: string[] = [];
    for (const { endpoint } of ROUTES) {
      if (typeof endpoint.access !== 'object' || endpoint.whenClosed) continue;
      const path = endpoint.path.replace(/:\w+/g, user.id);
      const { status } = await server.call(endpoint.method, path, { token, ip: freshAddress() });
      if (status !== 401) open.push(`${endpoint.id} ${status}`);
    }
    expect(open).toEqual([]);
    expect(ROUTES.flatMap(({ endpoint }) => (endpoint.whenClosed ? endpoint.id : []))).toEqual([
      'POST auth/logout',
      'POST privacy/:customerId/export',
      'GET privacy/:customerId/export',
    ]);
  });

  it('does not reach the record of another family, open or closed', async () => {
    const token = await tokenOf(await closedFamily());
    for (const other of [await family(), await closedFamily()]) {
      expectFailure(await prepare(other.id, token), 'not_found');
      expectFailure(await takeAlong(other, token), 'not_found');
    }
  });

  it('signs out of it', async () => {
    const user = await closedFamily();
    const token = await tokenOf(user);
    expect((await server.call('POST', 'auth/logout', { token, body: {} })).status).toBe(200);
    expectFailure(await prepare(user.id, token), 'session_expired');
  });
});

describe('the time to take a record along', () => {
  it('includes the last day in the family’s zone, until its midnight', async () => {
    const user = await closedFamily({ timeZone: 'Pacific/Auckland' });
    const stored = { type: 'Customer', userStatus: 'Inactive', timeZone: 'Pacific/Auckland', updatedAt: '' } as const;
    const closing = (now: string) =>
      closingOf({ ...stored, closedAt: '2026-10-02T11:30:00Z' }, { GOODBYE_DAYS: 90 }, new Date(now));
    // In Auckland it was half past midnight on 3 October, and midnight is at 11:00 in UTC.
    expect(closing('2027-01-01T10:59:59Z')).toEqual({
      closedOn: '2026-10-03',
      lastDay: '2027-01-01',
      until: '2027-01-01T11:00:00.000Z',
    });
    expect(closing('2027-01-01T11:00:00Z').until).toBeNull();
    await closedAt(user, new Date(Date.now() - 92 * DAY).toISOString());
    const { access, lastDay } = await goodbyeOf(user);
    expect([access, lastDay === null]).toEqual([null, false]);
  });

  it('ends a sign-in that was open at midnight', async () => {
    const user = await closedFamily();
    const token = await tokenOf(user);
    await rowsOf(server, sql`update sessions set expires_at = now() where user_id = ${user.id}`);
    expectFailure(await prepare(user.id, token), 'session_expired');
  });

  it('ends when the account is open again, is deleted or is erased, for a link to the file as well', async () => {
    for (const status of ['Active', 'OnHold', 'Deleted'] as const) {
      const user = await closedFamily();
      const token = await tokenOf(user);
      expect((await takeAlong(user, token)).status).toBe(200);
      const { body } = await prepare(user.id, token);
      const { token: t } = body.data as { token: string };
      await setStatus(user, status);
      expectFailure(await prepare(user.id, token), 'session_expired');
      expectFailure(await server.call('GET', `privacy/${user.id}/export?t=${t}`), 'session_expired');
    }
  });

  it('a sign-in of the former time does not come back when the account is closed again', async () => {
    const user = await closedFamily();
    const token = await tokenOf(user);
    await setStatus(user, 'Active');
    await setStatus(user, 'Inactive');
    expectFailure(await prepare(user.id, token), 'session_expired');
    expect((await goodbyeOf(user)).access).not.toBeNull();
  });
});

describe('nobody else', () => {
  it('a deleted family gets what a wrong password gets', async () => {
    const user = await closedFamily();
    await setStatus(user, 'Deleted');
    expectFailure(await login(user), 'wrong_credentials');
  });

  it.each(['Business', 'Administrator'] as const)('%s', async (type) => {
    const user = await addUser(server, { type });
    await setStatus(user, 'Inactive');
    expectFailure(await login(user), 'wrong_credentials');
  });

  it('the session of before does not become one of the closed account', async () => {
    const user = await family();
    const { token } = await server.within(() => createSession(user.id));
    await rowsOf(server, sql`update users set user_status = 'Inactive' where id = ${user.id}`);
    expectFailure(await prepare(user.id, token), 'session_expired');
  });
});

it('restoring works as before: the password opens the account, and the page is gone', async () => {
  const user = await closedFamily();
  await goodbyeOf(user);
  await setStatus(user, 'Active');
  expect((await login(user)).status).toBe(200);
  expect(await rowsOf(server, sql`select closed_at from users where id = ${user.id}`)).toEqual([{ closed_at: null }]);
});

describe('a second factor', () => {
  standInStep();

  it('is asked for before the page, and ends when the account is open again', async () => {
    const user = await family();
    const { codeAt } = await addSecondFactor(server, user);
    await setStatus(user, 'Inactive');
    const first = await login(user);
    const second = first.body['second'] as { ticket: string };
    expectFailure(first, 'second_needed', { second });
    const { ticket } = second;
    expectFailure(await finishSignIn(server, { ticket, code: '000000' }), 'factor_wrong');
    await forgetSteps(server, user.id);
    const response = await finishSignIn(server, { ticket, code: codeAt() });
    const { access } = closedIn(response);
    expect((await takeAlong(user, access?.token ?? '')).status).toBe(200);
    // The ticket is used up.
    expectFailure(await finishSignIn(server, { ticket, code: codeAt(1) }), 'factor_wrong');
    await setStatus(user, 'Active');
    expect((await login(user)).status).toBe(200);
  });

  it('a passkey leads to the page as well', async () => {
    const user = await family();
    const { authenticator } = await addPasskey(server, await server.signIn(user));
    await setStatus(user, 'Inactive');
    expect(closedIn(await signInByPasskey(server, authenticator)).access).not.toBeNull();
    await setStatus(user, 'Active');
    expectFailure(await signInByPasskey(server, authenticator), 'factor_wrong');
  });
});

describe('a forgotten password', () => {
  it('is answered with a mail that says so, whose link leads to the page', async () => {
    const user = await closedFamily();
    const token = await requestLink(server, user.email);
    const [mail] = await mailsTo(server, user.email);
    expect(mail?.subject).toBe(goodbyeTexts.resetSubject);
    const password = 'Quiet-Lantern-Orbit-58';
    const set = await server.call('PATCH', 'user/resetPassword', { token, body: { password }, ip: freshAddress() });
    expect(set.status).toBe(200);
    expect((await goodbyeOf({ ...user, password })).access).not.toBeNull();
  });

  it('after the last day the mail has no link, and an older link sets nothing', async () => {
    const user = await closedFamily();
    const token = await requestLink(server, user.email);
    await closedAt(user, '2020-01-01T00:00:00Z');
    const body = { password: 'Quiet-Lantern-Orbit-58' };
    expectFailure(
      await server.call('PATCH', 'user/resetPassword', { token, body, ip: freshAddress() }),
      'link_invalid',
    );
    await server.call('POST', 'auth/forgotPassword', { body: { email: user.email }, ip: freshAddress() });
    await expect.poll(() => mailsTo(server, user.email).then(({ length }) => length), { timeout: 8_000 }).toBe(2);
    const [, mail] = await mailsTo(server, user.email);
    expect(mail?.text).not.toContain('reset_password');
    expect(mail?.text).toContain('1 January 2020');
  });
});

it('a stranger learns nothing: a wrong password for a closed account looks like one for no account', async () => {
  const user = await closedFamily();
  const said = async (email: string) => {
    const { status, body } = await login({ email, password: 'Not-The-Password-1' });
    const { requestId: _id, ...rest } = body;
    return { status, rest };
  };
  expect(await said(user.email)).toEqual(await said('nobody-at-all@example.test'));
});

it('with GOODBYE_DAYS=0 nothing can be taken along', async () => {
  const user = await closedFamily();
  server.services.config.GOODBYE_DAYS = 0;
  try {
    expect(await goodbyeOf(user)).toMatchObject({ lastDay: null, access: null });
  } finally {
    server.services.config.GOODBYE_DAYS = 90;
  }
});

it('the device of the sign-in is known, and one that was never seen is mailed about', async () => {
  const user = await family();
  await login(user);
  await setStatus(user, 'Inactive');
  const response = await login(user);
  closedIn(response);
  const cookie = cookieFrom(response);
  const before = (await mailsTo(server, user.email)).length;
  expect(before).toBe(1);
  await login(user, cookie);
  expect((await mailsTo(server, user.email)).length).toBe(before);
});
