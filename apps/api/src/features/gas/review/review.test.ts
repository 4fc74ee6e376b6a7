import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { gasNotificationTexts } from '@amberway/contract/gas/notifications';
import { dayIn } from '@amberway/fixtures/dates';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { addRating, addScale } from '../../../testing/gas.ts';
import { useServer } from '../../../testing/hooks.ts';
import { addChild, addUser } from '../../../testing/people.ts';
import { rowsOf } from '../../../testing/rows.ts';
import { notifyReviews } from './review.ts';

const server = useServer();
const { coach, coach2 } = DEMO_PEOPLE;
const AGREED = { agreedFamilyAt: '2026-08-01T00:00:00Z', agreedCoachAt: '2026-08-01T00:00:00Z' };
let parentId: string;
let memberId: string;
beforeEach(async () => {
  ({ id: parentId } = await addUser(server, { timeZone: 'UTC' }));
  ({ id: memberId } = await addChild(server, { parentId, primaryContact: coach.id }));
});

const goal = (reviewOn: string, agreedCoachBy: string = coach.id) =>
  addScale(server, {
    memberId,
    state: 'agreed',
    words: { reviewOn, ...AGREED, agreedFamilyBy: parentId, agreedCoachBy },
  });
const run = () => server.within(() => notifyReviews());
const notified = async (): Promise<string[]> =>
  (
    await rowsOf<{ user_id: string; message: string }>(
      server,
      sql`select user_id, message from notifications where member_id = ${memberId} order by id`,
    )
  ).map(({ user_id, message }) => {
    expect(message).toBe(gasNotificationTexts.reviewToday('Ordering for himself'));
    return user_id;
  });

it('on the day of its review both sides are notified of a goal, once however often it runs', async () => {
  await goal(dayIn(0));
  await run();
  await run();
  expect((await notified()).toSorted()).toEqual([parentId, coach.id].toSorted());
});

it('a side that has said it already is not notified, nor anybody before the day or a week after it', async () => {
  const { editionId } = await goal(dayIn(0));
  await addRating(server, { editionId, side: 'family', userId: parentId });
  await goal(dayIn(2));
  await goal(dayIn(-30));
  await run();
  expect(await notified()).toEqual([coach.id]);
});

it('is made up for when no server was running on the day', async () => {
  await goal(dayIn(-3));
  await run();
  expect(await notified()).toHaveLength(2);
});

it('the clinician is notified instead of the coach who agreed and no longer works with the family', async () => {
  await goal(dayIn(0), coach2.id);
  await run();
  expect((await notified()).toSorted()).toEqual([parentId, coach.id].toSorted());
});

it('a goal rests while the programme has ended, and is asked for again once it goes on', async () => {
  await goal(dayIn(0));
  const ends = (day: string | null) =>
    rowsOf(server, sql`update members set membership_start = null, membership_end = ${day} where id = ${memberId}`);
  await ends(dayIn(-2));
  await run();
  expect(await notified()).toEqual([]);
  await ends(null);
  await run();
  expect(await notified()).toHaveLength(2);
});

it('the day is that of the family', async () => {
  const yesterdayThere = new Date(Date.now() - 11 * 60 * 60 * 1000).toISOString().slice(0, 10);
  await rowsOf(server, sql`update users set time_zone = 'Pacific/Pago_Pago' where id = ${parentId}`);
  await goal(new Date(Date.parse(yesterdayThere) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10));
  await run();
  expect(await notified()).toEqual([]);
  await goal(yesterdayThere);
  await run();
  expect(await notified()).toHaveLength(2);
});

it('who has not said it is asked again after one and three weeks, and not in between', async () => {
  for (const days of [7, 15, 21]) await goal(dayIn(-days));
  for (let n = 0; n < 2; n += 1) await run();
  const asked = await rowsOf<{ message: string; day: string; user_id: string }>(
    server,
    sql`select message, day::text, user_id from notifications where member_id = ${memberId} and user_id = ${parentId} order by day`,
  );
  expect(asked.map(({ message }) => message)).toEqual(
    [1, 2].map(() => gasNotificationTexts.reviewAgain('Ordering for himself')),
  );
  expect(asked.map(({ day }) => day)).toEqual([dayIn(0), dayIn(0)]);
});

it('four weeks after a missed review the goal closes by itself, and nobody is asked any more', async () => {
  const { id: scaleId } = await goal(dayIn(0));
  await run();
  await rowsOf(server, sql`update gas_editions set review_on = ${dayIn(-28)} where scale_id = ${scaleId}`);
  await run();
  expect(await rowsOf(server, sql`select state, closed_by from gas_scales where id = ${scaleId}`)).toEqual([
    { state: 'closed', closed_by: null },
  ]);
  expect(
    await rowsOf(server, sql`select 1 from notifications where member_id = ${memberId} and dismissed_at is null`),
  ).toEqual([]);
  const [scale] = (await server.call('GET', `gas?member=${memberId}`, { token: await server.signIn('coach') })).body
    .data;
  expect(scale).toMatchObject({ state: 'closed', missed: true });
});

it('of a family that pauses nobody is asked, and nothing closes', async () => {
  const { id: scaleId } = await goal(dayIn(-40));
  await goal(dayIn(0));
  await rowsOf(server, sql`update users set user_status = 'OnHold' where id = ${parentId}`);
  await run();
  expect(await rowsOf(server, sql`select 1 from notifications where member_id = ${memberId}`)).toEqual([]);
  expect(await rowsOf(server, sql`select state from gas_scales where id = ${scaleId}`)).toEqual([{ state: 'agreed' }]);
});

it('a draft and a goal that is rated or closed wait for nobody', async () => {
  await addScale(server, { memberId, words: { reviewOn: dayIn(0) } });
  await addScale(server, {
    memberId,
    state: 'rated',
    words: { reviewOn: dayIn(0), ...AGREED, agreedFamilyBy: parentId, agreedCoachBy: coach.id },
  });
  await run();
  expect(await notified()).toEqual([]);
});
