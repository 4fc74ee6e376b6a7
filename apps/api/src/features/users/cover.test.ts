import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { COVER_MS } from '@amberway/contract/kernel/limits';
import { userTexts } from '@amberway/contract/users/texts';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { expectFailure } from '../../testing/failures.ts';
import { useServer } from '../../testing/hooks.ts';
import { addChild, addUser } from '../../testing/people.ts';
import { addProgramme, entryOf } from '../../testing/programme.ts';
import { rowsOf } from '../../testing/rows.ts';
import { me } from '../../testing/sessions.ts';

const server = useServer();
const { coach, deleted, admin } = DEMO_PEOPLE;

const cover = (token: string, customerId: string, reason: unknown = 'Tomas is ill') =>
  server.call('POST', `user/cover/${customerId}`, { token, body: { reason } });
const actAs = (token: string, customerId: string) => server.call('POST', `auth/actAs/${customerId}`, { token });
const endCovers = (customerId: string) =>
  rowsOf(
    server,
    sql`update cover_grants set expires_at = now() - interval '1 second' where customer_id = ${customerId}`,
  );
beforeEach(() => rowsOf(server, sql`delete from cover_grants`));
const newFamily = async (about: Parameters<typeof addUser>[1] = {}) => {
  const customer = await addUser(server, about);
  return { customer, child: await addChild(server, { parentId: customer.id, firstName: 'Covered' }) };
};

it('a cover opens one family for a day, with the reason in the audit log [C260]', async () => {
  const token = await server.signIn('coach');
  const [family, other] = [await newFamily(), await newFamily()];
  expectFailure(await server.call('GET', `member/${family.child.id}`, { token }), 'not_found');
  expectFailure(await actAs(token, family.customer.id), 'not_found');

  const { body } = await cover(token, family.customer.id, '  Tomas is ill ');
  expect(body.message).toBe(userTexts.coverOpened);
  expect(body.data.customerId).toBe(family.customer.id);
  const left = Date.parse(body.data.expiresAt) - Date.now();
  expect(left).toBeGreaterThan(COVER_MS - 60_000);
  expect(left).toBeLessThanOrEqual(COVER_MS);

  expect((await server.call('GET', `member/${family.child.id}`, { token })).status).toBe(200);
  expect((await server.call('GET', `user/${family.customer.id}`, { token })).status).toBe(200);
  const clients = await server.call('GET', 'user/myClients?limit=200', { token });
  expect(clients.text).toContain(family.customer.id);
  expectFailure(await server.call('GET', `member/${other.child.id}`, { token }), 'not_found');
  // The cover is for this coach only.
  expectFailure(await actAs(await server.signIn('coach2'), family.customer.id), 'not_found');

  const log = await rowsOf<{ actor_id: string; after: { reason: string } }>(
    server,
    sql`select actor_id, after from audit_log where action = 'cover' and subject_id = ${family.customer.id}`,
  );
  expect(log).toEqual([{ actor_id: coach.id, after: { reason: 'Tomas is ill', expiresAt: body.data.expiresAt } }]);
});

it('when a cover ends the family returns 404, and acting as it ends with the next request', async () => {
  const token = await server.signIn('coach');
  const { customer, child } = await newFamily();
  await cover(token, customer.id);
  const view = (await actAs(token, customer.id)).body.data.token as string;
  expect((await server.call('GET', `member/${child.id}`, { token: view })).status).toBe(200);
  // No other family while acting as this one, not even one of the coach's own.
  expectFailure(await server.call('GET', `member/${DEMO_CHILDREN.arlo.id}`, { token: view }), 'not_found');

  await endCovers(customer.id);
  for (const path of ['user/me', `member/${child.id}`, 'member', `member/${DEMO_CHILDREN.arlo.id}`]) {
    const response = await server.call('GET', path, { token: view });
    expectFailure(response, 'session_expired');
    expect(response.text).not.toContain('Covered');
  }
  expectFailure(await server.call('GET', `member/${child.id}`, { token }), 'not_found');
  expectFailure(await server.call('GET', `user/${customer.id}`, { token }), 'not_found');
  expectFailure(await actAs(token, customer.id), 'not_found');
  expect((await server.call('GET', 'user/myClients?limit=200', { token })).text).not.toContain(customer.id);
  expect((await me(server, token)).status).toBe(200);
});

it('a coach who works with the family anyway keeps access when a cover ends', async () => {
  const token = await server.signIn('coach');
  const customer = await addUser(server, { csm: coach.id });
  await cover(token, customer.id);
  const view = (await actAs(token, customer.id)).body.data.token as string;
  await endCovers(customer.id);
  expect((await me(server, view)).status).toBe(200);
});

it.each(['', '   ', 'x', 'Ill today', 'x         x', '\u200b'.repeat(20), 'x'.repeat(501), 7, undefined])(
  'a cover needs a reason of ten visible characters: "%s"',
  async (reason) => {
    const { customer } = await newFamily();
    const response = await server.call('POST', `user/cover/${customer.id}`, {
      token: await server.signIn('coach'),
      body: { reason },
    });
    expect(response.status).toBe(422);
    expect(response.body.errors).toHaveProperty('reason');
    expect(await rowsOf(server, sql`select 1 from cover_grants where customer_id = ${customer.id}`)).toEqual([]);
  },
);

it('a cover is for existing families, and for business users only', async () => {
  const token = await server.signIn('coach');
  for (const id of [deleted.id, admin.id, coach.id, DEMO_CHILDREN.kaito.id, '01a00000-0000-7000-8000-00000000ffff'])
    expectFailure(await cover(token, id), 'not_found');
  const { customer } = await newFamily();
  for (const name of ['admin', 'parent'] as const)
    expectFailure(await cover(await server.signIn(name), customer.id), 'forbidden');
  const onHold = await addUser(server, { userStatus: 'OnHold' });
  expect((await cover(token, onHold.id)).status).toBe(200);
});

describe('the limit of covered families within 24 hours', () => {
  const PER_DAY = 5;
  const left = async (token: string) => (await server.call('GET', 'user/cover', { token })).body.data;
  const grants = () => rowsOf(server, sql`select 1 from cover_grants`);

  it('is five; renewing a family that is already covered does not count again', async () => {
    const token = await server.signIn('coach');
    expect(await left(token)).toEqual({ perDay: PER_DAY, left: PER_DAY });
    const families = [];
    for (let n = 0; n <= PER_DAY; n += 1) families.push((await newFamily()).customer.id);
    const [first = '', ...others] = families;
    const last = others.pop() ?? '';
    for (const id of [first, ...others]) expect((await cover(token, id)).status).toBe(200);
    expect(await left(token)).toEqual({ perDay: PER_DAY, left: 0 });
    const refused = await cover(token, last);
    expect(refused.status).toBe(422);
    expect(refused.body.errors?.['reason']).toBe(userTexts.coverLimit(PER_DAY));
    expectFailure(await actAs(token, last), 'not_found');
    expect((await cover(token, first)).status).toBe(200);
    expect(await grants()).toHaveLength(PER_DAY + 1);
    // Each user has their own limit.
    expect((await cover(await server.signIn('coach2'), last)).status).toBe(200);
    // Covers older than a day no longer count.
    await rowsOf(
      server,
      sql`update cover_grants set created_at = now() - interval '25 hours' where customer_id = ${first}`,
    );
    expect(await left(token)).toEqual({ perDay: PER_DAY, left: 1 });
    expect((await cover(token, last)).status).toBe(200);
  });

  it('can be read by business users only', async () => {
    for (const name of ['admin', 'parent'] as const)
      expectFailure(await server.call('GET', 'user/cover', { token: await server.signIn(name) }), 'forbidden');
  });
});

describe('notifications of a cover', () => {
  const bellOf = async (user: { id: string }, token: string) =>
    (await server.call('GET', `notification/${user.id}`, { token })).body.data as {
      type: string;
      message: string;
      customer: { _id: string } | null;
      businessUser: { _id: string } | null;
    }[];

  it('go to clinicians, success manager and administrators at once, with the reason, and nobody else', async () => {
    const [clinician, second, manager, stranger] = await Promise.all(
      Array.from({ length: 4 }, () => addUser(server, { type: 'Business' })),
    );
    if (!clinician || !second || !manager || !stranger) throw new Error('no people');
    const { customer, child } = await newFamily({ csm: manager.id });
    await rowsOf(server, sql`update members set primary_contact = ${clinician.id} where id = ${child.id}`);
    await addChild(server, { parentId: customer.id, primaryContact: second.id });
    const reason = 'Tomas is ill until Friday';
    expect((await cover(await server.signIn('coach'), customer.id, reason)).status).toBe(200);

    const about = { customer: { _id: customer.id }, businessUser: { _id: coach.id } };
    const message = `${coach.firstName} ${coach.lastName} now covers for a colleague: ${customer.firstName} ${customer.lastName}. Reason: ${reason}`;
    for (const user of [clinician, second, manager]) {
      const token = await server.signIn(user);
      expect(await bellOf(user, token)).toMatchObject([{ type: 'FAMILY_COVERED', message, ...about }]);
      expect((await me(server, token)).body.data.unreadCount).toBe(1);
    }
    expect((await bellOf(admin, await server.signIn('admin')))[0]).toMatchObject({ type: 'COVER_STARTED', message });
    for (const user of [stranger, customer, coach]) {
      const rows = await rowsOf(
        server,
        sql`select 1 from notifications where user_id = ${user.id} and customer_id = ${customer.id}`,
      );
      expect(rows).toEqual([]);
    }
    // A manager who no longer works with the family no longer sees it.
    await rowsOf(server, sql`update users set csm = null where id = ${customer.id}`);
    expect(await bellOf(manager, await server.signIn(manager))).toEqual([]);
  });

  it('do not go to the family, whose access log shows who has access and until when, but not why', async () => {
    const { customer } = await newFamily();
    const { body } = await cover(await server.signIn('coach'), customer.id, 'Tomas has the flu');
    const log = await server.call('GET', `privacy/${customer.id}/access`, { token: await server.signIn(customer) });
    expect(log.body.data).toMatchObject([
      { area: 'cover', kind: 'change', until: body.data.expiresAt, person: { _id: coach.id } },
    ]);
    expect(log.text).not.toContain('flu');
  });
});

describe('a coach with access only by a cover', () => {
  const covering = async () => {
    const accomplice = await addUser(server, { type: 'Business' });
    const clinician = await addUser(server, { type: 'Business' });
    const { customer } = await newFamily();
    const child = await addChild(server, { parentId: customer.id, primaryContact: clinician.id });
    const own = await server.signIn('coach');
    await cover(own, customer.id);
    const view = (await actAs(own, customer.id)).body.data.token as string;
    const works = () =>
      rowsOf<{ id: string }>(
        server,
        sql`select distinct business_user_id as id from works_with where customer_id = ${customer.id}`,
      );
    return { accomplice, clinician, customer, child, own, view, works };
  };

  it('cannot name a clinician, themselves, a colleague or nobody, not even while acting as the family', async () => {
    const { accomplice, customer, child, own, view, works } = await covering();
    const before = await works();
    for (const token of [own, view]) {
      for (const primaryContact of [accomplice.id, coach.id, null])
        expect(
          (await server.call('PUT', `member/${child.id}`, { token, body: { primaryContact } })).status,
          String(primaryContact),
        ).toBe(403);
      const added = { firstName: 'Second', parent: customer.id, primaryContact: accomplice.id };
      expect((await server.call('POST', 'member', { token, body: added })).status).toBe(403);
      expect(
        (await server.call('PUT', `user/${customer.id}`, { token, body: { csm: accomplice.id } })).status,
      ).not.toBe(200);
    }
    expect(await works()).toEqual(before);
    // Edits that give nobody access are allowed.
    const saved = await server.call('PUT', `member/${child.id}`, { token: own, body: { lastName: 'Covered' } });
    expect(saved.status, saved.text).toBe(200);
  });

  it('cannot add anybody to the team of a skill, existing or new', async () => {
    const { accomplice, clinician, child, own, view, works } = await covering();
    const { outcome, skill } = await addProgramme(server, child.id);
    const before = await works();
    const people = [accomplice.id, coach.id, clinician.id];
    for (const [token, id] of [own, view].flatMap((one) => people.map((person) => [one, person] as const))) {
      const body = { needHelp: true, teamMember: [id] };
      expect((await server.call('PUT', `milestone/${skill.id}`, { token, body })).status).toBe(403);
      const created = {
        name: 'Waiting',
        goal: outcome.id,
        milestoneType: await entryOf(server, 'milestoneType'),
        targetSkills: ['Waits'],
        ...body,
      };
      expect((await server.call('POST', 'milestone', { token, body: created })).status).toBe(403);
    }
    expect(await works()).toEqual(before);
  });
});
