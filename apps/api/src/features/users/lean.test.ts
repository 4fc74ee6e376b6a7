import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { useServer } from '../../testing/hooks.ts';
import { addUser } from '../../testing/people.ts';

const server = useServer();
let coach: string;
beforeAll(async () => {
  coach = await server.signIn('coach');
});

const names = (rows: { firstName: string }[]) => rows.map(({ firstName }) => firstName);

describe('names for selects', () => {
  it('of business users are sorted, with only names, e-mail and avatar [C024 C033 B881]', async () => {
    const { body } = await server.call('GET', 'user/lean/business', { token: coach });
    expect(names(body.data)).toEqual(['Grace', 'Mia', 'Sofia', 'Tomas']);
    expect(body.count).toBe(4);
    expect(Object.keys(body.data[0]).toSorted()).toEqual(['_id', 'avatar', 'email', 'firstName', 'lastName']);
  });

  it('of customers leave out deleted ones; any case of the type, partial names, paged [C024]', async () => {
    const { body } = await server.call('GET', 'user/lean/Customer?search=sha', { token: coach });
    expect(names(body.data)).toEqual(['Priya']);
    const all = (await server.call('GET', 'user/lean/customer', { token: coach })).body.data as { _id: string }[];
    expect(all.map(({ _id }) => _id)).not.toContain(DEMO_PEOPLE.deleted.id);
    const paged = await server.call('GET', 'user/lean/customer?limit=2&skip=1', { token: coach });
    expect(paged.body.data).toEqual(all.slice(1, 3));
    expect(paged.body.count).toBe(all.length);
  });

  it('for a business user are those in their lists, and families they work with in any status', async () => {
    const statusOf = new Map(Object.values(DEMO_PEOPLE).map((user) => [user.id, user.userStatus]));
    const others = await addUser(server, { firstName: 'Waiting', userStatus: 'Awaiting' });
    const paused = await addUser(server, { firstName: 'Paused', userStatus: 'OnHold', csm: DEMO_PEOPLE.coach.id });
    const idsFor = async (token: string) =>
      ((await server.call('GET', 'user/lean/customer', { token })).body.data as { _id: string }[]).map(
        ({ _id }) => _id,
      );
    const found = await idsFor(coach);
    expect(found).toContain(paused.id);
    expect(found).not.toContain(others.id);
    expect(found.filter((id) => statusOf.get(id) === 'Awaiting')).toEqual([]);
    expect(await idsFor(await server.signIn('admin'))).toContain(others.id);
  });

  it('while acting as a customer contain only that customer', async () => {
    const acting = (
      await server.call('POST', `auth/actAs/${DEMO_PEOPLE.parent.id}`, { token: await server.signIn('coach') })
    ).body.data.token as string;
    const lean = async (type: string) =>
      names((await server.call('GET', `user/lean/${type}`, { token: acting })).body.data);
    expect(await lean('customer')).toEqual(['Priya']);
    expect(await lean('business')).toContain('Mia');
  });

  it('of an unknown type are rejected', async () => {
    expect((await server.call('GET', 'user/lean/member', { token: coach })).status).toBe(400);
  });
});

describe('business user search', () => {
  const search = async (words: string) =>
    names(
      (await server.call('GET', `user/businessUser/search?search=${encodeURIComponent(words)}`, { token: coach })).body
        .data,
    );

  it('finds active business users by name or e-mail, and nobody else [C030 B881]', async () => {
    await addUser(server, { firstName: 'Gone', lastName: 'Okafor', type: 'Business', userStatus: 'Inactive' });
    expect(await search('okaf')).toEqual(['Mia']);
    expect(await search('MANAGER@')).toEqual(['Grace']);
    expect(await search('priya')).toEqual([]);
    expect(await search('%')).toEqual([]);
  });
});

it('with managersFirst, customer and account managers come first in the search for business users', async () => {
  await addUser(server, { firstName: 'Aaron', lastName: 'First', type: 'Business' });
  const order = async (query: string) =>
    names((await server.call('GET', `user/businessUser/search${query}`, { token: coach })).body.data).filter((name) =>
      ['Aaron', 'Grace', 'Mia', 'Tomas'].includes(name),
    );
  // Mia and Grace are managers, the others are not.
  expect(await order('')).toEqual(['Aaron', 'Grace', 'Mia', 'Tomas']);
  expect(await order('?managersFirst=true')).toEqual(['Grace', 'Mia', 'Aaron', 'Tomas']);
  expect(await order('?managersFirst=true&query=tomas')).toEqual(['Tomas']);
});
