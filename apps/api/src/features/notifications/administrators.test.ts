import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { useServer } from '../../testing/hooks.ts';
import { addUser } from '../../testing/people.ts';
import { rowsOf } from '../../testing/rows.ts';
import { notifyAdministrators } from './public.ts';

const server = useServer();
const { parent } = DEMO_PEOPLE;

it('every administrator who can sign in gets an administrators’ notice, actor included; nobody else does', async () => {
  const actor = await addUser(server, { type: 'Administrator' });
  const gone = await addUser(server, { type: 'Administrator', userStatus: 'Inactive' });
  const message = 'Somebody covers for a colleague';
  await server.within(() =>
    notifyAdministrators({ type: 'COVER_STARTED', actorId: actor.id, customerId: parent.id, message }),
  );
  const stored = await rowsOf<{ id: string; type: string }>(
    server,
    sql`select u.id, u.type from notifications n join users u on u.id = n.user_id where n.type = 'COVER_STARTED'`,
  );
  expect(stored.every(({ type }) => type === 'Administrator')).toBe(true);
  expect(stored.map(({ id }) => id)).toEqual(expect.arrayContaining([actor.id, DEMO_PEOPLE.admin.id]));
  expect(stored.map(({ id }) => id)).not.toContain(gone.id);

  const token = await server.signIn('admin');
  const { data } = (await server.call('GET', `notification/${DEMO_PEOPLE.admin.id}`, { token })).body;
  expect(data[0]).toMatchObject({
    type: 'COVER_STARTED',
    message,
    customer: { _id: parent.id },
    businessUser: { _id: actor.id },
  });
});

it('an administrators’ notice is hidden from an administrator who has become a coach', async () => {
  const former = await addUser(server, { type: 'Administrator' });
  await server.within(() =>
    notifyAdministrators({ type: 'UNUSUAL_READING', actorId: former.id, customerId: null, message: 'Read a lot' }),
  );
  const list = async () => {
    const token = await server.signIn(former);
    return (await server.call('GET', `notification/${former.id}`, { token })).body;
  };
  expect((await list()).data.map(({ type }: { type: string }) => type)).toContain('UNUSUAL_READING');
  await rowsOf(server, sql`update users set type = 'Business' where id = ${former.id}`);
  expect((await list()).data.map(({ type }: { type: string }) => type)).not.toContain('UNUSUAL_READING');
});
