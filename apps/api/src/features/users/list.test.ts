import { beforeAll, describe, expect, it } from 'vitest';
import { MAX_PAGE_SIZE } from '@amberway/contract/kernel/limits';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import type { UserStatus } from '@amberway/contract/kernel/roles';
import { db } from '../../kernel/db/context.ts';
import { users } from '../../kernel/identity/tables.ts';
import { expectFailure } from '../../testing/failures.ts';
import { useServer } from '../../testing/hooks.ts';

const server = useServer();
let admin: string;
beforeAll(async () => {
  admin = await server.signIn('admin');
});

type Listed = { _id: string; userStatus: UserStatus; createdAt: string; choosePlan: string | null; type: string };
const list = async (path: string, token = admin) => {
  const response = await server.call('GET', `user/all/${path}`, { token });
  expect(response.status, response.text).toBe(200);
  return {
    ids: response.body.data.map((user: Listed) => user._id) as string[],
    rows: response.body.data as Listed[],
    count: response.body.count as number,
  };
};
const people = Object.values(DEMO_PEOPLE);
const idsWhere = (keep: (user: (typeof people)[number]) => boolean) =>
  people
    .filter(keep)
    .toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt) || b.id.localeCompare(a.id))
    .map(({ id }) => id);
const active = idsWhere((user) => user.type === 'Customer' && user.userStatus === 'Active');
const customers = idsWhere((user) => user.type === 'Customer' && user.userStatus !== 'Deleted');

describe('lists of users by type', () => {
  it.each([
    ['customer', 'Customer'],
    ['CUSTOMER', 'Customer'],
    ['Business', 'Business'],
    ['admin', 'Administrator'],
    ['Admin', 'Administrator'],
  ] as const)('user/all/%s lists every %s who is not deleted, newest first [C011 C012]', async (word, type) => {
    const { ids, rows, count } = await list(word);
    expect(ids).toEqual(idsWhere((user) => user.type === type && user.userStatus !== 'Deleted'));
    expect(new Set(rows.map((row) => row.type))).toEqual(new Set([type]));
    expect(count).toBe(ids.length);
  });

  it.each(['member', 'nobody', '%20'])('reject the unknown type "%s"', async (word) => {
    expectFailure(await server.call('GET', `user/all/${word}`, { token: admin }), 'malformed', {
      message: 'This address is not valid.',
    });
  });

  it('give business users customers only', async () => {
    const coach = await server.signIn('coach');
    expect((await list('customer', coach)).ids).toEqual(active);
    for (const word of ['business', 'admin', 'BUSINESS'])
      expectFailure(await server.call('GET', `user/all/${word}`, { token: coach }), 'forbidden');
  });

  it('give business users Active customers and Inactive subscribers; other tabs are for administrators', async () => {
    const coach = await server.signIn('coach');
    const subscribers = (status: UserStatus) =>
      idsWhere((user) => user.choosePlan === 'Subscriber' && user.userStatus === status);
    expect((await list('customer?filter=Active', coach)).ids).toEqual(active);
    expect((await list('customer?customerType=Subscriber', coach)).ids).toEqual(subscribers('Active'));
    expect((await list('customer?customerType=Subscriber&filter=Inactive', coach)).ids).toEqual(
      subscribers('Inactive'),
    );
    for (const query of [
      'filter=Inactive',
      'filter=OnHold',
      'filter=Awaiting',
      'filter=Deleted',
      'filter=Inactive&customerType=Flagship',
      'filter=OnHold&customerType=Subscriber',
      'filter=Awaiting&customerType=Subscriber',
    ])
      expectFailure(await server.call('GET', `user/all/customer?${query}`, { token: coach }), 'forbidden');
  });
});

describe('filters of the user list', () => {
  it.each<UserStatus>(['Active', 'Inactive', 'OnHold', 'Awaiting', 'Deleted'])(
    'filter=%s lists that tab [C012]',
    async (status) => {
      const { ids, count } = await list(`customer?filter=${status}`);
      expect(ids).toEqual(idsWhere((user) => user.type === 'Customer' && user.userStatus === status));
      expect(ids.length).toBeGreaterThan(0);
      expect(count).toBe(ids.length);
    },
  );

  it('by customerType: Subscriber by plan, everyone else Flagship [C012]', async () => {
    const isSubscriber = (id: string) => people.find((user) => user.id === id)?.choosePlan === 'Subscriber';
    expect((await list('customer?customerType=Subscriber')).ids).toEqual(customers.filter(isSubscriber));
    expect((await list('customer?customerType=Flagship')).ids).toEqual(customers.filter((id) => !isSubscriber(id)));
  });

  it.each([
    'planTypeFilter=Lite,Care',
    'planTypeFilter=Lite&planTypeFilter=Care',
    'planTypeFilter=Lite,&planTypeFilter=%20Care',
  ])('by plan can be repeated or comma-separated: %s [C012]', async (query) => {
    const { ids } = await list(`customer?${query}`);
    expect(ids).toEqual(
      customers.filter((id) => ['Lite', 'Care'].includes(people.find((user) => user.id === id)?.choosePlan ?? '')),
    );
    expect(ids).toHaveLength(2);
  });

  it('can be combined', async () => {
    const { ids, count } = await list('customer?filter=Active&customerType=Flagship&planTypeFilter=Lite&search=kelly');
    expect({ ids, count }).toEqual({ ids: [DEMO_PEOPLE.kelly.id], count: 1 });
  });

  it.each([
    'filter=Sleeping',
    'customerType=Gold',
    'planTypeFilter=Gold',
    'limit=ten',
    'limit=0',
    'skip=-1',
    'page=0',
    'skip=1e99',
  ])('reject %s naming the field', async (query) => {
    const response = await server.call('GET', `user/all/customer?${query}`, { token: admin });
    expect(response.status).toBe(422);
    expect(Object.keys(response.body.errors ?? {})[0]).toContain(query.split('=')[0]);
  });

  it('treat empty values as absent and ignore unknown keys [C013]', async () => {
    const { ids, count } = await list(
      'customer?filter=&search=&skip=&limit=&page=&pageSize=&customerType=&planTypeFilter=&colour=odd&__proto__=x&constructor=y',
    );
    expect({ ids, count }).toEqual({ ids: customers, count: customers.length });
  });
});

describe('pages of the user list', () => {
  it.each([
    ['skip=2&limit=3', 2, 3],
    ['page=2&pageSize=3', 3, 3],
    ['page=2&limit=3', 3, 3],
    ['limit=4', 0, 4],
    ['pageSize=4', 0, 4],
    ['page=1&pageSize=2', 0, 2],
    ['skip=500', 500, 10],
    ['limit=3&limit=2', 0, 2],
  ])('with %s are a window of the same list, with the total count', async (query, skip, size) => {
    const { ids, count } = await list(`customer?${query}`);
    expect({ ids, count }).toEqual({ ids: customers.slice(skip, skip + size), count: customers.length });
  });

  it('have at most 200 rows, however many are requested', async () => {
    const extra = Array.from({ length: MAX_PAGE_SIZE + 5 }, (_, n) => ({
      email: `many${n}@example.test`,
      firstName: 'Many',
      type: 'Administrator' as const,
    }));
    await server.within(() => db().insert(users).values(extra));
    for (const query of ['limit=100000', 'pageSize=9007199254740991', 'page=1&limit=201']) {
      const { ids, count } = await list(`admin?${query}`);
      expect({ size: ids.length, count }).toEqual({ size: MAX_PAGE_SIZE, count: extra.length + 1 });
    }
    const pages = [await list('admin?page=1&pageSize=150'), await list('admin?page=2&pageSize=150')].flatMap(
      ({ ids }) => ids,
    );
    expect(new Set(pages).size).toBe(extra.length + 1);
  });
});

describe('the order of a list', () => {
  const names = async (query: string) =>
    (await list(`customer?${query}&limit=200`)).rows.map((row) => {
      const { firstName, lastName } = row as unknown as { firstName: string; lastName: string };
      return `${firstName} ${lastName}`.toLowerCase();
    });

  it('by name goes both ways, also in the results of a search', async () => {
    const up = await names('sort=name');
    expect(up).toEqual(up.toSorted((a, b) => a.localeCompare(b)));
    expect(await names('sort=name&order=desc')).toEqual(up.toReversed());
    const found = await names('sort=name&search=amberway');
    expect(found).toEqual(found.toSorted((a, b) => a.localeCompare(b)));
    expect(found.length).toBeGreaterThan(2);
  });

  it.each(['name', 'plan', 'status', 'createdAt'])('by %s has pages that do not overlap', async (sort) => {
    const all = (await list(`customer?sort=${sort}&limit=200`)).ids;
    const first = (await list(`customer?sort=${sort}&skip=0&limit=3`)).ids;
    const second = (await list(`customer?sort=${sort}&skip=3&limit=3`)).ids;
    expect([...first, ...second]).toEqual(all.slice(0, 6));
    expect((await list(`customer?sort=${sort}&order=desc&limit=200`)).ids).toEqual(all.toReversed());
  });

  it('by anything else is rejected', async () => {
    for (const query of ['sort=password', 'sort=name&order=sideways'])
      expect((await server.call('GET', `user/all/customer?${query}`, { token: admin })).status).toBe(422);
  });
});
