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
