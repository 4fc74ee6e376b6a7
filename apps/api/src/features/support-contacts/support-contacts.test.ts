import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { CONTACTS_MAX } from '@amberway/contract/support-contacts/schemas';
import { supportContactTexts } from '@amberway/contract/support-contacts/texts';
import { uploadTexts } from '@amberway/contract/uploads/texts';
import { userTexts } from '@amberway/contract/users/texts';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { DEMO_SUPPORT_CONTACTS } from '@amberway/fixtures/support-contacts';
import { expectFailure, expectInvalid } from '../../testing/failures.ts';
import { useServer, useTokens } from '../../testing/hooks.ts';
import { addUser } from '../../testing/people.ts';
import { rowsOf } from '../../testing/rows.ts';

const server = useServer();
const { coach, parent, subscriber, deleted } = DEMO_PEOPLE;
const tokens = useTokens(server, 'admin', 'coach', 'parent', 'subscriber');
const list = (uid: string, token: string) => server.call('GET', `supportContact/userContacts/${uid}`, { token });
const save = (token: string, body: unknown) => server.call('PUT', 'supportContact', { token, body });
const gran = (about: object = {}) => ({ name: 'Gran', relationship: 'Grandparent', ...about });
const foreign = DEMO_SUPPORT_CONTACTS.find(({ customerId }) => customerId === subscriber.id)?.id ?? '';
const newFamily = async () => {
  const customer = await addUser(server, { csm: coach.id });
  return { customer, token: await server.signIn(customer) };
};
const stored = (customerId: string) =>
  rowsOf(
    server,
    sql`select name, version from support_contacts where customer_id = ${customerId} order by created_at, id`,
  );

it('a family and those who work with it read and write its contacts [C140 C141 B307 B308 B536]', async () => {
  const { customer, token } = await newFamily();
  const added = await save(token, [
    gran({ supporterInfo: { firstName: 'Meera', lastname: 'Rao', email: 'm@example.test', city: '' } }),
    gran({ name: 'Dan', relationship: 'Teacher' }),
  ]);
  expect(added.body.data.map((one: { name: string }) => one.name)).toEqual(['Gran', 'Dan']);
  expect(added.body.data[0]).toMatchObject({
    uid: customer.id,
    supporterInfo: { firstName: 'Meera', lastname: 'Rao', email: 'm@example.test', city: null, avatar: null },
  });
  const [{ _id }] = added.body.data;
  const changed = await save(tokens.coach, [
    gran({ _id, name: 'Granny', supporterInfo: { city: 'Perth' }, version: 1 }),
  ]);
  expect(changed.body.data[0]).toMatchObject({
    name: 'Granny',
    version: 2,
    supporterInfo: { firstName: 'Meera', city: 'Perth' },
  });
  const read = await list(customer.id, token);
  expect(read.body.data.map((one: { name: string }) => one.name)).toEqual(['Granny', 'Dan']);
  expect(read.body.count).toBe(2);
  expectFailure(await save(token, [gran({ _id, version: 1 })]), 'stale');
});

it('contacts of other families return 404, by path and by every field', async () => {
  const { customer, token } = await newFamily();
  for (const id of [subscriber.id, coach.id, deleted.id]) expectFailure(await list(id, token), 'not_found');
  expectFailure(await list(subscriber.id, tokens.coach), 'not_found');
  const before = await stored(subscriber.id);
  for (const wrong of [gran({ uid: subscriber.id }), gran({ _id: foreign }), gran({ _id: foreign, uid: customer.id })])
    expectFailure(await save(token, [wrong]), 'not_found');
  expectFailure(await save(token, [gran(), gran({ _id: foreign })]), 'not_found');
  expectInvalid(await save(token, [gran(), gran({ uid: subscriber.id })]), '1.uid', supportContactTexts.oneFamily);
  expectFailure(await server.call('DELETE', `supportContact/${foreign}`, { token }), 'not_found');
  expect(await stored(subscriber.id)).toEqual(before);
  expect(await stored(customer.id)).toEqual([]);
});

describe('staff saving a support contact', () => {
  it('must name the family', async () => {
    expectInvalid(await save(tokens.admin, [gran()]), '0.uid', supportContactTexts.whichFamily);
    const { customer } = await newFamily();
    expect((await save(tokens.admin, [gran({ uid: customer.id })])).body.data[0].uid).toBe(customer.id);
  });
  it('need not name it while acting as the family', async () => {
    const { customer } = await newFamily();
    const view = await server.call('POST', `auth/actAs/${customer.id}`, { token: tokens.coach });
    const added = await save(view.body.data.token, [gran()]);
    expect(added.body.data[0].uid).toBe(customer.id);
    expect(
      await rowsOf(server, sql`select actor_id, acting_as from audit_log where record_id = ${added.body.data[0]._id}`),
    ).toEqual([{ actor_id: coach.id, acting_as: customer.id }]);
  });
});

describe('the fields of a support contact follow the rules of the user form', () => {
  it('a name needs a letter and is otherwise free', async () => {
    const { token } = await newFamily();
    for (const name of ['-', "'", '\u0301', '12'])
      expectInvalid(await save(token, [gran({ name })]), '0.name', userTexts.namePattern);
    expect((await save(token, [gran({ name: 'Dr. Who (2nd aunt)' })])).status).toBe(200);
  });

  it.each([
    ['phoneNumber', 'abc12', userTexts.invalidPhone],
    ['phoneNumber', '04123456789', userTexts.invalidPhone],
    ['phoneCountryCode', '61', userTexts.selectACountryCode],
    ['email', 'x', userTexts.invalidEmail],
    ['firstName', '-', userTexts.namePattern],
    ['lastname', 'R2', userTexts.namePattern],
    ['city', 'N3wtown', userTexts.invalidCity],
    ['state', '1', userTexts.invalidState],
    ['postCode', 'x', userTexts.invalidPostCode],
    ['country', 'Atlantis', userTexts.selectCountry],
  ])('%s %j is rejected and nothing is stored', async (field, value, text) => {
    const { customer, token } = await newFamily();
    expectInvalid(await save(token, [gran({ supporterInfo: { [field]: value } })]), `0.supporterInfo.${field}`, text);
    expect(await stored(customer.id)).toEqual([]);
  });
  it('the post code is validated by the stored country', async () => {
    const { token } = await newFamily();
    const added = await save(token, [gran({ supporterInfo: { country: 'United Kingdom', phoneNumber: '' } })]);
    const [{ _id }] = added.body.data;
    expect((await save(token, [gran({ _id, supporterInfo: { postCode: 'SW1A 1AA' } })])).status).toBe(200);
    expectInvalid(
      await save(token, [gran({ _id, supporterInfo: { country: 'Australia', postCode: 'SW1A' } })]),
      '0.supporterInfo.postCode',
      userTexts.invalidPostCode,
    );
  });
  it('a value stored before the rules existed does not block other changes', async () => {
    const { token } = await newFamily();
    const [{ _id }] = (await save(token, [gran()])).body.data;
    await rowsOf(
      server,
      sql`update support_contacts set supporter_info = supporter_info || '{"phoneNumber":"abc12"}'::jsonb where id = ${_id}`,
    );
    const again = await save(token, [gran({ _id, supporterInfo: { phoneNumber: 'abc12', city: 'Perth' } })]);
    expect(again.body.data[0].supporterInfo).toMatchObject({ phoneNumber: 'abc12', city: 'Perth' });
  });
});

describe('contacts are saved all or none', () => {
  it.each([
    ['no name', { name: ' ' }, '1.name', supportContactTexts.inputName],
    ['no relationship', { relationship: '' }, '1.relationship', supportContactTexts.selectRelationship],
    ['a relationship of no list', { relationship: 'Dragon' }, '1.relationship', supportContactTexts.selectRelationship],
    [
      'a picture from elsewhere',
      { supporterInfo: { avatar: 'https://evil.example/a.png' } },
      '1.supporterInfo.avatar',
      uploadTexts.invalidUrl,
    ],
  ])('%s', async (_case, about, field, text) => {
    const { customer, token } = await newFamily();
    expectInvalid(await save(token, [gran(), gran(about)]), field, text);
    expect(await stored(customer.id)).toEqual([]);
  });
  it(`a family has at most ${CONTACTS_MAX} contacts`, async () => {
    const { customer, token } = await newFamily();
    const many = Array.from({ length: CONTACTS_MAX }, () => gran());
    expect((await save(token, many)).status).toBe(200);
    expectInvalid(await save(token, [gran()]), 'body', supportContactTexts.tooMany(CONTACTS_MAX));
    expect((await save(token, [...many, gran()])).status).toBe(422);
    expect(await stored(customer.id)).toHaveLength(CONTACTS_MAX);
  });
  it('unknown fields and 10,000 characters are rejected', async () => {
    const { token } = await newFamily();
    for (const about of [{ customerId: parent.id }, { name: 'x'.repeat(10_000) }, { supporterInfo: { lastName: 'x' } }])
      expect((await save(token, [gran(about)])).status).toBe(422);
    expect((await save(token, [])).status).toBe(422);
    expect((await save(token, gran())).status).toBe(422);
  });
});

it('a contact can be removed once, then returns 404 [C142]', async () => {
  const { customer, token } = await newFamily();
  const { _id } = (await save(token, [gran()])).body.data[0];
  expect((await server.call('DELETE', `supportContact/${_id}`, { token })).status).toBe(200);
  expectFailure(await server.call('DELETE', `supportContact/${_id}`, { token }), 'not_found');
  expect(await stored(customer.id)).toEqual([]);
});
