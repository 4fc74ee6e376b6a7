import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { dayInZone } from '../../kernel/clock/today.ts';
import { useServer } from '../../testing/hooks.ts';
import { addUser } from '../../testing/people.ts';
import { rowsOf } from '../../testing/rows.ts';

const RACERS = 16;
const server = useServer({ engine: 'postgres' });
let token: string;
beforeAll(async () => {
  token = await server.signIn('admin');
});
const atOnce = (call: (n: number) => ReturnType<typeof server.call>) =>
  Promise.all(Array.from({ length: RACERS }, (_, n) => call(n)));

it('many concurrent writes for one month leave one figure [B535]', async () => {
  const { id } = await addUser(server, { type: 'Business' });
  const figure = { businessUserId: id, kpiName: 'Revenue', yearMonth: dayInZone('Australia/Sydney').slice(0, 7) };
  const responses = await atOnce((n) =>
    server.call('POST', 'clinicianKPI', { token, body: { ...figure, kpiValue: n } }),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(responses.map(({ body }) => body.data._id)).size).toBe(1);
  expect(await rowsOf(server, sql`select 1 from clinician_kpis where business_user_id = ${id}`)).toHaveLength(1);
});

it('many concurrent writes of one target leave one row [B534]', async () => {
  const { id } = await addUser(server, { type: 'Business' });
  const responses = await atOnce((n) =>
    server.call('POST', `kpi/${id}`, { token, body: { kpis: [{ kpiName: 'Revenue', kpiValue: n + 1 }] } }),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await rowsOf(server, sql`select 1 from kpi_targets where user_id = ${id}`)).toHaveLength(1);
});
