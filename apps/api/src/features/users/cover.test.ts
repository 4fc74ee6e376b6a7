import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { COVER_MS } from '@amberway/contract/kernel/limits';
import { userTexts } from '@amberway/contract/users/texts';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { expectFailure } from '../../testing/failures.ts';
import { useServer } from '../../testing/hooks.ts';
import { addChild, addUser } from '../../testing/people.ts';
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
const newFamily = async () => {
  const customer = await addUser(server);
  return { customer, child: await addChild(server, { parentId: customer.id, firstName: 'Covered' }) };
};

it('opens one family for a day, with the reason in the log [C260]', async () => {
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
  // Nobody else covers with them.
  expectFailure(await actAs(await server.signIn('coach2'), family.customer.id), 'not_found');

  const log = await rowsOf<{ actor_id: string; after: { reason: string } }>(
    server,
    sql`select actor_id, after from audit_log where action = 'cover' and subject_id = ${family.customer.id}`,
  );
  expect(log).toEqual([{ actor_id: coach.id, after: { reason: 'Tomas is ill', expiresAt: body.data.expiresAt } }]);
});

it('when the time is over the family is not found, and its open view is out at the next request', async () => {
  const token = await server.signIn('coach');
  const { customer, child } = await newFamily();
  await cover(token, customer.id);
  const view = (await actAs(token, customer.id)).body.data.token as string;
  expect((await server.call('GET', `member/${child.id}`, { token: view })).status).toBe(200);
  // Never another family in this view, not even one of their own.
  expectFailure(await server.call('GET', `member/${DEMO_CHILDREN.arlo.id}`, { token: view }), 'not_found');

  await endCovers(customer.id);
  for (const path of ['user/me', `member/${child.id}`, 'member', `member/${DEMO_CHILDREN.arlo.id}`]) {
    const answer = await server.call('GET', path, { token: view });
    expectFailure(answer, 'session_expired');
    expect(answer.text).not.toContain('Covered');
  }
  expectFailure(await server.call('GET', `member/${child.id}`, { token }), 'not_found');
  expectFailure(await server.call('GET', `user/${customer.id}`, { token }), 'not_found');
  expectFailure(await actAs(token, customer.id), 'not_found');
  expect((await server.call('GET', 'user/myClients?limit=200', { token })).text).not.toContain(customer.id);
  expect((await me(server, token)).status).toBe(200);
});

it('a coach who works with the family anyway stays in when a cover ends', async () => {
  const token = await server.signIn('coach');
  const customer = await addUser(server, { csm: coach.id });
  await cover(token, customer.id);
  const view = (await actAs(token, customer.id)).body.data.token as string;
  await endCovers(customer.id);
  expect((await me(server, view)).status).toBe(200);
});

it.each(['', '   ', 'x'.repeat(501), 7, undefined])('needs a reason: "%s"', async (reason) => {
  const { customer } = await newFamily();
  const answer = await server.call('POST', `user/cover/${customer.id}`, {
    token: await server.signIn('coach'),
    body: { reason },
  });
  expect(answer.status).toBe(422);
  expect(answer.body.errors).toHaveProperty('reason');
  expect(await rowsOf(server, sql`select 1 from cover_grants where customer_id = ${customer.id}`)).toEqual([]);
});

it('is for families that are there, and for business users', async () => {
  const token = await server.signIn('coach');
  for (const id of [deleted.id, admin.id, coach.id, DEMO_CHILDREN.kaito.id, '01a00000-0000-7000-8000-00000000ffff'])
    expectFailure(await cover(token, id), 'not_found');
  const { customer } = await newFamily();
  for (const name of ['admin', 'parent'] as const)
    expectFailure(await cover(await server.signIn(name), customer.id), 'forbidden');
  const onHold = await addUser(server, { userStatus: 'OnHold' });
  expect((await cover(token, onHold.id)).status).toBe(200);
});
