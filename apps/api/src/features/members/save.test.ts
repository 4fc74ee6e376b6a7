import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { memberTexts } from '@amberway/contract/members/texts';
import { uploadTexts } from '@amberway/contract/uploads/texts';
import { userTexts } from '@amberway/contract/users/texts';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { expectFailure, expectInvalid } from '../../testing/failures.ts';
import { storeTestFile } from '../../testing/files.ts';
import { useServer, useTokens } from '../../testing/hooks.ts';
import { addChild, addUser } from '../../testing/people.ts';
import { rowsOf } from '../../testing/rows.ts';

const server = useServer();
const { coach, manager, parent, subscriber, admin: demoAdmin, restingCoach, deleted } = DEMO_PEOPLE;
const NOBODY = '01a00000-0000-7000-8000-00000000ffff';
const tokens = useTokens(server, 'admin', 'coach', 'parent');
const create = (body: object, token = tokens.admin) => server.call('POST', 'member', { token, body });
const update = (id: string, body: object, token = tokens.admin) => server.call('PUT', `member/${id}`, { token, body });
const both = (body: object[], token = tokens.admin) => server.call('POST', 'member/updateAndCreate', { token, body });
const kit = (about: object = {}) => ({ firstName: 'Kit', primaryContact: coach.id, ...about });
const newFamily = async () => {
  const customer = await addUser(server, { csm: coach.id });
  const child = await addChild(server, {
    parentId: customer.id,
    firstName: 'Old',
    lastName: 'Name',
    primaryContact: coach.id,
  });
  return { customer, child };
};
const childrenOf = (id: string) =>
  rowsOf(server, sql`select first_name, version from members where parent_id = ${id} order by created_at, id`);

describe('a new child', () => {
  it('is stored with every field of the form [B542 C046 T348]', async () => {
    const { customer } = await newFamily();
    const fields = {
      firstName: '李',
      lastName: "O'Neil-Ärzte",
      dob: '2020-02-29',
      gender: 'Female',
      memberShipStart: '2026-01-01',
      memberShipEnd: '2099-01-01',
      funding: 'NHS',
      listingType: 'home_program',
      listingIdentifier: 'AW-1',
    };
    const { body } = await create({ ...fields, primaryContact: coach.id, parent: customer.id });
    expect(body.message).toBe(memberTexts.created);
    expect(body.data).toMatchObject({ ...fields, parent: { _id: customer.id }, primaryContact: coach.id, version: 1 });
  });
  it('is stored without a listing type when that is empty [B447]', async () => {
    const { customer } = await newFamily();
    expect((await create(kit({ parent: customer.id, listingType: '' }))).body.data.listingType).toBeNull();
  });
  it.each([
    ['dob', '2999-01-01', memberTexts.dobBeforeToday],
    ['dob', '1899-12-31', memberTexts.dobTooEarly],
    ['memberShipEnd', '2020-01-01', memberTexts.rolloverNotPast],
    ['primaryContact', null, memberTexts.inputClinician],
    ['primaryContact', parent.id, userTexts.staffOnlyCsm],
    ['primaryContact', restingCoach.id, userTexts.staffOnlyCsm],
    ['gender', 'Dragon', memberTexts.selectGender],
    ['listingType', 'moon_program', memberTexts.selectGender],
    ['avatarUrl', 'https://evil.example/x.png', uploadTexts.invalidUrl],
  ])('with %s = %s is rejected [B442 B444 B445 B321]', async (field, value, text) => {
    const { customer } = await newFamily();
    expectInvalid(await create(kit({ parent: customer.id, [field]: value })), field, text);
    expect(await childrenOf(customer.id)).toHaveLength(1);
  });
  it('needs a parent who is a customer within reach; customers cannot add children [B201 B446 T285]', async () => {
    expectInvalid(await create(kit()), 'parent', memberTexts.selectParent);
    for (const id of [coach.id, demoAdmin.id, deleted.id, NOBODY])
      expectFailure(await create(kit({ parent: id })), 'not_found');
    expectFailure(await create(kit({ parent: subscriber.id }), tokens.coach), 'not_found');
    expectFailure(await create(kit({ parent: parent.id }), tokens.parent), 'forbidden');
  });
  it('does not reveal to a coach who is a customer when one is named as clinician', async () => {
    const { customer } = await newFamily();
    for (const primaryContact of [subscriber.id, demoAdmin.id, NOBODY])
      expectFailure(await create(kit({ parent: customer.id, primaryContact }), tokens.coach), 'not_found');
  });
  it.each(['firstName', 'lastName', 'gender', 'listingType', 'listingIdentifier', 'avatarUrl'])(
    'with 10,000 characters in %s returns 422',
    async (field) => {
      const response = await create(kit({ parent: parent.id, [field]: 'x'.repeat(10_000) }));
      expect(response.status).toBe(422);
      expect(response.body.errors).toHaveProperty(field);
    },
  );
});

describe('a change to a child', () => {
  it('is partial and validated on the merged record [B443 C047 T283 T349]', async () => {
    const { child } = await newFamily();
    const saved = await update(child.id, { gender: 'Male', version: 1 });
    expect(saved.body.message).toBe(memberTexts.updated);
    expect(saved.body.data).toMatchObject({ firstName: 'Old', lastName: 'Name', gender: 'Male', version: 2 });
    expectInvalid(
      await update(child.id, { memberShipStart: '2999-01-01' }),
      'memberShipEnd',
      memberTexts.startBeforeEnd,
    );
    expectFailure(await update(child.id, { gender: 'Female', version: 1 }), 'stale');
  });
  it('needs a clinician for a child without one only when that field is sent', async () => {
    const child = await addChild(server, { parentId: parent.id, firstName: 'Solo', primaryContact: null });
    expect((await update(child.id, { gender: 'Male' })).status).toBe(200);
    expectInvalid(await update(child.id, { primaryContact: null }), 'primaryContact', memberTexts.inputClinician);
  });
  it('cannot move the child to another family', async () => {
    const [{ child, customer }, other] = [await newFamily(), await newFamily()];
    expect((await update(child.id, { parent: customer.id })).status).toBe(200);
    expectFailure(await update(child.id, { parent: other.customer.id }), 'not_found');
  });
  it('is in the audit log with what changed and for which family', async () => {
    const { child, customer } = await newFamily();
    await update(child.id, { gender: 'Male', firstName: 'Old' }, tokens.coach);
    expect(
      await rowsOf(
        server,
        sql`select action, actor_id, subject_id, before, after from audit_log where record_id = ${child.id}`,
      ),
    ).toEqual([
      {
        action: 'edit',
        actor_id: coach.id,
        subject_id: customer.id,
        before: { gender: null },
        after: { gender: 'Male' },
      },
    ]);
  });
});

describe('a family and its own child [B448]', () => {
  it.each([
    ['primaryContact', manager.id],
    ['memberShipStart', '2026-01-02'],
    ['memberShipEnd', '2099-01-02'],
    ['funding', 'NHS'],
    ['listingType', 'home_program'],
    ['listingIdentifier', 'AW-9'],
  ])('cannot change %s, which is for staff', async (field, value) => {
    const { customer, child } = await newFamily();
    const token = await server.signIn(customer);
    const before = await childrenOf(customer.id);
    const response = await update(child.id, { firstName: 'Mine', [field]: value }, token);
    expectFailure(response, 'forbidden', { errors: { [field]: userTexts.columnRefused } });
    expect(await childrenOf(customer.id)).toEqual(before);
    const stored = (await server.call('GET', `member/${child.id}`, { token })).body.data;
    expect((await update(child.id, { [field]: stored[field] }, token)).status).toBe(200);
    expect((await update(child.id, { [field]: value }, tokens.coach)).status).toBe(200);
  });
  it('may change name, birthday, gender and avatar', async () => {
    const { customer, child } = await newFamily();
    const token = await server.signIn(customer);
    const file = await storeTestFile(server, { kind: 'image', name: 'kid.png', uploaderId: customer.id });
    const avatarUrl = `/api/files/${file.id}/kid.png`;
    const change = { firstName: 'Ana', lastName: 'New', dob: '2020-01-01', gender: 'Female', avatarUrl };
    expect((await update(child.id, change, token)).body.data).toMatchObject(change);
    const seen = async (name: 'coach' | 'parent') =>
      (await server.call('GET', avatarUrl.replace('/api/', ''), { token: tokens[name] })).status;
    expect([await seen('coach'), await seen('parent')]).toEqual([200, 404]);
  });
  it('gets 404 for a child of another family', async () => {
    expectFailure(await update(DEMO_CHILDREN.kaito.id, { firstName: 'Mine' }, tokens.parent), 'not_found');
    expectFailure(await update(DEMO_CHILDREN.kaito.id, { firstName: 'Mine' }, tokens.coach), 'not_found');
  });
});

describe('several children at once [B543 C048]', () => {
  it('are changed and added in the order sent', async () => {
    const { customer, child } = await newFamily();
    const { body } = await both([kit({ parent: customer.id }), { _id: child.id, firstName: 'Renamed' }], tokens.coach);
    expect(body.data.map((one: { firstName: string }) => one.firstName)).toEqual(['Kit', 'Renamed']);
    expect(body.count).toBe(2);
  });
  it.each([
    ['a foreign child', { _id: DEMO_CHILDREN.kaito.id, firstName: 'Mine' }],
    ['a foreign parent', kit({ parent: subscriber.id })],
    ['a child under another parent', { _id: DEMO_CHILDREN.arlo.id, firstName: 'Arlo', parent: subscriber.id }],
  ])('are saved all or none: %s returns 404', async (_case, wrong) => {
    const { customer, child } = await newFamily();
    const before = await childrenOf(customer.id);
    expectFailure(await both([{ _id: child.id, firstName: 'Renamed' }, wrong], tokens.coach), 'not_found');
    expect(await childrenOf(customer.id)).toEqual(before);
  });
  it('are saved all or none: an error names the field by its index', async () => {
    const { customer, child } = await newFamily();
    const before = await childrenOf(customer.id);
    const good = { _id: child.id, firstName: 'Renamed' };
    expectInvalid(
      await both([good, kit({ parent: customer.id, dob: '2999-01-01' })]),
      '1.dob',
      memberTexts.dobBeforeToday,
    );
    expectInvalid(await both([good, kit()]), '1.parent', memberTexts.selectParent);
    expect((await both([good, good])).status).toBe(422);
    expect((await both([])).status).toBe(422);
    expect((await both(Array.from({ length: 21 }, () => kit({ parent: customer.id })))).status).toBe(422);
    expectFailure(await both([{ ...good, version: 9 }]), 'stale');
    expect(await childrenOf(customer.id)).toEqual(before);
  });
});

describe('a coach who covers for a colleague', () => {
  const mine = { primaryContact: coach.id };
  const refused = (field: string) => ({
    message: memberTexts.namesNobody,
    errors: { [field]: memberTexts.namesNobody },
  });
  const covered = async () => {
    const customer = await addUser(server);
    const child = await addChild(server, { parentId: customer.id, primaryContact: manager.id });
    await rowsOf(
      server,
      sql`insert into cover_grants (id, business_user_id, customer_id, reason, expires_at)
        select gen_random_uuid(), ${coach.id}::uuid, ${customer.id}::uuid, 'Ill', now() + interval '1 day'
        from generate_series(1, 2)`,
    );
    return { customer, child };
  };

  it('cannot name a clinician for a child, nor for a new one', async () => {
    const { customer, child } = await covered();
    expectFailure(await update(child.id, mine, tokens.coach), 'forbidden', refused('primaryContact'));
    expectFailure(await create(kit({ parent: customer.id }), tokens.coach), 'forbidden', refused('primaryContact'));
    const [old, fresh] = [kit({ _id: child.id }), kit({ parent: customer.id })];
    for (const one of [old, fresh])
      expect((await both([one], tokens.coach)).body.message).toBe(memberTexts.namesNobody);
    expect(await childrenOf(customer.id)).toHaveLength(1);
    // Other edits are allowed.
    expect((await update(child.id, { firstName: 'Kim' }, tokens.coach)).status).toBe(200);
  });

  it('may name one when also on the family’s team; an administrator may name anyone', async () => {
    const [own, other] = [await covered(), await covered()];
    await rowsOf(server, sql`update users set csm = ${coach.id} where id = ${own.customer.id}`);
    expect((await update(own.child.id, mine, tokens.coach)).status).toBe(200);
    expect((await update(other.child.id, mine)).status).toBe(200);
  });
});
