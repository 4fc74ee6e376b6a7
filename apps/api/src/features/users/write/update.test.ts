import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { userTexts } from '@amberway/contract/users/texts';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { expectFailure, expectInvalid } from '../../../testing/failures.ts';
import { useServer } from '../../../testing/hooks.ts';
import { requestLink, mailsTo } from '../../../testing/mails.ts';
import { addChild, addUser } from '../../../testing/people.ts';
import { rowsOf } from '../../../testing/rows.ts';
import { confirmPassword, forgetConfirmations, me } from '../../../testing/sessions.ts';
import { freshEmail } from '../../../testing/user-bodies.ts';

const server = useServer();
const { admin: demoAdmin, coach, restingCoach } = DEMO_PEOPLE;
let admin: string;
beforeAll(async () => {
  admin = await server.signIn('admin');
  await confirmPassword(server, admin);
});
const patch = (id: string, body: object, token = admin) => server.call('PATCH', `user/${id}`, { token, body });
const remove = (id: string, path = 'user') => server.call('DELETE', `${path}/${id}`, { token: admin });
const family = (about: object = {}) => addUser(server, { csm: coach.id, choosePlan: 'Flagship', ...about });
const auditOf = (id: string) =>
  rowsOf<{ action: string; actor_id: string; before: object | null; after: object | null }>(
    server,
    sql`select action, actor_id, before, after from audit_log where record_id = ${id} order by created_at, id`,
  );

describe('the validation of a changed user runs on the merged record', () => {
  it('a change is rejected for what it breaks, also in other fields [B428]', async () => {
    const user = await family({ country: 'United Kingdom', postCode: 'SW1A 1AA' });
    expectInvalid(await patch(user.id, { country: 'Australia' }), 'postCode', userTexts.invalidPostCode);
    expect((await patch(user.id, { country: 'Australia', postCode: '2000' })).status).toBe(200);
    expectInvalid(await patch(user.id, { city: '' }), 'city', userTexts.inputCity);
  });
  it('an incomplete old record can be deactivated; fields that are sent are validated [B729 B859 C016]', async () => {
    const user = await family({ phoneNumber: null, csm: null, city: null });
    const response = await patch(user.id, { userStatus: 'Inactive' });
    expect(response.status, response.text).toBe(200);
    expect(response.body.data.userStatus).toBe('Inactive');
    expectInvalid(await patch(user.id, { phoneNumber: null }), 'phoneNumber', userTexts.inputPhone);
  });
  it('a subscriber who becomes Flagship needs the remaining fields [B415 B419 B431]', async () => {
    const user = await family({ choosePlan: 'Subscriber', csm: null, timeZone: 'Australia/Sydney', lastName: '' });
    const response = await patch(user.id, { choosePlan: 'Flagship' });
    expect(response.status).toBe(422);
    expect(response.body.errors).toMatchObject({ csm: userTexts.selectCsm, lastName: userTexts.inputLastName });
  });
  it('an inactive success manager may stay until another is chosen', async () => {
    const user = await family({ csm: restingCoach.id });
    expect((await patch(user.id, { csm: restingCoach.id, city: 'Perth' })).status).toBe(200);
    expectInvalid(await patch(user.id, { csm: demoAdmin.id }), 'csm', userTexts.staffOnlyCsm);
  });
});

describe('versions of a user', () => {
  it('an edit of an older version is rejected and changes nothing', async () => {
    const user = await family();
    expect((await patch(user.id, { city: 'Perth', version: 1 })).body.data.version).toBe(2);
    expectFailure(await patch(user.id, { city: 'Hobart', version: 1 }), 'stale');
    expect((await patch(user.id, { state: 'Victoria', version: 2 })).body.data).toMatchObject({
      city: 'Perth',
      version: 3,
    });
  });
  it('an edit without changes makes no new version and no audit entry', async () => {
    const user = await family();
    expect((await patch(user.id, { city: user.city, type: 'Customer' })).body.data.version).toBe(1);
    expect(await auditOf(user.id)).toEqual([]);
  });
});

it('the audit log has who changed what, before and after [T334]', async () => {
  const user = await family();
  expect((await patch(user.id, { city: 'Perth', country: 'Australia' })).body.message).toBe(userTexts.updated);
  expect(await auditOf(user.id)).toEqual([
    { action: 'edit', actor_id: demoAdmin.id, before: { city: user.city }, after: { city: 'Perth' } },
  ]);
});

describe('children saved with the user [B335]', () => {
  it('are changed and added together, or not at all', async () => {
    const user = await family();
    const child = await addChild(server, { parentId: user.id, primaryContact: coach.id });
    const good = { _id: child.id, firstName: 'Renamed', version: 1 };
    expectFailure(
      await patch(user.id, { city: 'Perth', members: [good, { _id: DEMO_CHILDREN.arlo.id, firstName: 'Mine' }] }),
      'not_found',
    );
    expectFailure(await patch(user.id, { city: 'Perth', members: [{ ...good, version: 7 }] }), 'stale');
    const before = await server.call('GET', `user/${user.id}`, { token: admin });
    expect(before.body.data).toMatchObject({ city: user.city, version: 1 });
    const saved = await patch(user.id, {
      city: 'Perth',
      members: [good, { firstName: 'Second', primaryContact: coach.id }],
    });
    expect(saved.body.data.city).toBe('Perth');
    expect(saved.body.data.members.map((one: { firstName: string }) => one.firstName)).toEqual(['Renamed', 'Second']);
  });
});

describe('a change of the e-mail address', () => {
  it('stores it in lower case, must not take another user’s, and voids links mailed before [B418]', async () => {
    const user = await family();
    const link = await requestLink(server, user.email);
    const email = freshEmail();
    const { body } = await patch(user.id, { email: email.toUpperCase() });
    expect(body.data).toMatchObject({ email, validated: false });
    const used = await server.call('PATCH', 'user/resetPassword', {
      token: link,
      body: { password: 'Amberway2!' },
    });
    expectFailure(used, 'link_invalid');
    expectFailure(await patch(user.id, { email: demoAdmin.email }), 'duplicate', {
      message: userTexts.emailTaken,
      errors: { email: userTexts.emailTaken },
    });
  });

  it('needs a confirmed password, and then saves the other fields with it', async () => {
    const user = await family();
    const token = await server.signIn('admin');
    const change = { email: freshEmail(), firstName: 'Changed' };
    await forgetConfirmations(server);
    expectFailure(await patch(user.id, change, token), 'confirm_needed');
    expect((await server.call('GET', `user/${user.id}`, { token })).body.data.firstName).not.toBe('Changed');
    expect((await patch(user.id, { firstName: 'Other', email: user.email.toUpperCase() }, token)).status).toBe(200);
    await confirmPassword(server, token);
    expect((await patch(user.id, change, token)).body.data).toMatchObject(change);
  });
});

describe('deleting a user', () => {
  it.each(['user', 'user/markedDeleted'])(
    'through %s is soft, ends sessions, shows in the Deleted tab and is repeatable [B730 B860 C021 C022 T470]',
    async (path) => {
      const user = await addUser(server, {
        type: 'Business',
        totalWorkDays: 1,
        totalWorkHours: 1,
        totalClientCapacity: 1,
      });
      const token = await server.signIn(user);
      expect((await remove(user.id, path)).body.message).toBe(userTexts.deleted);
      expectFailure(await me(server, token), 'session_expired');
      const list = await server.call('GET', 'user/all/business?filter=Deleted', { token: admin });
      expect(list.body.data.map((one: { _id: string }) => one._id)).toContain(user.id);
      expect((await remove(user.id, path)).status).toBe(200);
      expect((await auditOf(user.id)).map(({ action }) => action)).toEqual(['delete']);
    },
  );
  it('can be undone, unless the e-mail address has a new owner', async () => {
    const user = await family();
    await remove(user.id);
    expect((await patch(user.id, { userStatus: 'Active' })).body.message).toBe(userTexts.restored);
    await remove(user.id);
    await addUser(server, { email: user.email });
    expectFailure(await patch(user.id, { userStatus: 'Active' }), 'duplicate', {
      message: userTexts.emailTaken,
      errors: { email: userTexts.emailTaken },
    });
  });
  it('returns 404 for an id that is no user', async () => {
    expectFailure(await remove(DEMO_CHILDREN.arlo.id), 'not_found');
  });
});

it.each(['Inactive', 'Deleted'])(
  '%s ends every session of the user, and of staff acting as the family',
  async (userStatus) => {
    const user = await family();
    const own = await server.signIn(user);
    const view = (await server.call('POST', `auth/actAs/${user.id}`, { token: await server.signIn('coach') })).body
      .data;
    expect((await me(server, view.token)).status).toBe(200);
    expect((await patch(user.id, { userStatus })).status).toBe(200);
    for (const token of [own, view.token]) expectFailure(await me(server, token), 'session_expired');
  },
);

it('OnHold and Awaiting users stay signed in', async () => {
  const user = await family();
  const token = await server.signIn(user);
  for (const userStatus of ['OnHold', 'Awaiting']) {
    await patch(user.id, { userStatus });
    expect((await me(server, token)).status).toBe(200);
  }
});

describe('administrators changing their status', () => {
  it('cannot deactivate or delete themselves', async () => {
    await addUser(server, { type: 'Administrator' });
    for (const userStatus of ['Inactive', 'Deleted'])
      expectInvalid(await patch(demoAdmin.id, { userStatus }), 'userStatus', userTexts.notYourself);
    expectInvalid(await remove(demoAdmin.id), 'userStatus', userTexts.notYourself);
  });
  it('cannot deactivate the last active administrator', async () => {
    await rowsOf(
      server,
      sql`update users set user_status = 'OnHold' where type = 'Administrator' and user_status = 'Active' and id <> ${demoAdmin.id}`,
    );
    const resting = await addUser(server, { type: 'Administrator', userStatus: 'OnHold' });
    const token = await server.signIn(resting);
    expectInvalid(
      await patch(demoAdmin.id, { userStatus: 'Inactive' }, token),
      'userStatus',
      userTexts.lastAdministrator,
    );
    expectInvalid(await patch(demoAdmin.id, { userStatus: 'OnHold' }), 'userStatus', userTexts.lastAdministrator);
    expect((await patch(resting.id, { userStatus: 'Active' })).status).toBe(200);
    expect((await patch(resting.id, { userStatus: 'Inactive' })).status).toBe(200);
  });
});

describe('password links mailed by an administrator', () => {
  const send = (id: string, kind: string) =>
    server.call('POST', `user/${id}/passwordLink`, { token: admin, body: { kind } });
  it.each(['setPassword', 'reset'])('are sent and logged: %s', async (kind) => {
    const user = await family();
    expect((await send(user.id, kind)).body.message).toBe(userTexts.linkSent);
    expect(await mailsTo(server, user.email)).toHaveLength(1);
    expect((await auditOf(user.id)).map(({ action }) => action)).toEqual(['sendLink']);
  });
  it('are not sent to a user who cannot sign in', async () => {
    const user = await family({ userStatus: 'Inactive' });
    expectInvalid(await send(user.id, 'reset'), 'userStatus', userTexts.linkNeedsSignIn);
    expect(await mailsTo(server, user.email)).toEqual([]);
    expect((await send(user.id, 'other')).status).toBe(422);
  });
});
