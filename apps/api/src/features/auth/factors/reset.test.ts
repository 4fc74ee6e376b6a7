import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { RESET_WAIT_MS } from '@amberway/contract/auth/factor-limits';
import { factorTexts } from '@amberway/contract/auth/factor-texts';
import { HOUR, MINUTE } from '@amberway/contract/kernel/limits';
import { freshAddress } from '../../../testing/addresses.ts';
import { addSecondFactor, startSignIn, standInStep } from '../../../testing/factors.ts';
import { expectFailure } from '../../../testing/failures.ts';
import { useServer } from '../../../testing/hooks.ts';
import { mailsTo } from '../../../testing/mails.ts';
import { addUser, type TestUser } from '../../../testing/people.ts';
import { rowsOf } from '../../../testing/rows.ts';
import { me } from '../../../testing/sessions.ts';
import { resetFactorsByCommand } from './reset.ts';

const server = useServer();
standInStep();

const newAdministrator = async () => {
  const admin = await addUser(server, { type: 'Administrator' });
  return { admin, token: await server.signIn(admin) };
};
const withFactor = async (type: 'Business' | 'Administrator' | 'Customer') => {
  const person = await addUser(server, { type });
  return { person, ...(await addSecondFactor(server, person)) };
};
const reset = (token: string, { id }: TestUser) => server.call('POST', `user/${id}/reset-factors`, { token });
const login = ({ email, password }: TestUser) =>
  server.call('POST', 'auth/login', { body: { email, password }, ip: freshAddress() });
const subjects = async ({ email }: TestUser) => (await mailsTo(server, email)).map(({ subject }) => subject);
const RESET = 'Your passkeys and codes for Amberway were reset';
const REQUEST = 'Passkeys and codes of an Amberway administrator are to be reset';

it('one administrator resets a coach: mailed at once, signed out, and new factors count after 24 hours', async () => {
  const { token: admin } = await newAdministrator();
  const { person, token } = await withFactor('Business');
  const answer = await reset(admin, person);
  expect(answer.body).toMatchObject({ data: { state: 'started' }, message: factorTexts.resetStarted });
  expect(Math.abs(Date.parse(answer.body.data.until) - Date.now() - RESET_WAIT_MS)).toBeLessThan(MINUTE);
  expectFailure(await me(server, token), 'session_expired');
  expect((await subjects(person)).at(-1)).toBe(RESET);

  const again = await login(person);
  expect(again.body.data.secondFactor).toMatchObject({ has: false, due: 'now' });
  expectFailure(await server.call('GET', 'user/myClients', { token: again.body.data.token }), 'factor_due');
  const second = await addSecondFactor(server, person);
  const state = (await me(server, second.token)).body.data.secondFactor;
  expect(state).toMatchObject({ has: false, due: 'now' });
  expect(Date.parse(state.countsFrom)).toBeGreaterThan(Date.now() + 23 * HOUR);
  expectFailure(await server.call('GET', 'user/myClients', { token: second.token }), 'factor_due');

  await rowsOf(server, sql`update users set factors_wait_until = now() - interval '1 second' where id = ${person.id}`);
  expect((await server.call('GET', 'user/myClients', { token: second.token })).status).toBe(200);
  expect((await login(person)).body.code).toBe('second_needed');
});

it('a second administrator ends the wait; the first cannot', async () => {
  const [one, two] = [await newAdministrator(), await newAdministrator()];
  const { person } = await withFactor('Business');
  await reset(one.token, person);
  const { token } = await addSecondFactor(server, person);
  expectFailure(await reset(one.token, person), 'invalid', { message: factorTexts.resetByAnother, errors: {} });
  expect((await reset(two.token, person)).body).toMatchObject({ data: { state: 'confirmed', until: null } });
  expect((await server.call('GET', 'user/myClients', { token })).status).toBe(200);
});

it('for an administrator it takes two, and until then nothing changes', async () => {
  const [one, two] = [await newAdministrator(), await newAdministrator()];
  const { person, token } = await withFactor('Administrator');
  expect((await reset(one.token, person)).body).toMatchObject({
    data: { state: 'waits' },
    message: factorTexts.resetWaits,
  });
  expect((await me(server, token)).body.data.secondFactor).toMatchObject({ has: true, due: 'none' });
  expect(await subjects(person)).toContain(REQUEST);
  expect(await subjects(two.admin)).toContain(REQUEST);
  expect(await subjects(one.admin)).not.toContain(REQUEST);
  expectFailure(await reset(one.token, person), 'invalid', { message: factorTexts.resetByAnother, errors: {} });
  expect((await reset(two.token, person)).body).toMatchObject({ data: { state: 'done', until: null } });
  expectFailure(await me(server, token), 'session_expired');
  expect((await login(person)).body.data.secondFactor).toMatchObject({ has: false, countsFrom: null });
});

it('a request counts for 24 hours, and only while whoever made it is an administrator', async () => {
  const [one, two] = [await newAdministrator(), await newAdministrator()];
  const [late, left] = [await withFactor('Administrator'), await withFactor('Administrator')];
  await reset(one.token, late.person);
  await rowsOf(
    server,
    sql`update factor_resets set requested_at = now() - interval '25 hours' where user_id = ${late.person.id}`,
  );
  expect((await reset(two.token, late.person)).body.data.state).toBe('waits');
  await reset(one.token, left.person);
  await rowsOf(server, sql`update users set user_status = 'Inactive' where id = ${one.admin.id}`);
  expect((await reset(two.token, left.person)).body.data.state).toBe('waits');
});

it('a request of somebody who is no administrator any more is not shown as one to confirm', async () => {
  const [one, two] = [await newAdministrator(), await newAdministrator()];
  const { person } = await withFactor('Administrator');
  await reset(one.token, person);
  const shown = async () =>
    (await server.call('GET', `user/factors?search=${encodeURIComponent(person.email)}`, { token: two.token })).body
      .data;
  expect(await shown()).toMatchObject([{ reset: { mayConfirm: true } }]);
  await rowsOf(server, sql`update users set user_status = 'Inactive' where id = ${one.admin.id}`);
  expect(await shown()).toMatchObject([{ reset: null }]);
});

it('a reset also ends the devices and the calendar feed, which a thief would have with the factor', async () => {
  const { token: admin } = await newAdministrator();
  const { person, token } = await withFactor('Business');
  const feed = await server.call('POST', 'calendar/feed', { token, body: {} });
  const path = new URL(feed.body.data.url as string).pathname.replace('/api/', '');
  expect((await server.call('GET', path)).status).toBe(200);
  await reset(admin, person);
  expect((await server.call('GET', path)).status).toBe(404);
  expect(await rowsOf(server, sql`select 1 from devices where user_id = ${person.id} and ended_at is null`)).toEqual(
    [],
  );
});

it('a family gets its password back at once', async () => {
  const { token: admin } = await newAdministrator();
  const { person } = await withFactor('Customer');
  expect((await reset(admin, person)).body.data).toEqual({ state: 'done', until: null });
  expect((await login(person)).body.data.secondFactor).toMatchObject({ has: false, due: 'none' });
});

it('nobody resets themselves, somebody without factors, or somebody who is not there', async () => {
  const { admin, token } = await newAdministrator();
  expectFailure(await reset(token, admin), 'invalid', { message: factorTexts.resetOwn, errors: {} });
  const coach = await addUser(server, { type: 'Business' });
  expectFailure(await reset(token, coach), 'invalid', { message: factorTexts.resetNothing, errors: {} });
  const gone = await addUser(server, { type: 'Business', userStatus: 'Inactive' });
  expectFailure(await reset(token, gone), 'not_found');
});

it('the command line resets an administrator at once and mails them', async () => {
  const { person, token } = await withFactor('Administrator');
  const run = () => server.within(() => resetFactorsByCommand(server.services, person.id));
  expect(await run()).toBe(true);
  expectFailure(await me(server, token), 'session_expired');
  expect((await login(person)).status).toBe(200);
  const mail = (await mailsTo(server, person.email)).find(({ subject }) => subject === RESET);
  expect(mail?.text).toContain('someone with access to the server');
  expect(await run()).toBe(false);
});

it('a ticket from before the reset opens nothing', async () => {
  const { token: admin } = await newAdministrator();
  const { person, codeAt } = await withFactor('Business');
  const { ticket } = await startSignIn(server, person);
  await reset(admin, person);
  const answer = await server.call('POST', 'auth/second', { body: { ticket, code: codeAt() } });
  expectFailure(answer, 'factor_wrong');
});

it('administrators see who has no second factor, as counts and dates, those first or by name', async () => {
  const { token } = await newAdministrator();
  const has = await withFactor('Business');
  const none = await addUser(server, { type: 'Business' });
  const list = (query: string) => server.call('GET', `user/factors?pageSize=200${query}`, { token });
  const all = (await list('')).body;
  const rows = all.data as { _id: string; has: boolean }[];
  expect(rows.find(({ _id }) => _id === has.person.id)).toMatchObject({
    has: true,
    due: 'none',
    passkeys: 0,
    totp: true,
    recoveryCodes: 10,
    reset: null,
  });
  expect(rows.find(({ _id }) => _id === none.id)).toMatchObject({ has: false, due: 'none', passkeys: 0, totp: false });
  const firstWith = rows.findIndex((row) => row.has);
  expect(rows.slice(firstWith).every((row) => row.has)).toBe(true);
  const without = (await list('&without=true')).body;
  expect((without.data as { has: boolean }[]).some((row) => row.has)).toBe(false);
  expect(all['without']).toBe(without['without']);
  expect((await list(`&search=${encodeURIComponent(has.person.email)}`)).body.count).toBe(1);
  const namesOf = async (order: string) =>
    ((await list(`&sort=name&order=${order}`)).body.data as { firstName: string; lastName: string }[]).map(
      ({ firstName, lastName }) => `${firstName} ${lastName}`.toLowerCase(),
    );
  const byName = await namesOf('asc');
  expect(byName).toHaveLength(rows.length);
  expect(byName).toEqual(byName.toSorted());
  expect(await namesOf('desc')).toEqual(byName.toReversed());
  await reset(token, has.person);
  const [waiting] = (await list(`&search=${encodeURIComponent(has.person.email)}`)).body.data;
  expect(waiting).toMatchObject({ has: false, due: 'now', reset: { mayConfirm: false } });
});
