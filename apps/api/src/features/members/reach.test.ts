import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { AccountName } from '@amberway/fixtures/accounts';
import { DEMO_CHILDREN } from '@amberway/fixtures/demo';
import { expectFailure } from '../../testing/failures.ts';
import { useServer } from '../../testing/hooks.ts';
import { addChild, addUser } from '../../testing/people.ts';
import { rowsOf } from '../../testing/rows.ts';

const server = useServer();
const read = (token: string, id: string) => server.call('GET', `member/${id}`, { token });
const { arlo, noor, dao, kaito, eli } = DEMO_CHILDREN;

it.each<[AccountName, string[], string[]]>([
  ['parent', [arlo.id, noor.id], [kaito.id, dao.id]],
  ['subscriber', [kaito.id], [arlo.id]],
  ['coach', [arlo.id, dao.id], [kaito.id, eli.id]],
  ['coach2', [eli.id], [arlo.id]],
  ['admin', [arlo.id, kaito.id, eli.id], []],
])('%s reads the children within reach and gets 404 for others', async (name, within, outside) => {
  const token = await server.signIn(name);
  for (const id of within) expect((await read(token, id)).body.data._id).toBe(id);
  for (const id of outside) expectFailure(await read(token, id), 'not_found');
});

it('a single child includes its submitted forms, a list does not [C044]', async () => {
  const admin = await server.signIn('admin');
  const user = await addUser(server);
  const child = await addChild(server, { parentId: user.id });
  expect((await read(admin, child.id)).body.data.forms).toBeNull();
  const forms = JSON.stringify({ ChildOnboardingProfile: { yourName: { first: 'Ana', last: 'Rao' } } });
  await rowsOf(server, sql`update members set forms = ${forms} where id = ${child.id}`);
  expect((await read(await server.signIn(user), child.id)).body.data.forms).toBe(forms);
  const list = await server.call('GET', `member?parent=${user.id}`, { token: admin });
  expect(list.body.data[0]).not.toHaveProperty('forms');
});

it("a family's manager reaches all its children, whoever their clinician is", async () => {
  const manager = await addUser(server, { type: 'Business' });
  const customer = await addUser(server, { csm: manager.id });
  const child = await addChild(server, { parentId: customer.id });
  expect((await read(await server.signIn(manager), child.id)).status).toBe(200);
});

it('a removed child returns 404, and an invalid id returns 400', async () => {
  const user = await addUser(server);
  const child = await addChild(server, { parentId: user.id });
  await rowsOf(server, sql`update members set deleted_at = now() where id = ${child.id}`);
  expectFailure(await read(await server.signIn(user), child.id), 'not_found');
  expectFailure(await read(await server.signIn('admin'), 'arlo'), 'malformed', {
    message: 'This address is not valid.',
  });
});
