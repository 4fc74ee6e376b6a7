import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { kpiTexts } from '@amberway/contract/kpis/texts';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { dayInZone } from '../../kernel/clock/today.ts';
import { expectFailure, expectInvalid } from '../../testing/failures.ts';
import { useServer, useTokens } from '../../testing/hooks.ts';
import { addUser } from '../../testing/people.ts';
import { rowsOf } from '../../testing/rows.ts';

const server = useServer();
const { admin: demoAdmin, coach, coach2, parent } = DEMO_PEOPLE;
const THIS_MONTH = dayInZone(coach.timeZone).slice(0, 7);
const tokens = useTokens(server, 'admin', 'coach', 'parent');
const read = (path: string, token = tokens.admin) => server.call('GET', path, { token });
const setTargets = (userId: string, kpis: unknown, token = tokens.admin) =>
  server.call('POST', `kpi/${userId}`, { token, body: { kpis } });
const record = (body: object, token = tokens.coach) =>
  server.call('POST', 'clinicianKPI', {
    token,
    body: { businessUserId: coach.id, kpiName: 'Revenue', kpiValue: 10, yearMonth: THIS_MONTH, ...body },
  });
const newCoach = () => addUser(server, { type: 'Business' });

describe('targets', () => {
  it('there is one target of each kind; an unset one has no id [C133 C139 B317]', async () => {
    const { id } = await newCoach();
    expect((await read(`kpi/${id}`)).body.data).toEqual([
      { _id: null, kpiName: 'Utilization', kpiUnit: 'Percentage', kpiValue: null },
      { _id: null, kpiName: 'Retention', kpiUnit: 'Month', kpiValue: null },
      { _id: null, kpiName: 'Feedback', kpiUnit: 'Quantity', kpiValue: null },
      { _id: null, kpiName: 'Revenue', kpiUnit: 'AUD', kpiValue: null },
    ]);
  });
  it('targets are set by name and changed by id, with exact values [C134 B534 T356]', async () => {
    const { id } = await newCoach();
    const set = await setTargets(id, [
      { _id: null, kpiName: 'Revenue', kpiUnit: 'AUD', kpiValue: 14_500.07 },
      { kpiName: 'Feedback', kpiValue: 0 },
    ]);
    expect(set.body.message).toBe(kpiTexts.updated);
    const revenue = set.body.data[3];
    expect(revenue.kpiValue).toBe(14_500.07);
    const changed = await setTargets(id, [{ _id: revenue._id, kpiUnit: 'AUD', kpiValue: 0.1 }]);
    expect(changed.body.data[3]).toEqual({ ...revenue, kpiValue: 0.1 });
    expect(changed.body.data[2].kpiValue).toBe(0);
    expect(
      await rowsOf(
        server,
        sql`select before, after from audit_log where record = 'kpi' and record_id = ${id} order by created_at, id`,
      ),
    ).toEqual([
      { before: { Revenue: null, Feedback: null }, after: { Revenue: 14_500.07, Feedback: 0 } },
      { before: { Revenue: 14_500.07 }, after: { Revenue: 0.1 } },
    ]);
  });
  it('targets are saved all or none; another user’s target returns 404', async () => {
    const { id } = await newCoach();
    const foreign = (await read(`kpi/${coach.id}`)).body.data[0]._id;
    expect(foreign).toBeTruthy();
    expectFailure(
      await setTargets(id, [
        { kpiName: 'Revenue', kpiValue: 1 },
        { _id: foreign, kpiValue: 1 },
      ]),
      'not_found',
    );
    const mine = (await setTargets(id, [{ kpiName: 'Utilization', kpiValue: 50 }])).body.data[0]._id;
    expectInvalid(
      await setTargets(id, [{ _id: mine, kpiValue: 101 }]),
      'kpis.0.kpiValue',
      kpiTexts.above100('Utilization'),
    );
    expectInvalid(
      await setTargets(id, [
        { kpiName: 'Revenue', kpiValue: 1 },
        { kpiName: 'Revenue', kpiValue: 2 },
      ]),
      'kpis.1.kpiName',
      kpiTexts.onceEach,
    );
    expectInvalid(
      await setTargets(id, [{ _id: mine, kpiUnit: 'AUD', kpiValue: 1 }]),
      'kpis.0.kpiUnit',
      kpiTexts.wrongUnit('Utilization', 'Percentage'),
    );
    expect((await read(`kpi/${id}`)).body.data.map((one: { kpiValue: number }) => one.kpiValue)).toEqual([
      50,
      null,
      null,
      null,
    ]);
  });
  it.each([-1, 1e12, '5', null, 1.234])('a value of %s is rejected [B438 B440]', async (kpiValue) => {
    expect((await setTargets(coach2.id, [{ kpiName: 'Revenue', kpiValue }])).status).toBe(422);
  });
  it('administrators set targets, business users read their own [B158 B508 B509]', async () => {
    expectFailure(await setTargets(coach.id, [{ kpiName: 'Revenue', kpiValue: 1 }], tokens.coach), 'forbidden');
    expect((await read(`kpi/${coach.id}`, tokens.coach)).status).toBe(200);
    expectFailure(await read(`kpi/${coach2.id}`, tokens.coach), 'not_found');
    expectFailure(await read(`kpi/${coach.id}`, tokens.parent), 'forbidden');
    for (const id of [parent.id, demoAdmin.id]) expectFailure(await read(`kpi/${id}`), 'not_found');
  });
});

describe('monthly figures', () => {
  it('a figure of the current month is created once and then updated [C135 C137 B535]', async () => {
    const first = await record({ kpiValue: 12.5 });
    expect(first.status, first.text).toBe(200);
    expect(first.body.data).toMatchObject({
      kpiName: 'Revenue',
      kpiUnit: 'AUD',
      kpiValue: 12.5,
      yearMonth: THIS_MONTH,
    });
    const second = await record({ kpiValue: 13.07 });
    expect(second.body.data).toEqual({ ...first.body.data, kpiValue: 13.07 });
    const current = await read(`clinicianKPI/current/${coach.id}`, tokens.coach);
    expect(current.body.data.filter((one: { kpiName: string }) => one.kpiName === 'Revenue')).toEqual([
      second.body.data,
    ]);
  });
  it.each(['2020-01', '2099-12'])('figures of %s are rejected [B535]', async (yearMonth) => {
    expectInvalid(await record({ yearMonth }), 'yearMonth', kpiTexts.onlyThisMonth);
  });
  it('business users write their own figures, administrators all [B533]', async () => {
    expectFailure(await record({ businessUserId: coach2.id }), 'not_found');
    expect((await record({ businessUserId: coach2.id }, tokens.admin)).status).toBe(200);
    expectFailure(await record({ businessUserId: parent.id }, tokens.admin), 'not_found');
    expectFailure(await record({}, tokens.parent), 'forbidden');
    expectFailure(await read(`clinicianKPI/current/${coach2.id}`, tokens.coach), 'not_found');
    expectFailure(await read(`clinicianKPI/history/${coach2.id}/Revenue`, tokens.coach), 'not_found');
  });
  it('figures follow the rules of their kind [B438 B439 B440]', async () => {
    expectInvalid(
      await record({ kpiName: 'Utilization', kpiValue: 101 }),
      'kpiValue',
      kpiTexts.above100('Utilization'),
    );
    expectInvalid(await record({ kpiName: 'Feedback', kpiValue: 1.5 }), 'kpiValue', kpiTexts.wholeNumber);
    expectInvalid(await record({ kpiValue: -1 }), 'kpiValue', kpiTexts.enterValue);
  });
  it('the history is oldest month first, with at least six months in the demo [C136 C138]', async () => {
    const { body } = await read(`clinicianKPI/history/${coach.id}/Utilization`, tokens.coach);
    const months = body.data.map((one: { yearMonth: string }) => one.yearMonth);
    expect(months.length).toBeGreaterThanOrEqual(6);
    expect(months).toEqual(months.toSorted());
    expect(new Set(body.data.map((one: { kpiName: string }) => one.kpiName))).toEqual(new Set(['Utilization']));
    expect((await read(`clinicianKPI/history/${coach.id}/Mood`)).status).toBe(400);
  });
});
