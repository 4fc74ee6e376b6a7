import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { privacyNotificationTexts } from '@amberway/contract/privacy/notifications';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { buildApp } from '../app.ts';
import { addUser, type TestUser } from './people.ts';
import { rowsOf } from './rows.ts';
import { openTestServer, type TestServer } from './server.ts';

const USUAL = 3;

/** Runs on both engines: the counting and the single notification are done in SQL. */
export const defineUnusualReading = (engine: 'embedded' | 'postgres') => {
  let server: TestServer;
  let families: TestUser[];
  beforeAll(async () => {
    server = await openTestServer({ engine, env: { UNUSUAL_READING_FAMILIES: String(USUAL) } });
    families = [];
    for (let n = 0; n < 8; n += 1) families.push(await addUser(server));
  });
  afterAll(() => server.close());

  const open = async (token: string, id: string) =>
    expect((await server.call('GET', `user/${id}`, { token })).status).toBe(200);
  const newAdministrator = async (name: string) => {
    const person = await addUser(server, { type: 'Administrator', firstName: name, lastName: 'Reader' });
    return { person, token: await server.signIn(person) };
  };
  const notices = (actorId: string) =>
    rowsOf<{ families: number }>(server, sql`select families from unusual_readings where actor_id = ${actorId}`);
  const bell = (actorId: string) =>
    rowsOf<{ message: string; type: string }>(
      server,
      sql`select n.message, u.type from notifications n join users u on u.id = n.user_id
        where n.type = 'UNUSUAL_READING' and n.actor_id = ${actorId}`,
    );

  describe('a user who opens the records of unusually many families within an hour', () => {
    it('is reported to every administrator once, with the number, and can continue reading', async () => {
      const { person, token } = await newAdministrator('Often');
      for (const { id } of families.slice(0, USUAL)) await open(token, id);
      for (const { id } of families.slice(0, USUAL)) await open(token, id);
      expect(await notices(person.id)).toEqual([]);
      for (const { id } of families.slice(USUAL, USUAL + 3)) await open(token, id);
      expect(await notices(person.id)).toEqual([{ families: USUAL + 1 }]);
      const notifications = await bell(person.id);
      const [{ count } = { count: 0 }] = await rowsOf<{ count: number }>(
        server,
        sql`select count(*)::int as count from users where type = 'Administrator' and user_status = 'Active'`,
      );
      expect(notifications).toHaveLength(count);
      expect(new Set(notifications.map(({ type }) => type))).toEqual(new Set(['Administrator']));
      expect(notifications[0]?.message).toBe(privacyNotificationTexts.unusualReading('Often Reader', USUAL + 1));
      const audited = await rowsOf(
        server,
        sql`select record_id, after from audit_log where action = 'unusualReading' and actor_id = ${person.id}`,
      );
      expect(audited).toEqual([{ record_id: person.id, after: { families: USUAL + 1 } }]);
    });

    it('is reported once when several processes detect it at the same time', async () => {
      const { person, token } = await newAdministrator('Fast');
      const second = await buildApp(server.services);
      const ask = (app: typeof second, id: string) =>
        app.inject({ method: 'GET', url: `/api/user/${id}`, headers: { authorization: `Bearer ${token}` } });
      await Promise.all(families.map(({ id }, n) => ask(n % 2 ? second : server.app, id)));
      await second.close();
      expect(await notices(person.id)).toHaveLength(1);
      expect(new Set((await bell(person.id)).map(({ message }) => message)).size).toBe(1);
    });

    it('is not reported for reads more than an hour ago, but again an hour after the notification', async () => {
      const { person, token } = await newAdministrator('Slow');
      for (const { id } of families.slice(0, USUAL)) await open(token, id);
      await rowsOf(
        server,
        sql`update record_reads set last_at = now() - interval '61 minutes' where actor_id = ${person.id}`,
      );
      await open(token, families[USUAL]?.id ?? '');
      expect(await notices(person.id)).toEqual([]);
      await rowsOf(server, sql`update record_reads set last_at = now() where actor_id = ${person.id}`);
      await open(token, families[USUAL + 1]?.id ?? '');
      expect(await notices(person.id)).toHaveLength(1);
      await rowsOf(
        server,
        sql`update unusual_readings set created_at = now() - interval '61 minutes', hour = hour - interval '1 hour'
          where actor_id = ${person.id}`,
      );
      await open(token, families[USUAL + 2]?.id ?? '');
      expect(await notices(person.id)).toHaveLength(2);
    });

    it('causes no query for a read that was already recorded in this hour', async () => {
      const { token } = await newAdministrator('Same');
      const id = families[0]?.id ?? '';
      await open(token, id);
      await rowsOf(server, sql`alter table record_reads rename to record_reads_gone`);
      await open(token, id);
      await rowsOf(server, sql`alter table record_reads_gone rename to record_reads`);
    });

    it('is listed with the families they opened that day, for administrators only', async () => {
      const { person, token } = await newAdministrator('Listed');
      const opened = families.slice(0, USUAL + 1);
      for (const { id } of opened) await open(token, id);
      const get = (path: string, bearer = token) => server.call('GET', path, { token: bearer });
      const { data } = (await get('privacy/unusualReading')).body;
      const mine = data.find((row: { person: { _id: string } }) => row.person._id === person.id);
      expect(mine).toMatchObject({
        families: USUAL + 1,
        person: { firstName: 'Listed', role: 'Administrator' },
      });
      const list = (await get(`privacy/unusualReading/${mine._id}/families?limit=2`)).body;
      expect(list.count).toBe(USUAL + 1);
      expect(list.data).toHaveLength(2);
      expect(list.data[0]).toMatchObject({ customer: { _id: opened.at(-1)?.id }, areas: ['profile'] });
      expect(list['reading']._id).toBe(mine._id);
      const found = async (path: string) => {
        const { body } = await get(path);
        return {
          count: body.count,
          ids: body.data.map((row: { _id?: string; customer?: { _id: string } }) => row._id ?? row.customer?._id),
        };
      };
      expect(await found('privacy/unusualReading?search=listed%20reader')).toEqual({ count: 1, ids: [mine._id] });
      expect(await found('privacy/unusualReading?search=nobody-has-this')).toEqual({ count: 0, ids: [] });
      const [first] = opened;
      expect(await found(`privacy/unusualReading/${mine._id}/families?search=${first?.email}`)).toEqual({
        count: 1,
        ids: [first?.id],
      });
      expect((await get(`privacy/unusualReading/${DEMO_PEOPLE.coach.id}/families`)).status).toBe(404);
      const coach = await server.signIn('coach');
      expect((await get('privacy/unusualReading', coach)).status).toBe(403);
    });

    it('has the same number in list and details, also past midnight and when more is opened later', async () => {
      const { person, token } = await newAdministrator('Late');
      const opened = families.slice(0, USUAL + 1);
      for (const { id } of opened) await open(token, id);
      const set = (what: ReturnType<typeof sql>) => rowsOf(server, what);
      // The notification was sent ten minutes after midnight; all but the last family were opened before it.
      const midnight = sql`date_trunc('day', now()) - interval '3 days'`;
      await set(
        sql`update unusual_readings set created_at = ${midnight} + interval '10 minutes' where actor_id = ${person.id}`,
      );
      await set(sql`update record_reads set day = (${midnight} - interval '1 day')::date, last_at = ${midnight} - interval '5 minutes'
        where actor_id = ${person.id} and customer_id <> ${opened.at(-1)?.id ?? ''}`);
      await set(sql`update record_reads set day = (${midnight})::date, last_at = ${midnight} + interval '10 minutes'
        where actor_id = ${person.id} and customer_id = ${opened.at(-1)?.id ?? ''}`);
      const add = (id: string | undefined, at: ReturnType<typeof sql>) =>
        set(sql`insert into record_reads (id, customer_id, actor_id, area, day, last_at)
          values (gen_random_uuid(), ${id}, ${person.id}, 'notes', (${at})::date, ${at})`);
      const [hoursBefore, later, nextDay] = families.slice(USUAL + 1);
      await add(hoursBefore?.id, sql`${midnight} - interval '3 hours'`);
      await add(later?.id, sql`${midnight} + interval '20 hours'`);
      await add(nextDay?.id, sql`${midnight} + interval '25 hours'`);
      const { data } = (await server.call('GET', 'privacy/unusualReading?limit=100', { token })).body;
      const mine = data.find((row: { person: { _id: string } }) => row.person._id === person.id);
      const { body } = await server.call('GET', `privacy/unusualReading/${mine._id}/families?limit=50`, { token });
      const shown = body.data.map(({ customer }: { customer: { _id: string } }) => customer._id);
      expect(new Set(shown)).toEqual(new Set([...opened, later].map((family) => family?.id)));
      expect([mine.families, body['reading'].families, body.count]).toEqual([USUAL + 2, USUAL + 2, USUAL + 2]);
    });
  });
};
