import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { SECURITY_MAILS_PER_HOUR } from '@amberway/contract/kernel/limits';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { freshAddress } from '../../testing/addresses.ts';
import { AGENTS, cookieFrom } from '../../testing/devices.ts';
import { useServer } from '../../testing/hooks.ts';
import { requestLink, mailsTo } from '../../testing/mails.ts';
import { addChild, addUser, type TestUser } from '../../testing/people.ts';
import { rowsOf } from '../../testing/rows.ts';
import { newAdmin } from '../../testing/user-bodies.ts';

const SUPPORT_URL = 'https://help.example.org/contact';
const server = useServer({ env: { SUPPORT_URL, PUBLIC_URL: 'https://portal.example.org' } });

const CHILD = 'Wilhelmina';
const family = async (about: Partial<TestUser> = {}) => {
  const user = await addUser(server, { timeZone: 'Australia/Perth', ...about });
  await addChild(server, { parentId: user.id, firstName: CHILD });
  return user;
};
const signIn = async (user: TestUser, cookie?: string) => {
  const response = await server.call('POST', 'auth/login', {
    body: { email: user.email, password: user.password },
    ip: '1.128.0.9',
    headers: { 'user-agent': AGENTS.android, ...(cookie && { cookie }) },
  });
  return { token: response.body.data.token as string, cookie: cookieFrom(response) };
};
const subjects = async (email: string) => (await mailsTo(server, email)).map(({ subject }) => subject);
const lastTo = async (email: string) => {
  const mail = (await mailsTo(server, email)).at(-1);
  if (!mail) throw new Error(`No mail to ${email}.`);
  return mail;
};
const WHEN = /When: \w+,? \d{1,2} \w+ \d{4} at \d\d:\d\d [AP]M AWST/;
const CHANGED = 'Your Amberway password was changed';
const NEW_DEVICE = 'A new sign-in to your Amberway account';

it('a sign-in on a new device sends a mail with time, device, country and advice, except the first one', async () => {
  const user = await family();
  const first = await signIn(user);
  expect(await subjects(user.email)).toEqual([]);
  await signIn(user, first.cookie);
  expect(await subjects(user.email)).toEqual([]);

  await signIn(user);
  const { subject, text } = await lastTo(user.email);
  expect(subject).toBe(NEW_DEVICE);
  expect(text).toContain('Device: Chrome on Android');
  expect(text).toContain('Place: Australia');
  expect(text).toMatch(WHEN);
  expect(text).toContain('https://portal.example.org/forget-password');
  expect(text).toContain(SUPPORT_URL);
  expect(text).not.toContain(CHILD);
});

it('an ended device counts as new', async () => {
  const user = await family();
  const { token, cookie } = await signIn(user);
  const [device] = (await server.call('GET', 'auth/devices', { token })).body.data;
  await server.call('DELETE', `auth/devices/${device._id}`, { token });
  await signIn(user, cookie);
  expect(await subjects(user.email)).toEqual([NEW_DEVICE]);
});

it('changing or resetting the password sends a mail', async () => {
  const user = await family();
  const { token } = await signIn(user);
  const body = { userId: user.id, oldPassword: user.password, newPassword: 'Brand-new-1' };
  await server.call('POST', 'password/resetUserPassword', { token, body, headers: { 'user-agent': AGENTS.windows } });
  const changed = await lastTo(user.email);
  expect(changed.subject).toBe(CHANGED);
  expect(changed.text).toContain('Device: Firefox on Windows');
  expect(changed.text).toContain('Place: unknown');
  expect(changed.text).not.toContain('Brand-new-1');
  expect(changed.text).toMatch(WHEN);
  expect(changed.text).toContain('please set a new password now: that signs out every device');
  expect(changed.text).toContain('https://portal.example.org/forget-password');
  expect(changed.text).toContain(SUPPORT_URL);

  const link = await requestLink(server, user.email);
  expect(await rowsOf(server, sql`select distinct user_id from mails where recipient = ${user.email}`)).toEqual([
    { user_id: user.id },
  ]);
  const reset = { token: link, body: { password: 'Brand-new-2' }, ip: freshAddress() };
  await server.call('PATCH', 'user/resetPassword', reset);
  expect((await lastTo(user.email)).subject).toBe(CHANGED);
  const failed = await server.call('PATCH', 'user/resetPassword', reset);
  expect(failed.status).toBe(401);
  expect((await subjects(user.email)).filter((subject) => subject === CHANGED)).toHaveLength(2);
});

it('a new e-mail address is mailed to both addresses, and the mail says if an administrator did it', async () => {
  const [user, admin] = [await family(), await server.signIn('admin')];
  const email = `moved-${user.email}`;
  await server.call('PATCH', `user/${user.id}`, { token: admin, body: { email } });
  const [former, now] = [await lastTo(user.email), await lastTo(email)];
  expect(former.text).toContain('changed by an administrator. This address no longer signs in.');
  expect(former.text).not.toContain(email);
  expect(former.text).toContain('If you did not expect this, please tell your Amberway team at once.');
  expect(now.text).toContain('changed to this one by an administrator. Please use it to sign in from now on.');
  for (const { text } of [former, now]) {
    expect(text).toMatch(WHEN);
    expect(text).not.toMatch(/Device:/);
    expect(text).toContain(SUPPORT_URL);
  }
  // No mail when something else than the e-mail changed, or when the change was rejected.
  await server.call('PATCH', `user/${user.id}`, { token: admin, body: { firstName: 'Other' } });
  await server.call('PATCH', `user/${user.id}`, { token: admin, body: { email: DEMO_PEOPLE.coach.email } });
  expect(await subjects(email)).toHaveLength(1);
});

it('changing one’s own e-mail address mails both addresses with time, device and place', async () => {
  const user = await addUser(server, { type: 'Administrator', timeZone: 'Australia/Perth' });
  const { token } = await signIn(user);
  const email = `own-${user.email}`;
  const headers = { 'user-agent': AGENTS.windows };
  const response = await server.call('PATCH', `user/${user.id}`, { token, body: { email }, headers });
  expect(response.status, response.text).toBe(200);
  const [former, now] = [await lastTo(user.email), await lastTo(email)];
  // Both mails belong to the account, so that its erasure finds them, whatever its address is then.
  expect(await rowsOf(server, sql`select user_id from mails where recipient in (${user.email}, ${email})`)).toEqual([
    { user_id: user.id },
    { user_id: user.id },
  ]);
  expect(former.text).toContain('your account was changed. This address no longer signs in.');
  expect(now.text).toContain('your account was changed to this one. Please use it to sign in from now on.');
  for (const { text } of [former, now]) {
    expect(text).toMatch(WHEN);
    expect(text).toContain('Device: Firefox on Windows');
    expect(text).toContain('Place: unknown');
  }
});

it('requesting and withdrawing an erasure sends mails to the family, whoever did it', async () => {
  const user = await family();
  const { token } = await signIn(user);
  const admin = await server.signIn('admin');
  const path = `privacy/${user.id}/erasure`;
  await server.call('POST', path, { token });
  await server.call('POST', path, { token });
  const requested = await lastTo(user.email);
  expect(requested.subject).toBe('Your Amberway record will be erased');
  expect(requested.text).toContain('requested in your account');
  const [erasure] = await rowsOf<{ due: Date }>(
    server,
    sql`select due_at as due from erasures where customer_id = ${user.id}`,
  );
  const due = new Intl.DateTimeFormat('en-AU', { dateStyle: 'full', timeZone: 'Australia/Perth' });
  expect(requested.text).toContain(`will be erased on ${due.format(new Date(erasure?.due ?? 0))}.`);
  expect(requested.text).toMatch(WHEN);
  expect(requested.text).toContain('Device:');
  expect(requested.text).toContain('open Privacy to take it back');
  expect(requested.text).toContain('https://portal.example.org/dashboard/privacy');
  await server.call('DELETE', path, { token: admin });
  const cancelled = await lastTo(user.email);
  expect(cancelled.text).toContain('taken back by an administrator. Your record stays');
  expect(cancelled.text).not.toMatch(/Device:/);
  expect(`${requested.text}${cancelled.text}`).not.toContain(CHILD);
  expect(await subjects(user.email)).toHaveLength(2);
});

it('adding or reactivating an administrator sends a mail to all active administrators', async () => {
  const second = await addUser(server, { type: 'Administrator' });
  const away = await addUser(server, { type: 'Administrator', userStatus: 'Inactive' });
  const token = await server.signIn('admin');
  const body = newAdmin({ firstName: 'Nia', lastName: 'Newly', email: 'nia@example.test' });
  const made = await server.call('POST', 'user', { token, body });
  expect(made.status, made.text).toBe(200);
  for (const email of [second.email, DEMO_PEOPLE.admin.email]) {
    const { subject, text } = await lastTo(email);
    expect(subject).toBe('Amberway has a new administrator');
    expect(text).toContain('Nia Newly (nia@example.test) can now administer Amberway. Ada Lindqvist set this up.');
  }
  expect(await subjects(away.email)).toEqual([]);
  expect(await subjects('nia@example.test')).toEqual(['Welcome to Amberway: choose your password']);

  await server.call('PATCH', `user/${away.id}`, { token, body: { userStatus: 'Active' } });
  expect(await subjects(second.email)).toHaveLength(2);
});

it('each kind of security mail is limited per hour', async () => {
  const user = await family();
  for (let n = 0; n < SECURITY_MAILS_PER_HOUR + 4; n += 1) await signIn(user);
  expect(await subjects(user.email)).toHaveLength(SECURITY_MAILS_PER_HOUR);
});
