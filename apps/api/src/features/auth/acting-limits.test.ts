import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { expectFailure } from '../../testing/failures.ts';
import { useServer } from '../../testing/hooks.ts';
import { addChild, addUser } from '../../testing/people.ts';
import { rowsOf } from '../../testing/rows.ts';
import { me } from '../../testing/sessions.ts';

const { coach, admin, parent } = DEMO_PEOPLE;
const server = useServer();

const actAs = async (name: 'coach' | 'admin', customerId: string): Promise<string> => {
  const { body } = await server.call('POST', `auth/actAs/${customerId}`, { token: await server.signIn(name) });
  return body.data.token;
};

it.each(['coach', 'admin'] as const)("the customer's personal actions return 403 while %s acts", async (name) => {
  const token = await actAs(name, parent.id);
  const password = { userId: parent.id, oldPassword: 'Amberway1!', newPassword: 'Brand-new-1' };
  expectFailure(await server.call('POST', 'password/resetUserPassword', { token, body: password }), 'forbidden');
  expectFailure(
    await server.call('POST', 'password/resetUserPassword', {
      token,
      body: { ...password, userId: DEMO_PEOPLE[name].id },
    }),
    'forbidden',
  );
  expectFailure(await server.call('POST', 'auth/confirm', { token, body: { password: 'Amberway1!' } }), 'forbidden');
  expectFailure(await server.call('PATCH', `user/firstLogin/${parent.id}`, { token }), 'forbidden');
  expect(await server.signIn('parent')).toBeTruthy();
});

it('only the opened family is within reach, whatever the real user may do', async () => {
  const token = await actAs('admin', parent.id);
  expect((await server.call('GET', `member/${DEMO_CHILDREN.arlo.id}`, { token })).status).toBe(200);
  expectFailure(await server.call('GET', `member/${DEMO_CHILDREN.kaito.id}`, { token }), 'not_found');
  const list = await server.call('GET', 'user/all/customer', { token });
  expect(list.body.data.map((user: { _id: string }) => user._id)).toEqual([parent.id]);
  expect(list.body.count).toBe(1);
  expectFailure(await server.call('GET', 'user/all/business', { token }), 'forbidden');
  expectFailure(
    await server.call('POST', 'lookups', { token, body: { type: 'tag', name: 'while acting' } }),
    'forbidden',
  );
});

it('the view ends when the coach no longer works with the family', async () => {
  const customer = await addUser(server);
  const child = await addChild(server, { parentId: customer.id, primaryContact: coach.id });
  const token = await actAs('coach', customer.id);
  expect((await me(server, token)).status).toBe(200);
  await rowsOf(server, sql`update members set primary_contact = null where id = ${child.id}`);
  expectFailure(await me(server, token), 'session_expired');
});

it('the view ends when the customer or the coach is deleted', async () => {
  const helper = await addUser(server, { type: 'Business' });
  const customer = await addUser(server, { csm: helper.id });
  const openView = async () =>
    (await server.call('POST', `auth/actAs/${customer.id}`, { token: await server.signIn(helper) })).body.data
      .token as string;
  const setStatus = (id: string, status: string) =>
    rowsOf(server, sql`update users set user_status = ${status} where id = ${id}`);

  const first = await openView();
  await setStatus(customer.id, 'Deleted');
  expectFailure(await me(server, first), 'session_expired');
  await setStatus(customer.id, 'Active');
  const second = await openView();
  await setStatus(helper.id, 'Inactive');
  expectFailure(await me(server, second), 'session_expired');
});

it('the audit log records both identities [B008 B079]', async () => {
  const customer = await addUser(server);
  const token = await actAs('admin', customer.id);
  await server.call('POST', 'auth/actAs/end', { token });
  const entries = await rowsOf(
    server,
    sql`select action, actor_id, acting_as, subject_id from audit_log where subject_id = ${customer.id} order by id`,
  );
  const both = { actor_id: admin.id, acting_as: customer.id, subject_id: customer.id };
  expect(entries).toEqual([
    { action: 'actAs', ...both },
    { action: 'endActAs', ...both },
  ]);
});
