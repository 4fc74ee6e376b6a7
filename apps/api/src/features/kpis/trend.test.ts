import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { dayInZone } from '../../kernel/clock/today.ts';
import { expectFailure } from '../../testing/failures.ts';
import { useServer } from '../../testing/hooks.ts';
import { addUser } from '../../testing/people.ts';
import { rowsOf } from '../../testing/rows.ts';

const server = useServer();
const { coach } = DEMO_PEOPLE;
let admin: string;
beforeAll(async () => {
  admin = await server.signIn('admin');
});

const thisMonth = dayInZone('Australia/Sydney').slice(0, 7);
const monthsAgo = (count: number) => {
  const [year, month] = thisMonth.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month - 1 - count, 15)).toISOString().slice(0, 7);
};
const trend = (kpiName: string, token: string, query = '') =>
  server.call('GET', `clinicianKPI/trend/${kpiName}${query}`, { token });
const figure = (userId: string, kpiName: string, yearMonth: string, value: number) =>
  rowsOf(
    server,
    sql`insert into clinician_kpis (id, business_user_id, kpi_name, year_month, kpi_value)
      values (gen_random_uuid(), ${userId}, ${kpiName}, ${yearMonth}, ${value})`,
  );

describe('a trend', () => {
  it('the trend compares each month with the target, with average and axis [B632 B633 B634 B635]', async () => {
    const user = await addUser(server, { type: 'Business' });
    const token = await server.signIn(user);
    await server.call('POST', `kpi/${user.id}`, {
      token: admin,
      body: { kpis: [{ kpiName: 'Retention', kpiValue: 9 }] },
    });
    for (const [ago, value] of [
      [13, 50],
      [11, 6],
      [3, 6.5],
      [2, 8],
      [0, 7.75],
    ] as const)
      await figure(user.id, 'Retention', monthsAgo(ago), value);
    const { data } = (await trend('Retention', token)).body;
    // Twelve months without the older figure; months without a figure are gaps. The current one is not averaged.
    expect(data).toMatchObject({ kpiName: 'Retention', kpiUnit: 'Month', target: 9, average: 6.83, axisMax: 12 });
    expect(data.months).toHaveLength(12);
    expect(data.months[0]).toEqual({ yearMonth: monthsAgo(11), actual: 6, target: 9 });
    expect(data.months[1]).toEqual({ yearMonth: monthsAgo(10), actual: null, target: 9 });
    expect(data.months.at(-1)).toEqual({ yearMonth: thisMonth, actual: 7.75, target: 9 });
    expect((await trend('Utilization', token)).body.data).toEqual({
      kpiName: 'Utilization',
      kpiUnit: 'Percentage',
      target: null,
      average: null,
      axisMax: 0,
      months: [],
    });
  });

  it('coaches see their own trend; administrators choose a coach or see the average of all', async () => {
    const own = await trend('Utilization', await server.signIn('coach'));
    const chosen = await trend('Utilization', admin, `?userId=${coach.id}`);
    expect(chosen.body.data).toEqual(own.body.data);
    expect(own.body.data.months.length).toBeGreaterThanOrEqual(6);
    const [mean] = await rowsOf<{ mean: string }>(
      server,
      sql`select round(avg(kpi_value), 2) as mean from clinician_kpis
        where kpi_name = 'Utilization' and year_month = ${monthsAgo(1)}`,
    );
    const all = (await trend('Utilization', admin)).body.data.months;
    expect(all.find((one: { yearMonth: string }) => one.yearMonth === monthsAgo(1)).actual).toBe(Number(mean?.mean));
    expectFailure(await trend('Utilization', await server.signIn('coach2'), `?userId=${coach.id}`), 'not_found');
    expectFailure(await trend('Utilization', await server.signIn('parent')), 'forbidden');
    expect((await trend('Mood', admin)).status).toBe(400);
  });
});
