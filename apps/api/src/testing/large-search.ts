import { type SQL, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { USER_STATUSES } from '@amberway/contract/kernel/roles';
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

/** Names with what a search could misread, made of pieces; older than any sample. */
const PIECES = [
  'Zoë',
  'ÉLAN',
  "O'Neill",
  'd’Arc',
  '100%',
  '_x_',
  'back\\slash',
  '& | !',
  "'':*",
  '𐐀𐐨',
  'ß',
  'İz',
  'van  der',
  '(Ann)',
  '7',
];
const oddNames = sql`insert into users (id, email, first_name, last_name, type, user_status, validated, created_at)
  select gen_random_uuid(), 'odd' || n || '+tag_' || n % 7 || '@sub.example.test', p[1 + n % 15] || ' ' || p[1 + n * 7 % 13],
    p[1 + n * 11 % 14] || substr(md5(n::text), 1, n % 9), case when n % 29 = 0 then 'Business' else 'Customer' end,
    (array['Active','Inactive','OnHold','Awaiting','Deleted'])[1 + n * 17 % 5], true, now() - interval '1 year' - n / 3 * interval '1 minute'
  from generate_series(1, 600) n, (select array[${sql.join(
    PIECES.map((piece) => sql`${piece}::text`),
    sql`, `,
  )}] p) pieces`;

/** Any part of any of the texts, the same ones in every run. */
const PARTS = 150;
const anyParts = sql`select substr(search_text, 1 + abs(hashtext('start' || n)) % length(search_text), 1 + abs(hashtext('length' || n)) % 24) as part
  from generate_series(1, ${PARTS}) n,
    lateral (select search_text from users where email like 'odd%' or email like 'many%'
      order by hashtext(email || n) limit 1) one`;

type Found = { ids: string[]; count: number; more?: boolean };

export const testLargeSearch = (server: TestServer) => {
  let admin: string;
  beforeAll(async () => {
    admin = await server.signIn('admin');
    await rowsOf(server, fill);
    await rowsOf(server, oddNames);
    await rowsOf(server, sql`analyze users`);
  });

  const search = async (text: string, { query = '', skip = 0, token = admin } = {}): Promise<Found> => {
    const path = `user/all/customer?search=${encodeURIComponent(text)}&skip=${skip}&limit=${PAGE}${query}`;
    const { status, body, text: problem } = await server.call('GET', path, { token });
    expect(status, problem).toBe(200);
    const { data, count, more } = body as { data: { _id: string }[]; count: number; more?: boolean };
    return { ids: data.map(({ _id }) => _id), count, ...(more && { more }) };
  };

  const matching = async (
    text: string,
    condition: SQL = sql`user_status <> 'Deleted'`,
    order: SQL = sql`created_at desc, id desc`,
  ): Promise<string[]> => {
    const rows = await rowsOf<{ id: string }>(
      server,
      sql`select id from users where type = 'Customer' and ${condition} and search_text like ${containsPattern(text)}
        order by ${order}`,
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

    it('any part of any name or email address finds what a plain statement finds, in every status', async () => {
      const parts = await rowsOf<{ part: string }>(server, anyParts);
      expect(parts).toHaveLength(PARTS);
      for (const [n, { part }] of parts.entries()) {
        const status = USER_STATUSES[n % 6];
        const condition = status ? sql`user_status = ${status}` : sql`user_status <> 'Deleted'`;
        const found = await search(part, { query: status ? `&filter=${status}` : '' });
        expect(found, `${JSON.stringify(part)} ${status}`).toEqual(expected(await matching(part, condition), 0));
      }
    });

    it('a user who is renamed, deleted or of another status is found as such at once', async () => {
      const [{ id } = { id: '' }] = await rowsOf<{ id: string }>(
        server,
        sql`insert into users (id, email, first_name, last_name, type)
          values (gen_random_uuid(), 'before@rename.test', 'Before', 'Renaming', 'Customer') returning id`,
      );
      const change = (values: SQL) => rowsOf(server, sql`update users set ${values} where id = ${id}`);
      expect((await search('re renaming')).ids).toEqual([id]);
      await change(sql`last_name = 'Wedding', email = 'after@rename.test'`);
      expect((await search('re renaming')).ids).toEqual([]);
      expect((await search('re wedding after@')).ids).toEqual([id]);
      await change(sql`user_status = 'OnHold'`);
      expect((await search('re wedding', { query: '&filter=OnHold' })).ids).toEqual([id]);
      expect((await search('re wedding', { query: '&filter=Active' })).ids).toEqual([]);
      await change(sql`user_status = 'Deleted'`);
      expect((await search('re wedding')).ids).toEqual([]);
      await rowsOf(server, sql`delete from users where id = ${id}`);
      expect((await search('re wedding', { query: '&filter=Deleted' })).ids).toEqual([]);
    });

    it('few and many are sorted as a plain statement sorts them', async () => {
      for (const text of ['last500', 'zebrafish', 'odd'])
        for (const [order, ids] of [
          ['&sort=name', sql`lower(first_name), lower(last_name), id`],
          ['&sort=status&order=desc', sql`user_status desc, created_at, id`],
          ['&sort=createdAt', sql`created_at, id`],
        ] as const)
          expect((await search(text, { query: order, skip: 5 })).ids, `${text} ${order}`).toEqual(
            (await matching(text, undefined, ids)).slice(5, 5 + PAGE),
          );
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
