import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { CONTACTS_MAX } from '@amberway/contract/support-contacts/schemas';
import { useServer } from '../../testing/hooks.ts';
import { fileUrl } from '@amberway/contract/uploads/file-url';
import { storeTestFile } from '../../testing/files.ts';
import { requestWhileHeld } from '../../testing/locks.ts';
import { addUser } from '../../testing/people.ts';
import { rowsOf } from '../../testing/rows.ts';

const server = useServer({ engine: 'postgres' });

it(`a family has at most ${CONTACTS_MAX} contacts, however many are sent at once`, async () => {
  const customer = await addUser(server);
  const token = await server.signIn(customer);
  const three = Array.from({ length: 3 }, () => ({ name: 'Gran', relationship: 'Grandparent' }));
  const responses = await Promise.all(
    Array.from({ length: 12 }, () => server.call('PUT', 'supportContact', { token, body: three })),
  );
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(6);
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 422]));
  expect(await rowsOf(server, sql`select 1 from support_contacts where customer_id = ${customer.id}`)).toHaveLength(18);
});

it('removing a contact while its picture is replaced unlinks the new picture', async () => {
  const customer = await addUser(server);
  const token = await server.signIn(customer);
  const picture = () => storeTestFile(server, { uploaderId: customer.id, kind: 'image', name: 'a.png' });
  const [old, fresh] = [await picture(), await picture()];
  const contact = {
    name: 'Gran',
    relationship: 'Grandparent',
    supporterInfo: { avatar: fileUrl(old.id, old.name) },
  };
  const [{ _id }] = (await server.call('PUT', 'supportContact', { token, body: [contact] })).body.data;
  const avatar = JSON.stringify({ avatar: fileUrl(fresh.id, fresh.name) });
  // The state another save leaves, just before it commits.
  const response = await requestWhileHeld(server, {
    first: sql`with saved as (update support_contacts set supporter_info = supporter_info || ${avatar}::jsonb
        where id = ${_id} returning 1)
      update files set links = case when id = ${fresh.id} then 1 else 0 end,
        orphan_since = case when id = ${fresh.id} then null else now() end
      from saved where id in (${old.id}, ${fresh.id})`,
    ask: () => server.call('DELETE', `supportContact/${_id}`, { token }),
  });
  expect(response.status, response.text).toBe(200);
  expect(await rowsOf(server, sql`select links from files where id in (${old.id}, ${fresh.id})`)).toEqual([
    { links: 0 },
    { links: 0 },
  ]);
});
