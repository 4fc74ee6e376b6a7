import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { SEARCH_TEXT_MAX } from '@amberway/contract/kernel/limits';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { db } from '../../kernel/db/context.ts';
import { useServer } from '../../testing/hooks.ts';
import { addUser } from '../../testing/people.ts';

const server = useServer();
const { parent } = DEMO_PEOPLE;
let admin: string;
beforeAll(async () => {
  admin = await server.signIn('admin');
});
const search = async (text: string): Promise<string[]> => {
  const response = await server.call('GET', `user/all/customer?search=${encodeURIComponent(text)}`, { token: admin });
  expect(response.status, response.text).toBe(200);
  expect(response.body.count).toBe(response.body.data.length);
  return response.body.data.map((user: { _id: string }) => user._id);
};

it.each(['sharma', 'SHARMA', 'priya', 'riya sha', 'parent@amberway', 'Priya Sharma'])(
  '"%s" finds the customer by name or e-mail [C012]',
  async (text) => {
    expect(await search(text)).toContain(parent.id);
  },
);

it('a search text that matches no customer finds nobody', async () => {
  expect(await search('zzzz')).toEqual([]);
});

it('% _ and \\ are not wildcards in the search for customers', async () => {
  const percent = await addUser(server, { lastName: '100%er' });
  const line = await addUser(server, { lastName: 'under_score' });
  const slash = await addUser(server, { lastName: 'back\\slash' });
  expect(await search('%')).toEqual([percent.id]);
  expect(await search('_')).toEqual([line.id]);
  expect(await search('\\')).toEqual([slash.id]);
  expect(await search('100%e')).toEqual([percent.id]);
  expect(await search('1%r')).toEqual([]);
  expect(await search("'; drop table users; --")).toEqual([]);
});

it('a search text over the maximum length is rejected', async () => {
  const response = await server.call('GET', `user/all/customer?search=${'x'.repeat(SEARCH_TEXT_MAX + 1)}`, {
    token: admin,
  });
  expect(response.status).toBe(422);
  expect(response.body.errors).toHaveProperty('search');
});

it('the search for users can use its index', async () => {
  const plan = await server.within(() =>
    db().transaction(async (transaction) => {
      await transaction.execute(sql`set local enable_seqscan = off`);
      await transaction.execute(sql`set local enable_indexscan = off`);
      const result = (await transaction.execute(
        sql`explain select id from users where search_text like '%sharma%'`,
      )) as { rows: object[] };
      return JSON.stringify(result.rows);
    }),
  );
  expect(plan).toContain('users_search');
});
