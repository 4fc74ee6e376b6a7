import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { factorTexts } from '@amberway/contract/auth/factor-texts';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { addSecondFactor, forgetProofs, forgetSteps, standInStep } from '../../../testing/factors.ts';
import { expectFailure, expectInvalid } from '../../../testing/failures.ts';
import { useServer } from '../../../testing/hooks.ts';
import { addUser } from '../../../testing/people.ts';
import { rowsOf } from '../../../testing/rows.ts';
import { confirmEverybody } from '../../../testing/sessions.ts';
import { newAdmin } from '../../../testing/user-bodies.ts';
import type { TestResponse } from '../../../testing/server.ts';

const server = useServer();
standInStep();

const newAdministrator = async () => {
  const admin = await addUser(server, { type: 'Administrator' });
  return { admin, ...(await addSecondFactor(server, admin)) };
};

const SENSITIVE: [string, (token: string) => Promise<TestResponse>][] = [
  ['exporting a record', (token) => server.call('POST', `privacy/${DEMO_PEOPLE.tran.id}/export`, { token })],
  ['erasing a record', (token) => server.call('POST', `privacy/${DEMO_PEOPLE.tran.id}/erasure`, { token })],
  ['making an administrator', (token) => server.call('POST', 'user', { token, body: newAdmin() })],
  ['resetting factors', (token) => server.call('POST', `user/${DEMO_PEOPLE.coach.id}/reset-factors`, { token })],
  ['changing factors', (token) => server.call('POST', 'account/recovery-codes', { token })],
];

it.each(SENSITIVE)('%s needs the factor within ten minutes, and the password does not count', async (_name, act) => {
  const { admin, token, codeAt } = await newAdministrator();
  await forgetProofs(server);
  expectFailure(await act(token), 'confirm_needed');
  const confirm = (body: unknown) => server.call('POST', 'auth/confirm', { token, body });
  expectInvalid(await confirm({ password: admin.password }), 'password', factorTexts.confirmByFactor);
  // As if the password had been accepted.
  await confirmEverybody(server);
  expectFailure(await act(token), 'confirm_needed');
  expect((await confirm({ code: codeAt() })).status).toBe(200);
  const answer = await act(token);
  expect(answer.body.code).not.toBe('confirm_needed');
  expect(answer.status).toBeLessThan(423);
});

it('covering needs the factor of the coach', async () => {
  const coach = await addUser(server, { type: 'Business' });
  const { token, codeAt } = await addSecondFactor(server, coach);
  const cover = () =>
    server.call('POST', `user/cover/${DEMO_PEOPLE.tran.id}`, { token, body: { reason: 'Colleague is ill today' } });
  await forgetProofs(server);
  expectFailure(await cover(), 'confirm_needed');
  await server.call('POST', 'auth/confirm', { token, body: { code: codeAt() } });
  expect((await cover()).status).toBe(200);
});

it('a code confirms once, and a wrong one is limited like a wrong password', async () => {
  const { admin, token, codeAt } = await newAdministrator();
  const confirm = (code: string) => server.call('POST', 'auth/confirm', { token, body: { code } });
  const code = codeAt();
  expect((await confirm(code)).status).toBe(200);
  expectFailure(await confirm(code), 'factor_wrong');
  for (let n = 1; n < 10; n += 1) expectFailure(await confirm('000000'), 'factor_wrong');
  await forgetSteps(server, admin.id);
  expectFailure(await confirm(codeAt()), 'too_many');
});

it('the use of a factor is in the audit log, its code is not', async () => {
  const { admin, token, codeAt } = await newAdministrator();
  const code = codeAt();
  await server.call('POST', 'auth/confirm', { token, body: { code } });
  const rows = await rowsOf<{ action: string; record: string; row: string }>(
    server,
    sql`select action, record, to_jsonb(a)::text as row from audit_log a where actor_id = ${admin.id} order by id`,
  );
  expect(rows.map(({ action, record }) => `${action} ${record}`)).toEqual([
    'signIn session',
    'addFactor totp',
    'addFactor recoveryCodes',
    'confirmByFactor session',
  ]);
  expect(JSON.stringify(rows)).not.toContain(code);
});

it('a family confirms with the password or with its code', async () => {
  const family = await addUser(server);
  const { token, codeAt } = await addSecondFactor(server, family);
  const exportIt = () => server.call('POST', `privacy/${family.id}/export`, { token });
  for (const body of [{ password: family.password }, { code: codeAt() }]) {
    await forgetProofs(server);
    expectFailure(await exportIt(), 'confirm_needed');
    expect((await server.call('POST', 'auth/confirm', { token, body })).status).toBe(200);
    expect((await exportIt()).status).toBe(200);
  }
});
