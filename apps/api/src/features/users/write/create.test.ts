import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { memberTexts } from '@amberway/contract/members/texts';
import { uploadTexts } from '@amberway/contract/uploads/texts';
import { userTexts } from '@amberway/contract/users/texts';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { expectFailure, expectInvalid } from '../../../testing/failures.ts';
import { storeTestFile } from '../../../testing/files.ts';
import { useServer } from '../../../testing/hooks.ts';
import { mailsTo, tokenIn } from '../../../testing/mails.ts';
import { rowsOf } from '../../../testing/rows.ts';
import { freshEmail, newAdmin, newCoach, newCustomer } from '../../../testing/user-bodies.ts';

const server = useServer();
const { admin, coach, parent, inactive, restingCoach, deleted } = DEMO_PEOPLE;
const NOBODY = '01a00000-0000-7000-8000-00000000ffff';
let token: string;
beforeAll(async () => {
  token = await server.signIn('admin');
});
const create = (body: object, headers: Record<string, string> = {}) =>
  server.call('POST', 'user', { token, body, headers });
const usersWith = (email: string) => rowsOf(server, sql`select id from users where email = ${email}`);
const child = (about: object = {}) => ({ firstName: 'Kit', primaryContact: coach.id, ...about });

it('an administrator creates each kind of user; the response contains the id [B537 C018 T335]', async () => {
  for (const body of [newCustomer(), newCoach(), newAdmin()]) {
    const response = await create(body);
    expect(response.status, response.text).toBe(200);
    expect(response.body.message).toBe(userTexts.created);
    const { email, type, firstName } = body as { email: string; type: string; firstName: string };
    expect(response.body.data).toMatchObject({ email, type, firstName, userStatus: 'Active', firstTimeLogin: true });
    const read = await server.call('GET', `user/${response.body.data._id}`, { token });
    expect(read.body.data).toEqual(response.body.data);
  }
});

it('a new main business user has a capacity, types and no clients yet [B314 B316 B507 B537]', async () => {
  const { body } = await create(newCoach({ businessUserType: ['Therapist', 'Resource Manager'] }));
  expect(body.data).toMatchObject({
    isMain: true,
    businessUserType: ['Therapist', 'Resource Manager'],
    totalWorkDays: 4,
    totalWorkHours: 30,
    totalClientCapacity: 12,
    currentNumberOfClient: 0,
  });
});

describe('the mail with the set-password link', () => {
  it('is sent once on creation, and its link works', async () => {
    const email = freshEmail();
    expect((await create(newCustomer({ email }))).status).toBe(200);
    const mails = await mailsTo(server, email);
    expect(mails).toHaveLength(1);
    const set = await server.call('PATCH', 'user/resetPassword', {
      token: tokenIn(mails[0]?.text ?? ''),
      body: { password: 'Amberway1!' },
    });
    expect(set.status, set.text).toBe(200);
    expect(await server.signIn({ email, password: 'Amberway1!' })).toBeTruthy();
  });
  it('is sent once when the request is repeated', async () => {
    const body = newCustomer();
    const headers = { 'idempotency-key': 'create-once' };
    const [first, again] = [await create(body, headers), await create(body, headers)];
    expect(again.body).toEqual(first.body);
    expect(await mailsTo(server, body.email)).toHaveLength(1);
    expect(await usersWith(body.email)).toHaveLength(1);
  });
  it('is not sent to a user who cannot sign in, nor when creation fails', async () => {
    const resting = newCustomer({ userStatus: 'Inactive' });
    expect((await create(resting)).status).toBe(200);
    expect(await mailsTo(server, resting.email)).toEqual([]);
    const refused = newCustomer({ members: [child(), child({ dob: '2999-01-01' })] });
    expect((await create(refused)).status).toBe(422);
    expect(await mailsTo(server, refused.email)).toEqual([]);
  });
});

describe('children and targets are saved together with the user [B335 B543]', () => {
  it('all of them when valid', async () => {
    const family = await create(newCustomer({ members: [child(), child({ firstName: 'Lou', lastName: 'Made' })] }));
    expect(family.body.data.members.map((one: { firstName: string }) => one.firstName)).toEqual(['Kit', 'Lou']);
    const staff = await create(newCoach({ kpis: [{ kpiName: 'Revenue', kpiUnit: 'AUD', kpiValue: 10.5 }] }));
    const targets = await server.call('GET', `kpi/${staff.body.data._id}`, { token });
    expect(targets.body.data.at(-1)).toMatchObject({ kpiName: 'Revenue', kpiValue: 10.5 });
  });
  it.each([
    [
      'a child without a name',
      { members: [child(), { primaryContact: coach.id, firstName: ' ' }] },
      'members.1.firstName',
      memberTexts.inputFirstName,
    ],
    [
      'a child without a clinician',
      { members: [child(), { firstName: 'Lou' }] },
      'members.1.primaryContact',
      memberTexts.inputClinician,
    ],
    [
      'a gender that is in no list',
      { members: [child({ gender: 'Dragon' })] },
      'members.0.gender',
      memberTexts.selectGender,
    ],
    [
      'a resting clinician',
      { members: [child({ primaryContact: restingCoach.id })] },
      'members.0.primaryContact',
      userTexts.staffOnlyCsm,
    ],
  ])('or nothing: with %s', async (_case, about, field, text) => {
    const body = newCustomer(about);
    expectInvalid(await create(body), field, text);
    expect(await usersWith(body.email)).toEqual([]);
  });
  it('or nothing: with a target above 100 percent [B439]', async () => {
    const body = newCoach({
      kpis: [
        { kpiName: 'Revenue', kpiValue: 1 },
        { kpiName: 'Utilization', kpiValue: 101 },
      ],
    });
    expectInvalid(await create(body), 'kpis.1.kpiValue', 'Utilization cannot have a value larger than 100%');
    expect(await usersWith(body.email)).toEqual([]);
  });
  it('but not a child of another family, which returns 404', async () => {
    const body = newCustomer({ members: [child({ _id: DEMO_CHILDREN.arlo.id })] });
    expectFailure(await create(body), 'not_found');
    expectFailure(await create(newCustomer({ members: [child({ parent: parent.id })] })), 'not_found');
    expect(await usersWith(body.email)).toEqual([]);
  });
  it('but not with the wrong kind of user', async () => {
    expectInvalid(await create(newCoach({ members: [child()] })), 'members', userTexts.notForThisKind);
    expectInvalid(
      await create(newCustomer({ kpis: [{ kpiName: 'Revenue', kpiValue: 1 }] })),
      'kpis',
      userTexts.notForThisKind,
    );
    expectInvalid(await create(newAdmin({ csm: coach.id })), 'csm', userTexts.notForThisKind);
  });
});

describe('the success manager of a new user', () => {
  it.each([
    ['a customer', parent.id],
    ['an administrator', admin.id],
    ['someone inactive', restingCoach.id],
    ['a deleted customer', deleted.id],
    ['an inactive customer', inactive.id],
  ])('cannot be %s [B431]', async (_who, csm) => {
    expectInvalid(await create(newCustomer({ csm })), 'csm', userTexts.staffOnlyCsm);
  });
  it('must exist', async () => {
    expectFailure(await create(newCustomer({ csm: NOBODY })), 'not_found');
    expectFailure(await create(newCustomer({ members: [child({ primaryContact: NOBODY })] })), 'not_found');
  });
});

it.each([parent.email, parent.email.toUpperCase(), ` ${parent.email} `])('the e-mail "%s" is taken', async (email) => {
  expectFailure(await create(newCustomer({ email })), 'duplicate', {
    message: userTexts.emailTaken,
    errors: { email: userTexts.emailTaken },
  });
});
it('the e-mail address of a deleted user can be used again', async () => {
  expect((await create(newCustomer({ email: deleted.email }))).status).toBe(200);
});

describe('input for a new user', () => {
  it.each(['role', 'passwordHash', 'unreadCount', 'firstTimeLogin', 'forms', '_id', 'version'])(
    'cannot set %s',
    async (field) => {
      const response = await create(newCustomer({ [field]: 1 }));
      expect(response.status).toBe(422);
      expect(response.body.errors).toHaveProperty(field);
    },
  );
  it.each(['firstName', 'lastName', 'address', 'otherAddress', 'city', 'email', 'postCode', 'avatar', 'timeZone'])(
    'returns 422 with 10,000 characters in %s, and 400 with a NUL',
    async (field) => {
      const long = await create(newCustomer({ [field]: 'x'.repeat(10_000) }));
      expect(long.status).toBe(422);
      expect(long.body.errors).toHaveProperty(field);
      expect((await create(newCustomer({ [field]: 'x\0' }))).status).toBe(400);
    },
  );
  it('may contain names in any script, which are stored as typed', async () => {
    const { body } = await create(newCustomer({ firstName: 'प्रिया', lastName: 'Nguyễn-李', city: 'Zürich' }));
    expect(body.data).toMatchObject({ firstName: 'प्रिया', lastName: 'Nguyễn-李', city: 'Zürich' });
  });
  it('takes an avatar of 2 MB, JPG or PNG; a user’s own profile picture may have 12 MB', async () => {
    const MB = 1024 * 1024;
    const fileUrlOf = ({ id, name }: { id: string; name: string }) => `/api/files/${id}/${name}`;
    const face = (size: number, name = 'face.png') =>
      storeTestFile(server, { kind: 'image', name, uploaderId: admin.id, size });
    const large = fileUrlOf(await face(2 * MB + 1));
    expectInvalid(await create(newCustomer({ avatar: large })), 'avatar', uploadTexts.largerThan2Mb);
    const moving = fileUrlOf(await face(10, 'face.gif'));
    expectInvalid(await create(newCustomer({ avatar: moving })), 'avatar', uploadTexts.onlyJpgPng);
    const own = (avatar: string) => server.call('PATCH', `user/${admin.id}`, { token, body: { avatar } });
    expect((await own(large)).body.data.avatar).toBe(large);
    expectInvalid(await own(fileUrlOf(await face(12 * MB + 1))), 'avatar', uploadTexts.largerThan12Mb);
  });
  it('takes a tag of the list, which is returned with the user', async () => {
    expectInvalid(await create(newCustomer({ tag: 'nonsense' })), 'tag', userTexts.selectTag);
    const made = (await create(newCustomer({ tag: 'home' }))).body.data;
    expect(made.tag).toBe('home');
    const change = (tag: string) => server.call('PATCH', `user/${made._id}`, { token, body: { tag } });
    expect((await change('school')).body.data.tag).toBe('school');
    expectInvalid(await change('nonsense'), 'tag', userTexts.selectTag);
    expect((await server.call('GET', `user/${made._id}`, { token })).body.data.tag).toBe('school');
    const own = { token: await server.signIn('coach'), body: { tag: 'home' } };
    expect((await server.call('PATCH', `user/${coach.id}`, own)).status).toBe(403);
    expect((await change('')).body.data.tag).toBeNull();
  });
  it('takes as avatar only a picture the administrator uploaded', async () => {
    const picture = { kind: 'image' as const, name: 'face.png' };
    const foreign = await storeTestFile(server, { ...picture, uploaderId: coach.id });
    const document = await storeTestFile(server, { uploaderId: admin.id });
    for (const url of [
      'https://evil.example/x.png',
      `/api/files/${NOBODY}/x.png`,
      `/api/files/${foreign.id}/${foreign.name}`,
      `/api/files/${document.id}/${document.name}`,
    ])
      expectInvalid(await create(newCustomer({ avatar: url })), 'avatar', uploadTexts.invalidUrl);
    const own = await storeTestFile(server, { ...picture, uploaderId: admin.id });
    const avatar = `/api/files/${own.id}/${own.name}`;
    expect((await create(newCustomer({ avatar }))).body.data.avatar).toBe(avatar);
    // Everyone signed in can see the avatar.
    const seen = await server.call('GET', avatar.replace('/api/', ''), { token: await server.signIn('subscriber') });
    expect(seen.status).toBe(200);
  });
});
