import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accessTexts } from '@amberway/contract/kernel/account-access-texts';
import { RESET_TOKEN_MS } from '@amberway/contract/kernel/limits';
import { createLink } from '../../../kernel/identity/links.queries.ts';
import { freshAddress } from '../../../testing/addresses.ts';
import type { Authenticator } from '../../../testing/authenticator.ts';
import {
  addPasskey,
  addSecondFactor,
  addTotp,
  forgetProofs,
  signInByPasskey,
  standInStep,
} from '../../../testing/factors.ts';
import { expectFailure, expectInvalid } from '../../../testing/failures.ts';
import { useServer } from '../../../testing/hooks.ts';
import { mailsTo } from '../../../testing/mails.ts';
import { addUser, type TestUser } from '../../../testing/people.ts';
import { rowsOf } from '../../../testing/rows.ts';
import { me } from '../../../testing/sessions.ts';

const NEW = 'Brand-new-1';
const server = useServer({ env: { PUBLIC_URL: 'http://localhost:3000' } });
standInStep();

const linkFor = (userId: string) => server.within(() => createLink(userId, 'reset', RESET_TOKEN_MS));
const reset = (token: string, body: Record<string, unknown> = {}) =>
  server.call('PATCH', 'user/resetPassword', { token, body: { password: NEW, ...body }, ip: freshAddress() });
const change = (token: string, user: TestUser, body: Record<string, unknown> = {}) =>
  server.call('POST', 'password/resetUserPassword', {
    token,
    body: { userId: user.id, oldPassword: user.password, newPassword: NEW, ...body },
  });
const endOthers = (token: string, body: Record<string, unknown> = {}) =>
  server.call('POST', 'auth/devices/endOthers', { token, body });
const login = (email: string, password: string) =>
  server.call('POST', 'auth/login', { body: { email, password }, ip: freshAddress() });
const passkeyOf = async (userId: string, name: string) => {
  const rows = await rowsOf<{ id: string }>(
    server,
    sql`select id from passkeys where user_id = ${userId} and name = ${name}`,
  );
  return `passkey:${rows[0]?.id}`;
};
const mailAbout = async (email: string, subject: string) =>
  (await mailsTo(server, email)).find((mail) => mail.subject === subject)?.text ?? '';
const CHANGED = 'Your Amberway password was changed';
const SIGNED_OUT = 'Your Amberway account was signed out everywhere else';
/** Without the ticket, which is tested elsewhere. */
const expectSecondNeeded = async (email: string, password: string) =>
  expect((await login(email, password)).body.code).toBe('second_needed');
const byLink = async (token: string, authenticator: Authenticator) => {
  const { body } = await server.call('POST', 'user/resetPassword/passkey', { token, ip: freshAddress() });
  return { passkey: authenticator.use(body.data) };
};

/** Somebody with the stolen password added a passkey of their own. */
const planted = async () => {
  const user = await addUser(server);
  const own = await addPasskey(server, await server.signIn(user), 'Mia’s phone');
  const thief = await addPasskey(server, await server.signIn(user), 'Planted');
  return { user, own: own.authenticator, thief: thief.authenticator };
};

describe('a passkey planted with a stolen password', () => {
  it('ends with a password set by mail, and the mail says that nothing is left', async () => {
    const { user, thief } = await planted();
    expect((await reset(await linkFor(user.id))).status).toBe(200);
    expectFailure(await signInByPasskey(server, thief), 'factor_wrong');
    expect((await login(user.email, NEW)).status).toBe(200);
    expect(await mailAbout(user.email, CHANGED)).toContain('Only the password opens it now.');
  });

  it('ends while the owner keeps their own by confirming with it', async () => {
    const { user, own, thief } = await planted();
    const token = await linkFor(user.id);
    const owner = (await server.call('GET', 'user/resetPassword', { token, ip: freshAddress() })).body.data;
    expect(owner.needsProof).toBe(false);
    expect(owner.lasting.map(({ name }: { name: string }) => name).toSorted()).toEqual(['Mia’s phone', 'Planted']);
    expect((await reset(token, { proof: await byLink(token, own) })).status).toBe(200);
    expectFailure(await signInByPasskey(server, thief), 'factor_wrong');
    expect((await signInByPasskey(server, own)).status).toBe(200);
    expect(await mailAbout(user.email, CHANGED)).toContain('Passkey ‘Mia’s phone’, added ');
  });

  it('stays with nobody’s word alone: naming it without a proof is refused and leaves the link', async () => {
    const { user, thief } = await planted();
    const token = await linkFor(user.id);
    const refused = await reset(token, { stays: [await passkeyOf(user.id, 'Planted')] });
    expectInvalid(refused, 'stays', accessTexts.proofForStays);
    const stranger = await addUser(server);
    const other = (await addPasskey(server, await server.signIn(stranger))).authenticator;
    expectFailure(await reset(token, { proof: await byLink(token, other) }), 'factor_wrong');
    expect((await reset(token)).status).toBe(200);
    expectFailure(await signInByPasskey(server, thief), 'factor_wrong');
  });

  it('needs an answer before the password changes, and ends when the owner does not name it', async () => {
    const { user, own, thief } = await planted();
    const token = await server.signIn(user);
    expectInvalid(await change(token, user), 'stays', accessTexts.sayWhatStays);
    expect((await login(user.email, user.password)).status).toBe(200);
    const stays = [await passkeyOf(user.id, 'Mia’s phone')];
    expect((await change(token, user, { stays })).status).toBe(200);
    expectFailure(await signInByPasskey(server, thief), 'factor_wrong');
    expect((await signInByPasskey(server, own)).status).toBe(200);
    expect((await me(server, token)).status).toBe(200);
    const mail = await mailAbout(user.email, CHANGED);
    expect(mail).toContain('Passkey ‘Mia’s phone’, added ');
    expect(mail).not.toContain('Planted');
  });

  it('needs an answer before signing out everywhere, which is confirmed and mailed', async () => {
    const { user, thief } = await planted();
    const token = await server.signIn(user);
    expectInvalid(await endOthers(token), 'stays', accessTexts.sayWhatStays);
    await forgetProofs(server);
    expectFailure(await endOthers(token, { stays: [] }), 'confirm_needed');
    await server.call('POST', 'auth/confirm', { token, body: { password: user.password } });
    expect((await endOthers(token, { stays: [] })).status).toBe(200);
    expectFailure(await signInByPasskey(server, thief), 'factor_wrong');
    expect(await mailAbout(user.email, SIGNED_OUT)).toContain('your account was signed out everywhere else.');
  });

  it('what the owner signed in with stays, whatever they name', async () => {
    const { user, own } = await planted();
    const { token } = (await signInByPasskey(server, own)).body.data;
    const { lasting } = (await server.call('GET', 'account/access', { token })).body.data;
    expect(lasting).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'Planted', here: false }),
        expect.objectContaining({ name: 'Mia’s phone', here: true }),
      ]),
    );
    expect((await change(token, user, { stays: [] })).status).toBe(200);
    expect((await me(server, token)).status).toBe(200);
    expect((await signInByPasskey(server, own)).status).toBe(200);
  });
});

describe('an account whose password alone does not sign in', () => {
  it('gets no new password from the mailbox alone, and keeps all its factors', async () => {
    const coach = await addUser(server, { type: 'Business' });
    const { codeAt } = await addSecondFactor(server, coach);
    const token = await linkFor(coach.id);
    expect((await server.call('GET', 'user/resetPassword', { token, ip: freshAddress() })).body.data.needsProof).toBe(
      true,
    );
    expectInvalid(await reset(token), 'proof', accessTexts.proofNeeded);
    expectFailure(await login(coach.email, NEW), 'wrong_credentials');
    expectFailure(await reset(token, { proof: { code: '000000' } }), 'factor_wrong');
    expect((await reset(token, { proof: { code: codeAt() } })).status).toBe(200);
    await expectSecondNeeded(coach.email, NEW);
  });

  it('a recovery code proves it once, and only what was named stays', async () => {
    const parent = await addUser(server);
    const { codes } = await addSecondFactor(server, parent);
    const [recoveryCode = '', next = ''] = codes;
    const first = { proof: { recoveryCode }, stays: ['totp'] };
    expect((await reset(await linkFor(parent.id), first)).status).toBe(200);
    await expectSecondNeeded(parent.email, NEW);
    expectFailure(await reset(await linkFor(parent.id), first), 'factor_wrong');
    const second = { password: 'Brand-new-2', proof: { recoveryCode: next } };
    expect((await reset(await linkFor(parent.id), second)).status).toBe(200);
    // Recovery codes alone open nothing, so the password signs in again.
    expect((await login(parent.email, 'Brand-new-2')).status).toBe(200);
  });

  it('after an administrator has reset the lost factors, the link works again', async () => {
    const parent = await addUser(server);
    await addSecondFactor(server, parent);
    const token = await linkFor(parent.id);
    expectInvalid(await reset(token), 'proof', accessTexts.proofNeeded);
    const admin = await server.signIn('admin');
    expect((await server.call('POST', `user/${parent.id}/reset-factors`, { token: admin })).status).toBe(200);
    expect((await reset(token)).status).toBe(200);
    expect((await login(parent.email, NEW)).status).toBe(200);
  });

  it('a changed password cannot take its second factor away without confirming with it', async () => {
    const coach = await addUser(server, { type: 'Business' });
    const { token } = await addSecondFactor(server, coach);
    await addPasskey(server, token, 'Laptop');
    await rowsOf(server, sql`update sessions set factors = '{passkey:gone}' where user_id = ${coach.id}`);
    await forgetProofs(server);
    expectFailure(await change(token, coach, { stays: ['totp', 'recovery'] }), 'confirm_needed');
    const all = ['totp', 'recovery', await passkeyOf(coach.id, 'Laptop')];
    expect((await change(token, coach, { stays: all })).status).toBe(200);
    await expectSecondNeeded(coach.email, NEW);
  });
});

it('codes planted before they count end with a password set by mail', async () => {
  const user = await addUser(server);
  await addTotp(server, await server.signIn(user));
  expect((await reset(await linkFor(user.id))).status).toBe(200);
  expect(await rowsOf(server, sql`select 1 from totp_secrets where user_id = ${user.id}`)).toEqual([]);
});

it('a Google account connected with a stolen password ends with a password set by mail', async () => {
  const user = await addUser(server, { type: 'Business' });
  await rowsOf(
    server,
    sql`insert into google_connections (user_id, kind, sealed) values (${user.id}, 'calendar', 'x')`,
  );
  const token = await server.signIn(user);
  expectInvalid(await change(token, user), 'stays', accessTexts.sayWhatStays);
  expect((await reset(await linkFor(user.id))).status).toBe(200);
  expect(await rowsOf(server, sql`select 1 from google_connections where user_id = ${user.id}`)).toEqual([]);
});
