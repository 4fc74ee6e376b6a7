import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { GAS_SCALES_MAX } from '@amberway/contract/gas/limits';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { dayIn } from '@amberway/fixtures/dates';
import { addScale, gasWords } from '../../testing/gas.ts';
import { useServer } from '../../testing/hooks.ts';
import { addChild } from '../../testing/people.ts';
import { rowsOf } from '../../testing/rows.ts';
import { notifyReviews } from './review/review.ts';

const server = useServer({ engine: 'postgres' });
const { coach, parent } = DEMO_PEOPLE;
const QUALITY = { measurable: true, equalSteps: true, possible: true };
let tokens: { coach: string; parent: string };
let memberId: string;
beforeAll(async () => {
  tokens = { coach: await server.signIn('coach'), parent: await server.signIn('parent') };
});
beforeEach(async () => {
  ({ id: memberId } = await addChild(server, { parentId: parent.id, primaryContact: coach.id }));
});

const AGREED = {
  agreedFamilyAt: '2026-08-01T00:00:00Z',
  agreedFamilyBy: parent.id,
  agreedCoachAt: '2026-08-01T00:00:00Z',
  agreedCoachBy: coach.id,
};
const agreed = (words: object = {}) => addScale(server, { memberId, state: 'agreed', words: { ...AGREED, ...words } });
const act = (who: keyof typeof tokens, id: string, what: string, body: object) =>
  server.call('POST', `gas/${id}/${what}`, { token: tokens[who], body });
const ratings = async (editionId: string) =>
  (await rowsOf(server, sql`select side from gas_ratings where edition_id = ${editionId} order by side`)).map(
    ({ side }) => side,
  );
const sorted = (responses: { status: number }[]) => responses.map(({ status }) => status).toSorted((a, b) => a - b);

it('both sides agree at once, and it is agreed', async () => {
  const { id } = await addScale(server, { memberId });
  const responses = await Promise.all([
    act('coach', id, 'agree', { version: 1, quality: QUALITY }),
    act('parent', id, 'agree', { version: 1 }),
  ]);
  expect(sorted(responses)).toEqual([200, 200]);
  expect(await rowsOf(server, sql`select state, version from gas_scales where id = ${id}`)).toEqual([
    { state: 'agreed', version: 3 },
  ]);
});

it.each([
  ['the same level is agreed once', 1, ['coach', 'family', 'together']],
  ['different levels are talked over', 0, ['coach', 'family']],
] as const)('both sides rate at once, ten times each: %s', async (_what, level, sides) => {
  const { id, editionId } = await agreed();
  const responses = await Promise.all(
    Array.from({ length: 10 }, () => [
      act('coach', id, 'rating', { level: 1, edition: 1 }),
      act('parent', id, 'rating', { level, edition: 1 }),
    ]).flat(),
  );
  // After it is agreed, a later rating is refused.
  expect([...new Set(sorted(responses))].every((status) => [200, 409].includes(status))).toBe(true);
  expect(await ratings(editionId)).toEqual(sides);
});

it('a side changes its rating while the other gives its own: the pair is what each said unseen', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id, editionId } = await agreed();
    await act('parent', id, 'rating', { level: -1, edition: 1 });
    await Promise.all([
      act('coach', id, 'rating', { level: 1, edition: 1 }),
      act('parent', id, 'rating', { level: 2, edition: 1 }),
    ]);
    const levels = (rows: Record<string, unknown>[]) => rows.map(({ level }) => level);
    const family = await rowsOf(
      server,
      sql`select level from gas_ratings where edition_id = ${editionId} and side = 'family'`,
    );
    const later = await rowsOf(server, sql`select level from gas_later_ratings where edition_id = ${editionId}`);
    // Whoever came first: the change is a correction before the coach's rating, and a line of its own after it.
    expect([
      [[2], []],
      [[-1], [2]],
    ]).toContainEqual([levels(family), levels(later)]);
  }
});

it('of two who settle at once one is accepted', async () => {
  const { id, editionId } = await agreed();
  await act('coach', id, 'rating', { level: 1, edition: 1 });
  await act('parent', id, 'rating', { level: 0, edition: 1 });
  const responses = await Promise.all([
    act('coach', id, 'settle', { level: 1, edition: 1, note: 'One.' }),
    act('parent', id, 'settle', { level: 0, edition: 1, note: 'Two.' }),
  ]);
  expect(sorted(responses)).toEqual([200, 409]);
  expect(await ratings(editionId)).toHaveLength(3);
});

it('of two who change the words at once one is accepted, and a rating at the same time is of the old words', async () => {
  const { id, editionId, outcomeId } = await agreed();
  const change = (who: keyof typeof tokens, title: string) =>
    server.call('PUT', `gas/${id}`, {
      token: tokens[who],
      body: { ...gasWords(), outcome: outcomeId, title, version: 1 },
    });
  const [first, second, rated] = await Promise.all([
    change('coach', 'One'),
    change('parent', 'Two'),
    act('coach', id, 'rating', { level: 1, edition: 1 }),
  ]);
  expect(sorted([first, second])).toEqual([200, 409]);
  expect([200, 409]).toContain(rated.status);
  expect(await ratings(editionId)).toHaveLength(rated.status === 200 ? 1 : 0);
  const editions = await rowsOf(server, sql`select number from gas_editions where scale_id = ${id} order by number`);
  expect(editions).toEqual([{ number: 1 }, { number: 2 }]);
});

it('a child has at most five goals, however many are sent at once', async () => {
  const { outcomeId } = await addScale(server, { memberId });
  const responses = await Promise.all(
    Array.from({ length: 12 }, () =>
      server.call('POST', 'gas', {
        token: tokens.coach,
        body: { ...gasWords(), member: memberId, outcome: outcomeId },
      }),
    ),
  );
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(GAS_SCALES_MAX - 1);
});

it('several processes notify once on the day of a review', async () => {
  await agreed({ reviewOn: dayIn(0) });
  await Promise.all(Array.from({ length: 6 }, () => server.within(() => notifyReviews())));
  expect(
    await rowsOf(server, sql`select user_id from notifications where member_id = ${memberId} and actor_id is null`),
  ).toHaveLength(2);
});
