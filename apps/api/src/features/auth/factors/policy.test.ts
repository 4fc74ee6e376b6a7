import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { GRACE_MS } from '@amberway/contract/auth/factor-limits';
import { DAY, MINUTE } from '@amberway/contract/kernel/limits';
import { reachWithin } from '@amberway/contract/kernel/permissions';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { ROUTES } from '../../../routes.ts';
import { freshAddress } from '../../../testing/addresses.ts';
import { addPasskey, addSecondFactor, addTotp, signInByPasskey, standInStep } from '../../../testing/factors.ts';
import { expectFailure } from '../../../testing/failures.ts';
import { useServer } from '../../../testing/hooks.ts';
import { addUser } from '../../../testing/people.ts';
import { rowsOf } from '../../../testing/rows.ts';
import { me } from '../../../testing/sessions.ts';
import { readConfig } from '../../../kernel/config/config.ts';

standInStep();
const off = useServer();
const grace = useServer({ env: { STAFF_SECOND_FACTOR: 'grace' } });
const required = useServer({ env: { STAFF_SECOND_FACTOR: 'required' } });

const SET_UP = [
  'POST auth/logout',
  'POST auth/refresh',
  'POST auth/confirm',
  'GET user/me',
  'GET account/factors',
  'GET account/identities',
  'DELETE account/identities',
  'GET account/passkeys',
  'POST account/passkey/options',
  'POST account/passkeys',
  'DELETE account/passkeys/:id',
  'POST account/totp',
  'PUT account/totp',
  'DELETE account/totp',
  'POST account/recovery-codes',
];

it('with the policy required, a right password without a factor opens nothing but setting one up', async () => {
  for (const type of ['Business', 'Administrator'] as const) {
    const person = await addUser(required, { type });
    const token = await required.signIn(person);
    const role = type === 'Business' ? 'BusinessUser' : 'Administrator';
    const open: string[] = [];
    for (const { endpoint } of ROUTES) {
      const { access, method, path, id } = endpoint;
      if (typeof access !== 'object' || reachWithin({ role }, access) === 'none') continue;
      if (SET_UP.includes(id)) {
        open.push(id);
        continue;
      }
      const url = path.replace(/:\w+/g, DEMO_PEOPLE.parent.id);
      const answer = await required.call(method, url, {
        token,
        ...(method !== 'GET' && { body: {} }),
        ip: freshAddress(),
      });
      expect({ id, status: answer.status, code: answer.body.code }).toEqual({ id, status: 403, code: 'factor_due' });
    }
    expect(open.toSorted()).toEqual(SET_UP.toSorted());
    expect((await me(required, token)).body.data.secondFactor).toEqual({
      has: false,
      due: 'now',
      graceUntil: null,
      countsFrom: null,
    });
  }
});

it('with the policy required, one factor is not enough: work begins with the second way in', async () => {
  const coach = await addUser(required, { type: 'Business' });
  const token = await required.signIn(coach);
  const clients = () => required.call('GET', 'user/myClients', { token });
  const { authenticator } = await addPasskey(required, token);
  expectFailure(await clients(), 'factor_due');
  const byPasskey = (await signInByPasskey(required, authenticator)).body.data.token as string;
  expectFailure(await required.call('GET', 'user/myClients', { token: byPasskey }), 'factor_due');
  await addTotp(required, token);
  expect((await clients()).status).toBe(200);
  expect((await required.call('GET', 'user/myClients', { token: byPasskey })).status).toBe(200);
});

it('a session from before the factor goes on once it is confirmed with the factor', async () => {
  const coach = await addUser(off, { type: 'Business' });
  const before = await off.signIn(coach);
  const { codeAt } = await addSecondFactor(off, coach);
  const clients = () => off.call('GET', 'user/myClients', { token: before });
  expectFailure(await clients(), 'confirm_needed');
  expect((await off.call('POST', 'auth/confirm', { token: before, body: { password: coach.password } })).status).toBe(
    422,
  );
  expect((await off.call('POST', 'auth/confirm', { token: before, body: { code: codeAt() } })).status).toBe(200);
  expect((await clients()).status).toBe(200);
});

it('grace lasts 14 days from the first sign-in', async () => {
  const coach = await addUser(grace, { type: 'Business' });
  const token = await grace.signIn(coach);
  const { secondFactor } = (await me(grace, token)).body.data;
  expect(secondFactor).toMatchObject({ has: false, due: 'grace' });
  expect(GRACE_MS).toBe(14 * DAY);
  expect(Math.abs(Date.parse(secondFactor.graceUntil) - Date.now() - GRACE_MS)).toBeLessThan(MINUTE);
  await rowsOf(grace, sql`update users set grace_until = grace_until - interval '1 hour' where id = ${coach.id}`);
  const later = await grace.signIn(coach);
  const again = (await me(grace, later)).body.data.secondFactor.graceUntil;
  expect(Date.parse(secondFactor.graceUntil) - Date.parse(again)).toBe(60 * MINUTE);
  expect((await grace.call('GET', 'user/myClients', { token })).status).toBe(200);
  await rowsOf(grace, sql`update users set grace_until = now() where id = ${coach.id}`);
  expectFailure(await grace.call('GET', 'user/myClients', { token }), 'factor_due');
  expectFailure(await grace.call('GET', 'user/myClients', { token: later }), 'factor_due');
});

it('acting as a family needs a sign-in with a factor, in the days of grace too, and no new one each time', async () => {
  const admin = await addUser(grace, { type: 'Administrator' });
  const token = await grace.signIn(admin);
  const act = () => grace.call('POST', `auth/actAs/${DEMO_PEOPLE.parent.id}`, { token });
  expectFailure(await act(), 'factor_due');
  const setUp = await addSecondFactor(grace, admin);
  // This session is older than the factor.
  expectFailure(await act(), 'confirm_needed');
  const { authenticator } = await addPasskey(grace, setUp.token);
  const byPasskey = (await signInByPasskey(grace, authenticator)).body.data.token as string;
  await rowsOf(grace, sql`update sessions set strong_at = now() - interval '2 hours'`);
  for (let n = 0; n < 2; n += 1) {
    const view = await grace.call('POST', `auth/actAs/${DEMO_PEOPLE.parent.id}`, { token: byPasskey });
    expect(view.body.data).toMatchObject({ role: 'BusinessAccesCustomer', secondFactor: null });
    expectFailure(await grace.call('GET', 'account/factors', { token: view.body.data.token }), 'forbidden');
  }
});

it('without a policy staff act and work as before, and so do families with any policy', async () => {
  const admin = await off.signIn('admin');
  expect((await off.call('POST', `auth/actAs/${DEMO_PEOPLE.parent.id}`, { token: admin })).status).toBe(200);
  for (const server of [off, grace, required]) {
    const family = await addUser(server);
    const answer = await server.call('POST', 'auth/login', {
      body: { email: family.email, password: family.password },
      ip: freshAddress(),
    });
    expect(answer.status).toBe(200);
    const { token } = answer.body.data;
    expect(answer.body.data.secondFactor).toEqual({ has: false, due: 'none', graceUntil: null, countsFrom: null });
    expect((await server.call('GET', 'messages', { token })).status).not.toBe(403);
    // A passkey is another way in for a family; the password stays one.
    const { authenticator } = await addPasskey(server, token);
    await addPasskey(server, token, 'Phone');
    expect((await signInByPasskey(server, authenticator)).status).toBe(200);
    expect(await server.signIn(family)).toBeTruthy();
  }
});

it('a family that switches codes on chose a second step, and switches it off again itself', async () => {
  const family = await addUser(required);
  const { token } = await addSecondFactor(required, family);
  const login = () =>
    required.call('POST', 'auth/login', {
      body: { email: family.email, password: family.password },
      ip: freshAddress(),
    });
  expect((await login()).body.code).toBe('second_needed');
  expect((await required.call('DELETE', 'account/totp', { token })).status).toBe(200);
  expect((await login()).status).toBe(200);
});

it('while a factor is required, the last one and the last way in cannot be removed', async () => {
  const coach = await addUser(required, { type: 'Business' });
  const { token } = await addSecondFactor(required, coach);
  const remove = () => required.call('DELETE', 'account/totp', { token });
  expect((await remove()).status).toBe(422);
  const { factors } = await addPasskey(required, token);
  expect((await remove()).body.data).toMatchObject({ has: true, totp: null, signedOut: true });
  const again = await rowsOf<{ used: number }>(
    required,
    sql`select count(*)::int as used from recovery_codes where user_id = ${coach.id}`,
  );
  expect(again).toEqual([{ used: 10 }]);
  expect(factors.passkeys).toHaveLength(1);
});

it('an https address begins with grace, any other without a policy, and the setting decides', () => {
  const policy = (env: Record<string, string>) => readConfig(env).factorPolicy;
  expect(policy({})).toBe('off');
  expect(policy({ PUBLIC_URL: 'http://portal.example.test' })).toBe('off');
  expect(policy({ PUBLIC_URL: 'https://portal.example.test' })).toBe('grace');
  expect(policy({ PUBLIC_URL: 'https://portal.example.test', STAFF_SECOND_FACTOR: 'off' })).toBe('off');
  expect(policy({ STAFF_SECOND_FACTOR: 'required' })).toBe('required');
});
