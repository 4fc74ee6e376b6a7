import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { CONTACTS_MAX } from '@amberway/contract/support-contacts/schemas';
import { useServer } from '../../testing/hooks.ts';
import { addUser } from '../../testing/people.ts';
import { rowsOf } from '../../testing/rows.ts';

const server = useServer({ engine: 'postgres' });

it(`a family has at most ${CONTACTS_MAX} contacts, however many are sent at once`, async () => {
  const customer = await addUser(server);
  const token = await server.signIn(customer);
  const three = Array.from({ length: 3 }, () => ({ name: 'Gran', relationship: 'Grandparent' }));
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => server.call('PUT', 'supportContact', { token, body: three })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(6);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]));
  expect(await rowsOf(server, sql`select 1 from support_contacts where customer_id = ${customer.id}`)).toHaveLength(18);
});
