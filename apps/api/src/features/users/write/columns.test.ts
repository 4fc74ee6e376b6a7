import { beforeAll, describe, expect, it } from 'vitest';
import { userTexts } from '@amberway/contract/users/texts';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { expectFailure } from '../../../testing/failures.ts';
import { storeTestFile } from '../../../testing/files.ts';
import { useServer } from '../../../testing/hooks.ts';
import { addUser, type TestUser } from '../../../testing/people.ts';
import { confirmPassword } from '../../../testing/sessions.ts';
import { freshEmail } from '../../../testing/user-bodies.ts';

const server = useServer();
const { coach, coach2, admin: demoAdmin } = DEMO_PEOPLE;

/** Every column of the body with a value nobody has stored, and whether users may write it on their own account. */
const COLUMNS: [field: string, value: unknown, own: boolean][] = [
  ['firstName', 'Changed', true],
  ['lastName', 'Changed', true],
  ['phoneCountryCode', '+49', true],
  ['phoneNumber', '55555', true],
  ['address', 'Elsewhere 1', true],
  ['otherAddress', 'Back door', true],
  ['city', 'Perth', true],
  ['state', 'Victoria', true],
  ['postCode', '3000', true],
  ['country', 'Germany', true],
  ['timeZone', 'Europe/Berlin', true],
  ['email', freshEmail(), false],
  ['userStatus', 'OnHold', false],
  ['validated', false, false],
  ['tag', 'home', false],
];
const CUSTOMER_COLUMNS: typeof COLUMNS = [
  ['choosePlan', 'Lite', false],
  ['csm', coach2.id, false],
];
const BUSINESS_COLUMNS: typeof COLUMNS = [
  ['businessUserType', ['Resource Manager'], false],
  ['isMain', true, false],
  ['totalWorkDays', 1, false],
  ['totalWorkHours', 1, false],
  ['totalClientCapacity', 31, false],
];
const TOGETHER = [
  ['members', [{ firstName: 'Kit', primaryContact: coach.id }]],
  ['kpis', [{ kpiName: 'Revenue', kpiValue: 1 }]],
] as const;

let admin: string;
beforeAll(async () => {
  admin = await server.signIn('admin');
  await confirmPassword(server, admin);
});
const put = (token: string, id: string, body: object) => server.call('PUT', `user/${id}`, { token, body });
const newCustomer = () => addUser(server, { csm: coach.id, choosePlan: 'Flagship', lastName: 'Person' });
const newBusiness = () =>
  addUser(server, {
    type: 'Business',
    lastName: 'Person',
    totalWorkDays: 2,
    totalWorkHours: 2,
    totalClientCapacity: 2,
  });

const expectRefused = (response: Awaited<ReturnType<typeof put>>, field: string) =>
  expectFailure(response, 'forbidden', {
    message: userTexts.columnRefused,
    errors: { [field]: userTexts.columnRefused },
  });

const stored = async (id: string) => (await server.call('GET', `user/${id}`, { token: admin })).body.data;

/** A new value is written, or rejected by field name without any change; the stored value is always accepted. */
const tryColumn = async (token: string, user: TestUser, field: string, value: unknown, allowed: boolean) => {
  const before = await stored(user.id);
  expect(before[field]).not.toEqual(value);
  expect((await put(token, user.id, { [field]: before[field], type: user.type })).status).toBe(200);
  const response = await put(token, user.id, { [field]: value });
  if (allowed) {
    expect(response.status, response.text).toBe(200);
    expect((await stored(user.id))[field]).toEqual(value);
  } else {
    expectRefused(response, field);
    expect(await stored(user.id)).toEqual(before);
  }
};

describe('a customer writes only own fields of the account', () => {
  it.each([...COLUMNS, ...CUSTOMER_COLUMNS])('field %s [B418 B334 B508]', async (field, value, own) => {
    const user = await newCustomer();
    await tryColumn(await server.signIn(user), user, field, value, own);
  });
});

describe('a business user writes only own fields of the account', () => {
  it.each([...COLUMNS, ...BUSINESS_COLUMNS])('field %s [B418 B334 B508 B509]', async (field, value, own) => {
    const user = await newBusiness();
    await tryColumn(await server.signIn(user), user, field, value, own);
  });
});

describe('an administrator editing a user', () => {
  it.each([...COLUMNS, ...CUSTOMER_COLUMNS])('may write %s of a customer [B334 B508]', async (field, value) => {
    await tryColumn(admin, await newCustomer(), field, field === 'email' ? freshEmail() : value, true);
  });
  it.each(BUSINESS_COLUMNS)('may write %s of a business user [B508]', async (field, value) => {
    await tryColumn(admin, await newBusiness(), field, value, true);
  });
});

describe('staff acting as a family', () => {
  it.each([...COLUMNS, ...CUSTOMER_COLUMNS])('cannot write the account field %s', async (field, value) => {
    const user = await newCustomer();
    const view = await server.call('POST', `auth/actAs/${user.id}`, { token: admin });
    await tryColumn(view.body.data.token, user, field, value, false);
  });
});

it.each(TOGETHER)('%s cannot be sent with the user’s own account', async (field, value) => {
  const customer = await newCustomer();
  expectRefused(await put(await server.signIn(customer), customer.id, { [field]: value }), field);
});

it('the type of a user never changes; saving an avatar may repeat it [B541 C020]', async () => {
  const user = await newCustomer();
  const token = await server.signIn(user);
  for (const type of ['Administrator', 'Business']) {
    expectRefused(await put(token, user.id, { type }), 'type');
    expectRefused(await put(admin, user.id, { type }), 'type');
  }
  const file = await storeTestFile(server, { kind: 'image', name: 'me.png', uploaderId: user.id });
  const avatar = `/api/files/${file.id}/me.png`;
  const saved = await server.call('PATCH', `user/${user.id}`, { token, body: { type: 'Customer', avatar } });
  expect(saved.body.data.avatar).toBe(avatar);
  const links = await put(token, user.id, { avatar: null });
  expect(links.body.data.avatar).toBeNull();
});

it('editing another user’s account returns 404', async () => {
  const [one, other, business] = [await newCustomer(), await newCustomer(), await newBusiness()];
  const token = await server.signIn(one);
  for (const id of [other.id, business.id, demoAdmin.id]) expectFailure(await put(token, id, {}), 'not_found');
  const coachToken = await server.signIn('coach');
  // Not even for a family the coach works with: the account is the family's own.
  for (const id of [one.id, business.id, demoAdmin.id]) expectFailure(await put(coachToken, id, {}), 'not_found');
});
