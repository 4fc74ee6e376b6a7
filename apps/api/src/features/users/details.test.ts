import { describe, expect, it } from 'vitest';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { expectFailure } from '../../testing/failures.ts';
import { useServer, useTokens } from '../../testing/hooks.ts';
import { addChild, addUser } from '../../testing/people.ts';

const server = useServer();
const { admin, coach, coach2, manager, parent, tran, subscriber, deleted, marsh } = DEMO_PEOPLE;
const tokens = useTokens(server, 'admin', 'coach', 'parent');
const read = (token: string, id: string) => server.call('GET', `user/${id}`, { token });

describe('the details of a user [C014 C015]', () => {
  it('include children, clinicians and the success manager [B064 B315 B319]', async () => {
    const { body } = await read(tokens.parent, parent.id);
    expect(body.data).toMatchObject({
      _id: parent.id,
      uid: parent.id,
      role: 'Customer',
      csm: coach.id,
      csmObject: { _id: coach.id, firstName: coach.firstName, phoneNumber: coach.phoneNumber },
      currentNumberOfClient: null,
    });
    expect(body.data.members[0]).toMatchObject({
      _id: DEMO_CHILDREN.arlo.id,
      parent: { _id: parent.id, firstName: parent.firstName, lastName: parent.lastName, email: parent.email },
      primaryContactObject: {
        firstName: coach.firstName,
        lastName: coach.lastName,
        email: coach.email,
        avatar: null,
      },
    });
  });
  it('of a business user include the number of children in their care [B316 C028]', async () => {
    const { body } = await read(tokens.coach, coach.id);
    const { count, data } = (
      await server.call('GET', `member/clinicianMembersNumber/${coach.id}`, { token: tokens.coach })
    ).body;
    expect(count).toBe(Object.values(DEMO_CHILDREN).filter((child) => child.primaryContact === coach.id).length);
    expect(data).toEqual({ count });
    expect(body.data).toMatchObject({ currentNumberOfClient: count, members: [], csmObject: null });
  });
  it('return 404 for a user out of reach', async () => {
    for (const id of [subscriber.id, coach.id, admin.id]) expectFailure(await read(tokens.parent, id), 'not_found');
    for (const id of [subscriber.id, marsh.id, coach2.id, admin.id, deleted.id])
      expectFailure(await read(tokens.coach, id), 'not_found');
    for (const id of [DEMO_CHILDREN.arlo.id, '01a00000-0000-7000-8000-00000000ffff'])
      expectFailure(await read(tokens.admin, id), 'not_found');
    expectFailure(await read(tokens.admin, 'nobody'), 'malformed', { message: 'This address is not valid.' });
  });
  it('of a deleted family are for administrators only, even if a coach worked with it', async () => {
    const gone = await addUser(server, { csm: coach.id, userStatus: 'Deleted' });
    expectFailure(await read(tokens.coach, gone.id), 'not_found');
    expect((await read(tokens.admin, gone.id)).body.data.userStatus).toBe('Deleted');
  });
});

describe('the public data of a user [C023]', () => {
  const line = (token: string, role: string, id: string) => server.call('GET', `user/public/${role}/${id}`, { token });
  it('of staff are name, avatar and contact data, visible to everyone signed in', async () => {
    const { body } = await line(tokens.parent, 'Business', coach2.id);
    expect(body.data).toEqual({
      _id: coach2.id,
      firstName: coach2.firstName,
      lastName: coach2.lastName,
      email: coach2.email,
      avatar: null,
      role: 'BusinessUser',
      businessUserType: coach2.businessUserType,
      phoneCountryCode: coach2.phoneCountryCode,
      phoneNumber: coach2.phoneNumber,
    });
  });
  it('of a customer are for the family and staff, the phone number for those who work with it', async () => {
    expectFailure(await line(tokens.parent, 'customer', subscriber.id), 'not_found');
    expect((await line(tokens.parent, 'customer', parent.id)).body.data.phoneNumber).toBe(parent.phoneNumber);
    expect((await line(tokens.coach, 'customer', parent.id)).body.data.phoneNumber).toBe(parent.phoneNumber);
    expect((await line(tokens.coach, 'customer', subscriber.id)).body.data).toMatchObject({
      firstName: subscriber.firstName,
      phoneNumber: null,
    });
  });
  it.each([
    ['BusinessUser', coach.id],
    ['businessuser', coach.id],
    ['Administrator', admin.id],
    ['Customer', parent.id],
    ['BusinessAccesCustomer', parent.id],
  ])('can be requested by the name of a role, too: %s [C023]', async (role, id) => {
    expect((await line(tokens.admin, role, id)).body.data._id).toBe(id);
    expectFailure(await line(tokens.admin, role, DEMO_CHILDREN.arlo.id), 'not_found');
  });
  it('need the right role and an undeleted user', async () => {
    expectFailure(await line(tokens.admin, 'customer', coach.id), 'not_found');
    expectFailure(await line(tokens.admin, 'customer', deleted.id), 'not_found');
    expect((await line(tokens.admin, 'member', parent.id)).status).toBe(400);
  });
});

describe('the program list', () => {
  const list = async (token: string, query: string) =>
    (await server.call('GET', `user/all/customer?details=true&${query}`, { token })).body;
  it('shows children, clinicians and managers [B662 C012]', async () => {
    const { data } = await list(tokens.admin, 'search=tran@');
    expect(data).toEqual([
      expect.objectContaining({
        _id: tran.id,
        csmObject: expect.objectContaining({ _id: manager.id }),
        children: [
          {
            _id: DEMO_CHILDREN.dao.id,
            firstName: 'Dao',
            lastName: 'Tran',
            primaryContactObject: expect.objectContaining({ _id: coach.id }),
          },
        ],
      }),
    ]);
  });
  it('shows business users no children of families they do not work with', async () => {
    const stranger = await addUser(server, { csm: manager.id, firstName: 'Listed' });
    await addChild(server, { parentId: stranger.id, firstName: 'Canarychild', primaryContact: coach2.id });
    const response = await server.call('GET', 'user/all/customer?details=true&limit=200', { token: tokens.coach });
    expect(response.text).not.toContain('Canarychild');
    expect(response.text).toContain('Arlo');
    const row = response.body.data.find((one: { _id: string }) => one._id === stranger.id);
    expect(row).toMatchObject({ firstName: 'Listed', csmObject: null, children: [] });
    expect(
      (await server.call('GET', 'user/all/customer?details=true&limit=200', { token: tokens.admin })).text,
    ).toContain('Canarychild');
  });
  it('leaves out the children without details=true', async () => {
    const { body } = await server.call('GET', 'user/all/customer', { token: tokens.admin });
    expect(body.data[0]).not.toHaveProperty('children');
  });
});

it('active customers are counted by plan, as `plan` or `type` [B572 C026 C027]', async () => {
  const count = async (query: string) => {
    const { body } = await server.call('GET', `user/customersCount${query}`, { token: tokens.coach });
    expect(body.data).toEqual({ count: body.count });
    return body.count ?? 0;
  };
  const before = await count('?plan=Care');
  await addUser(server, { choosePlan: 'Care' });
  await addUser(server, { choosePlan: 'Care', userStatus: 'Inactive' });
  expect(await count('?type=Care')).toBe(before + 1);
  expect((await server.call('GET', 'user/customersCount?plan=Gold', { token: tokens.coach })).status).toBe(422);
});

it('business users can be searched by `query` and by `search` [C030 B538]', async () => {
  for (const key of ['query', 'search']) {
    const { body } = await server.call('GET', `user/businessUser/search?${key}=okafor`, { token: tokens.coach });
    expect(body.data).toEqual([
      { _id: coach.id, firstName: 'Mia', lastName: 'Okafor', email: coach.email, avatar: null },
    ]);
  }
});

describe('the e-mail signature [C010]', () => {
  const path = 'user/me/emailSignature';
  it('is sanitised when stored, and again when read', async () => {
    const html = '<p>Mia<script>alert(1)</script><img src="https://t.example/x.gif" onerror="x()"></p>';
    const saved = await server.call('PUT', path, { token: tokens.coach, body: { emailSignature: html } });
    expect(saved.body.data).toEqual({ emailSignature: '<p>Mia</p>' });
    expect((await server.call('GET', path, { token: tokens.coach })).body.data).toEqual(saved.body.data);
    expect((await server.call('GET', path, { token: tokens.admin })).body.data).toEqual({ emailSignature: '' });
  });
  it('is for staff only, not for families or while acting as one', async () => {
    expectFailure(await server.call('GET', path, { token: tokens.parent }), 'forbidden');
    const view = await server.call('POST', `auth/actAs/${parent.id}`, { token: tokens.coach });
    expectFailure(await server.call('GET', path, { token: view.body.data.token }), 'forbidden');
    expect(
      (await server.call('PUT', path, { token: tokens.coach, body: { emailSignature: 'x'.repeat(20_001) } })).status,
    ).toBe(422);
  });
});
