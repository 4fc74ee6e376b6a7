import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { EXPIRING_DAYS, MEMBER_TABS } from '@amberway/contract/members/texts';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { db } from '../../kernel/db/context.ts';
import { dayInZone } from '../../kernel/clock/today.ts';
import { useServer, useTokens } from '../../testing/hooks.ts';
import { addChild, addUser } from '../../testing/people.ts';

const server = useServer();
const { parent, subscriber, admin: demoAdmin } = DEMO_PEOPLE;
const tokens = useTokens(server, 'admin', 'coach', 'parent');
type Listed = { _id: string; firstName: string; createdAt: string };
const list = async (query: string, token = tokens.admin) => {
  const response = await server.call('GET', `member?${query}`, { token });
  expect(response.status, response.text).toBe(200);
  return { rows: response.body.data as Listed[], count: response.body.count as number };
};
const ids = (rows: Listed[]) => rows.map(({ _id }) => _id);

/** A day relative to the viewer's today. */
const dayFromToday = (days: number) => {
  const date = new Date(`${dayInZone(demoAdmin.timeZone)}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
};

describe('the four tabs of the list of children [B392 C045 T117 T118 T119 T120]', () => {
  it('follow the end of the membership, and the status of the parent for Inactive', async () => {
    const [active, resting] = [await addUser(server), await addUser(server, { userStatus: 'OnHold' })];
    const child = async (parentId: string, end: number | null) =>
      (
        await addChild(server, {
          parentId,
          memberShipStart: dayFromToday(-400),
          memberShipEnd: end === null ? null : dayFromToday(end),
        })
      ).id;
    const wanted = {
      Active: [await child(active.id, null), await child(active.id, EXPIRING_DAYS + 1)],
      Expiring: [await child(active.id, 0), await child(active.id, EXPIRING_DAYS)],
      Expired: [await child(active.id, -1)],
      Inactive: [await child(resting.id, null), await child(resting.id, -1)],
    };
    for (const tab of MEMBER_TABS) {
      const found = [active, resting].map(({ id }) => list(`filter=${tab}&parent=${id}`));
      const rows = (await Promise.all(found)).flatMap((one) => one.rows);
      expect(new Set(ids(rows)), tab).toEqual(new Set(wanted[tab]));
    }
  });
  it('contain every child exactly once between them', async () => {
    const all = await list('limit=200');
    const tabs = await Promise.all(MEMBER_TABS.map((tab) => list(`filter=${tab}&limit=200`)));
    expect(tabs.flatMap(({ rows }) => ids(rows)).toSorted()).toEqual(ids(all.rows).toSorted());
    expect(tabs.reduce((sum, { count }) => sum + count, 0)).toBe(all.count);
  });
  it('reject an unknown tab', async () => {
    expect((await server.call('GET', 'member?filter=Gone', { token: tokens.admin })).status).toBe(422);
  });
});

it.each(['arlo', 'ARLO SHA', 'priya sharma', 'parent@amberway'])('"%s" finds the child [C045]', async (text) => {
  const { rows, count } = await list(`search=${encodeURIComponent(text)}`);
  expect(ids(rows)).toContain(DEMO_CHILDREN.arlo.id);
  expect(count).toBe(rows.length);
});
it('% and _ are not wildcards in the search for children', async () => {
  expect((await list('search=%25')).rows).toEqual([]);
  expect((await list('search=_')).rows).toEqual([]);
});

it('the list of children has ten a page, newest first, and any size up to 200 [B614]', async () => {
  const family = await addUser(server);
  for (let n = 0; n < 12; n += 1) await addChild(server, { parentId: family.id });
  const { rows, count } = await list(`parent=${family.id}`);
  expect([rows.length, count]).toEqual([10, 12]);
  const all = await list(`parent=${family.id}&limit=50`);
  expect(all.rows).toHaveLength(12);
  const times = all.rows.map(({ createdAt, _id }) => `${createdAt} ${_id}`);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(ids((await list(`parent=${family.id}&page=2&pageSize=5`)).rows)).toEqual(ids(all.rows).slice(5, 10));
});

it('the list of children contains only the families within reach', async () => {
  const own = await list('limit=200', tokens.parent);
  expect(new Set(ids(own.rows))).toEqual(new Set([DEMO_CHILDREN.arlo.id, DEMO_CHILDREN.noor.id]));
  const coached = ids((await list('limit=200', tokens.coach)).rows);
  expect(coached).toContain(DEMO_CHILDREN.dao.id);
  expect(coached).not.toContain(DEMO_CHILDREN.kaito.id);
  for (const token of [tokens.parent, tokens.coach]) {
    expect(await list(`parent=${subscriber.id}`, token)).toEqual({ rows: [], count: 0 });
    expect(await list('search=kaito', token)).toEqual({ rows: [], count: 0 });
  }
  const view = await server.call('POST', `auth/actAs/${parent.id}`, { token: tokens.coach });
  expect(ids((await list('limit=200', view.body.data.token)).rows).toSorted()).toEqual(ids(own.rows).toSorted());
});

const planOf = (statement: ReturnType<typeof sql>, off: string) =>
  server.within(() =>
    db().transaction(async (transaction) => {
      await transaction.execute(sql`set local enable_seqscan = off`);
      await transaction.execute(sql.raw(`set local ${off} = off`));
      return JSON.stringify(((await transaction.execute(sql`explain ${statement}`)) as { rows: object[] }).rows);
    }),
  );
it('pages and searches of children can use their indexes', async () => {
  const page = sql`select id from members where deleted_at is null order by created_at desc, id desc limit 50`;
  expect(await planOf(page, 'enable_sort')).toContain('members_list');
  const search = sql`select id from members where search_text like '%arlo%'`;
  expect(await planOf(search, 'enable_indexscan')).toContain('members_search');
  const ending = sql`select id from members where deleted_at is null and membership_end < '2026-01-01'`;
  expect(await planOf(ending, 'enable_sort')).toContain('members_end');
});
