import { type SQL, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { containsPattern } from '../kernel/db/contains.ts';
import { rowsOf } from './rows.ts';
import type { TestServer } from './server.ts';

// The search among thousands of users, the same on both engines: what it finds is compared with the plain statement.

const BOUND = 1_000;
const PAGE = 50;

/** Several users share an instant. The rare names are older than any sample of the newest. */
const fill = sql`insert into users (id, email, first_name, last_name, type, user_status, choose_plan, validated, created_at)
  select gen_random_uuid(), 'many' || n || '@example.test', 'First' || n % 97,
    case when n > 5000 then 'Zebrafish' when n > 4000 then 'Quetzal' else 'Last' || n * 7919 % 1013 end, 'Customer',
    (array['Active','Active','Inactive','Deleted'])[1 + n * 31 % 4], (array['Flagship','Lite','Subscriber'])[1 + n % 3], true,
    now() - n / 5 * interval '1 minute'
  from generate_series(1, 8000) n`;

type Found = { ids: string[]; count: number; more?: boolean };

export const testLargeSearch = (server: TestServer) => {
  let admin: string;
  beforeAll(async () => {
    admin = await server.signIn('admin');
    await rowsOf(server, fill);
    await rowsOf(server, sql`analyze users`);
  });

  const search = async (text: string, { query = '', skip = 0, token = admin } = {}): Promise<Found> => {
    const path = `user/all/customer?search=${encodeURIComponent(text)}&skip=${skip}&limit=${PAGE}${query}`;
    const { status, body, text: problem } = await server.call('GET', path, { token });
    expect(status, problem).toBe(200);
    const { data, count, more } = body as { data: { _id: string }[]; count: number; more?: boolean };
    return { ids: data.map(({ _id }) => _id), count, ...(more && { more }) };
  };

  const matching = async (text: string, condition: SQL = sql`user_status <> 'Deleted'`): Promise<string[]> => {
    const rows = await rowsOf<{ id: string }>(
      server,
      sql`select id from users where type = 'Customer' and ${condition} and search_text like ${containsPattern(text)}
        order by created_at desc, id desc`,
    );
    return rows.map(({ id }) => id);
  };

  const expected = (all: string[], skip: number): Found => {
    const ids = all.slice(skip, skip + PAGE);
    const reached = Math.max(BOUND, skip + PAGE);
    if (all.length > reached || (all.length > BOUND && ids.length === 0))
      return { ids, count: ids.length === 0 ? BOUND : reached, more: true };
    // A search that was not counted to its end is counted by its last page.
    return { ids, count: all.length };
  };

  describe('a search among thousands', () => {
    it.each([
      'last50',
      'last500',
      'st5',
      '7',
      'a',
      'zq',
      'zzzz',
      'many12',
      'first1 l',
      '@',
      'First96 LAST',
      'zebra',
      'quetzal',
    ])('"%s" finds the same pages as a plain statement', async (text) => {
      const all = await matching(text);
      for (const skip of [0, 50, 250, 950, 1000, 1050, 3000, 9000])
        expect(await search(text, { skip }), `from ${skip}`).toEqual(expected(all, skip));
    });

    it.each([
      ['&filter=Inactive', sql`user_status = 'Inactive'`],
      ['&filter=Deleted', sql`user_status = 'Deleted'`],
      ['&filter=Active&customerType=Subscriber', sql`user_status = 'Active' and choose_plan = 'Subscriber'`],
      ['&planTypeFilter=Lite', sql`user_status <> 'Deleted' and choose_plan = 'Lite'`],
    ])('%s narrows what is found', async (query, condition) => {
      for (const text of ['last5', 'zebrafish', 'a'])
        for (const skip of [0, 100])
          expect(await search(text, { query, skip }), text).toEqual(expected(await matching(text, condition), skip));
    });

    it('a business user finds families in care, in a customer’s view that one only', async () => {
      const coach = await server.signIn('coach');
      const own = sql`user_status = 'Active'`;
      for (const text of ['zebrafish', 'a'])
        expect(await search(text, { token: coach })).toEqual(expected(await matching(text, own), 0));
      const { id, lastName } = DEMO_PEOPLE.parent;
      const view = await server.call('POST', `auth/actAs/${id}`, { token: coach });
      const token = view.body.data.token as string;
      expect(await search(lastName, { token })).toEqual({ ids: [id], count: 1 });
      expect(await search('zebrafish', { token })).toEqual({ ids: [], count: 0 });
    });

    it('the number is exact up to 1,000 and more than that from 1,001 on', async () => {
      // No other test counts these, so that none of its counts is cached.
      const status = (value: string, most: number) =>
        rowsOf(
          server,
          sql`update users set user_status = ${value} where id in
            (select id from users where last_name = 'Quetzal' and user_status <> ${value} limit ${most})`,
        );
      await status('OnHold', BOUND);
      expect(await search('quetza', { query: '&filter=OnHold' })).toMatchObject({ count: BOUND });
      expect(await search('quetza', { query: '&filter=OnHold' })).not.toHaveProperty('more');
      await rowsOf(
        server,
        sql`insert into users (id, email, first_name, last_name, type, user_status)
        values (gen_random_uuid(), 'one.more@example.test', 'One', 'Quetzal', 'Customer', 'OnHold')`,
      );
      expect(await search('quetza', { query: '&filter=OnHold' })).toMatchObject({ count: BOUND, more: true });
      expect(await search('quetza', { query: '&filter=OnHold', skip: BOUND })).toMatchObject({ count: BOUND + 1 });
    });
  });
};
