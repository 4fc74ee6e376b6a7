import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { GAS_SCALES_MAX, reviewDays } from '@amberway/contract/gas/limits';
import type { GasScale } from '@amberway/contract/gas/schemas';
import { gasTexts } from '@amberway/contract/gas/texts';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import type { Principal } from '../../kernel/identity/principal.ts';
import { expectFailure, expectInvalid } from '../../testing/failures.ts';
import { addRating, addScale, gasWords, LEVELS } from '../../testing/gas.ts';
import { useServer, useTokens } from '../../testing/hooks.ts';
import { addChild, addUser } from '../../testing/people.ts';
import { addOutcome, ENDED_BY_COACH } from '../../testing/programme.ts';
import { rowsOf } from '../../testing/rows.ts';
import { rate as rateScale } from './service.ts';

const server = useServer();
const { coach } = DEMO_PEOPLE;
const tokens = useTokens(server, 'admin', 'coach', 'coach2', 'parent');
let family: { id: string; token: string };
let child: string;
let outcome: string;
beforeEach(async () => {
  const user = await addUser(server, { firstName: 'Uma', lastName: 'Bell' });
  family = { id: user.id, token: await server.signIn(user) };
  ({ id: child } = await addChild(server, { parentId: user.id, firstName: 'Ivo', primaryContact: coach.id }));
  ({ id: outcome } = await addOutcome(server, { memberId: child }));
});

const GOOD = { measurable: true, equalSteps: true, possible: true };
const today = () => new Date().toISOString().slice(0, 10);
const create = (about: object = {}, token = tokens.coach) =>
  server.call('POST', 'gas', { token, body: { member: child, outcome, ...gasWords(), ...about } });
const act = (id: string, what: string, token: string, body: object) =>
  server.call('POST', `gas/${id}/${what}`, { token, body });
const edit = (id: string, token: string, body: object) =>
  server.call('PUT', `gas/${id}`, { token, body: { outcome, ...gasWords(), ...body } });
const list = async (token: string): Promise<GasScale[]> =>
  (await server.call('GET', `gas?member=${child}`, { token })).body.data;
const one = async (token: string): Promise<GasScale> => {
  const [scale] = await list(token);
  if (!scale) throw new Error('There is no scale.');
  return scale;
};
const rate = (id: string, token: string, level: number, about: object = {}) =>
  act(id, 'rating', token, { level, edition: 1, ...about });
const score = async (query = '') =>
  (await server.call('GET', `gas/score?member=${child}${query}`, { token: tokens.coach })).body.data;

/** A scale that both have agreed on. */
const agreedScale = async (): Promise<string> => {
  const { _id } = (await create()).body.data;
  expect((await act(_id, 'agree', tokens.coach, { version: 1, quality: GOOD })).status).toBe(200);
  const { body } = await act(_id, 'agree', family.token, { version: 2 });
  expect(body.data).toMatchObject({ state: 'agreed' });
  return _id;
};
const noticesOf = (userId: string) =>
  rowsOf(
    server,
    sql`select type, message from notifications where user_id = ${userId} and member_id = ${child} order by id`,
  );

describe('a goal scale', () => {
  it('is written by either side, and the other is notified', async () => {
    const { body } = await create();
    expect(body.data).toMatchObject({
      member: child,
      outcome: { _id: outcome },
      state: 'draft',
      createdBy: { _id: coach.id },
      current: { number: 1, levels: LEVELS, baseline: -1, agreedFamily: null, agreedCoach: null, ratings: [] },
      earlier: [],
    });
    expect(await noticesOf(family.id)).toEqual([
      {
        type: 'GAS_TO_AGREE',
        message: `${coach.firstName} wrote a goal with you: Ordering for himself. Do you agree?`,
      },
    ]);
    expect((await create({ title: 'Waiting his turn' }, family.token)).body.data.createdBy._id).toBe(family.id);
    expect(await list(family.token)).toHaveLength(2);
    expectFailure(await create({}, tokens.admin), 'forbidden');
    expectFailure(await create({}, tokens.coach2), 'not_found');
    expectFailure(await create({}, tokens.parent), 'not_found');
  });

  it('refuses each bad field by its name', async () => {
    expectInvalid(await create({ levels: LEVELS.slice(1) }), 'levels', gasTexts.fiveLevels);
    expectInvalid(await create({ levels: [LEVELS[0], ...LEVELS.slice(0, 4)] }), 'levels', gasTexts.levelsDiffer);
    expectInvalid(await create({ reviewOn: '2020-01-01' }), 'reviewOn', gasTexts.reviewDay);
    const { min, max } = reviewDays(today());
    const dayAfter = (day: string, days: number) =>
      new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
    // A day more on both sides, because the caller's day may be the next one already.
    expectInvalid(await create({ reviewOn: dayAfter(min, -1) }), 'reviewOn', gasTexts.reviewDay);
    expectInvalid(await create({ reviewOn: dayAfter(max, 2) }), 'reviewOn', gasTexts.reviewDay);
    const other = await addOutcome(server, { memberId: (await addChild(server, { parentId: family.id })).id });
    expectInvalid(await create({ outcome: other.id }), 'outcome', gasTexts.selectOutcome);
    const ended = await addOutcome(server, {
      memberId: child,
      comment: 'Done',
      ...ENDED_BY_COACH('Achieved' as const),
      status: 'Achieved',
    });
    expectInvalid(await create({ outcome: ended.id }), 'outcome', gasTexts.outcomeEnded);
    expect(await list(tokens.coach)).toEqual([]);
  });

  it('a child has at most five that are not closed, also when they are sent at once', async () => {
    const responses = await Promise.all(Array.from({ length: GAS_SCALES_MAX + 2 }, () => create()));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(GAS_SCALES_MAX);
    const [refused] = responses.filter(({ status }) => status !== 200);
    if (refused) expectInvalid(refused, 'member', gasTexts.tooMany);
    const { _id } = await one(tokens.coach);
    expect((await act(_id, 'close', tokens.coach, { version: 1 })).body.data.state).toBe('closed');
    expect((await create()).status).toBe(200);
    expectInvalid(await act(_id, 'close', tokens.coach, { version: 2 }), 'state', gasTexts.isClosed);
  });
});

it('other families and coaches without the child get 404 for its goals, the score and every act', async () => {
  const id = await agreedScale();
  const stranger = await server.signIn(await addUser(server, { firstName: 'Ola', lastName: 'Berg' }));
  for (const token of [stranger, tokens.coach2]) {
    const body = { token };
    const answers = [
      await server.call('GET', `gas?member=${child}`, body),
      await server.call('GET', `gas/score?member=${child}`, body),
      await create({}, token),
      await edit(id, token, { version: 3 }),
      await act(id, 'agree', token, { version: 3, quality: GOOD }),
      await rate(id, token, 1),
      await act(id, 'settle', token, { level: 1, edition: 1, note: 'Of another family.' }),
    ];
    for (const answer of answers) expectFailure(answer, 'not_found');
  }
  expectFailure(await act(id, 'close', tokens.coach2, { version: 3 }), 'not_found');
});

describe('agreeing', () => {
  it('takes a guardian and the coach; the coach answers three questions, and three times no is not agreed', async () => {
    const { _id } = (await create()).body.data;
    expectInvalid(await act(_id, 'agree', tokens.coach, { version: 1 }), 'quality', gasTexts.answerQuality);
    const bad = { measurable: false, equalSteps: false, possible: false };
    expectInvalid(
      await act(_id, 'agree', tokens.coach, { version: 1, quality: bad }),
      'quality',
      gasTexts.notGoodEnough,
    );
    const twice = { ...bad, possible: true };
    const first = await act(_id, 'agree', tokens.coach, { version: 1, quality: twice });
    expect(first.body.data).toMatchObject({
      state: 'draft',
      current: { quality: twice, agreedCoach: { by: { _id: coach.id } }, agreedFamily: null },
    });
    expectFailure(await act(_id, 'agree', tokens.coach, { version: 2, quality: GOOD }), 'duplicate', {
      message: gasTexts.alreadyAgreed,
      errors: { version: gasTexts.alreadyAgreed },
    });
    // The family had not seen yet that the coach agrees: the words are the same.
    const both = await act(_id, 'agree', family.token, { version: 1 });
    expect(both.body.data).toMatchObject({ state: 'agreed', current: { agreedFamily: { by: { _id: family.id } } } });
  });

  it('(i) staff in the family’s view cannot agree, write or rate', async () => {
    const { _id } = (await create()).body.data;
    const token = (await server.call('POST', `auth/actAs/${family.id}`, { token: tokens.coach })).body.data.token;
    expectFailure(await act(_id, 'agree', token, { version: 1 }), 'forbidden');
    expectFailure(await edit(_id, token, { version: 1 }), 'forbidden');
    expectFailure(await rate(_id, token, 1), 'forbidden');
    expect((await one(token)).current.agreedFamily).toBeNull();
  });

  it('(i) who is on neither side is refused by the service, too, should a permission ever let them in', async () => {
    const id = await agreedScale();
    const acting = { actorId: coach.id, userId: family.id, actingAs: family.id } as Principal;
    const context = { params: { id }, body: { level: 1, edition: 1 }, principal: acting, reach: 'any', requestId: '' };
    const attempt = server.within(() => rateScale(context as Parameters<typeof rateScale>[0]));
    await expect(attempt).rejects.toMatchObject({ code: 'forbidden' });
    expect((await one(family.token)).current.rated).toEqual({ family: false, coach: false });
  });

  it('(h) a change afterwards takes both agreements away, and the old words stay readable', async () => {
    const id = await agreedScale();
    await rate(id, tokens.coach, 0);
    const { version } = await one(family.token);
    const changed = await edit(id, family.token, { title: 'Ordering for us', version });
    expect(changed.body.data).toMatchObject({
      state: 'draft',
      current: { number: 2, title: 'Ordering for us', agreedFamily: null, agreedCoach: null, quality: null },
      earlier: [{ number: 1, title: 'Ordering for himself', agreedFamily: {}, agreedCoach: {}, quality: GOOD }],
    });
    // The coach's rating was of the old words and stays unseen.
    expect(changed.body.data.earlier[0].ratings).toEqual([]);
    expectFailure(await edit(id, tokens.coach, { version }), 'stale');
    expectFailure(await rate(id, tokens.coach, 1), 'stale');
    expectInvalid(await rate(id, tokens.coach, 1, { edition: 2 }), 'state', gasTexts.notAgreed);
  });

  it('a change of a draft takes the agreement of one side away too', async () => {
    const { _id } = (await create()).body.data;
    await act(_id, 'agree', tokens.coach, { version: 1, quality: GOOD });
    const { body } = await edit(_id, tokens.coach, { title: 'Ordering at the café', version: 2 });
    expect(body.data).toMatchObject({ current: { number: 1, agreedCoach: null, quality: null }, earlier: [] });
    // Who has not seen the new words does not agree to them, with the other's agreement or without.
    expectFailure(await act(_id, 'agree', family.token, { version: 2 }), 'stale');
    await act(_id, 'agree', tokens.coach, { version: 3, quality: GOOD });
    expectFailure(await act(_id, 'agree', family.token, { version: 2 }), 'stale');
    expect((await one(family.token)).current.agreedFamily).toBeNull();
  });
});

describe('rating', () => {
  it.each(['coach', 'family'] as const)(
    '(g) a rating is in no answer to the other side before theirs is in: first the %s',
    async (side) => {
      const [first, second] = side === 'coach' ? [tokens.coach, family.token] : [family.token, tokens.coach];
      const id = await agreedScale();
      expect((await rate(id, first, 2, { note: 'SECRET' })).body.data.current.ratings).toMatchObject([{ level: 2 }]);
      const acting = (await server.call('POST', `auth/actAs/${family.id}`, { token: tokens.coach })).body.data.token;
      for (const token of [second, acting, tokens.admin]) {
        const seen = await server.call('GET', `gas?member=${child}`, { token });
        expect(seen.text).not.toContain('SECRET');
        expect(seen.body.data).toMatchObject([
          { current: { ratings: [], rated: { family: side === 'family', coach: side === 'coach' } } },
        ]);
      }
      const { body } = await rate(id, second, 1);
      expect(body.data.current.ratings).toMatchObject([{ level: 2, note: 'SECRET' }, { level: 1 }]);
      expect((await one(first)).current.ratings).toHaveLength(2);
      const said = await rowsOf(server, sql`select message from notifications where member_id = ${child}`);
      expect(JSON.stringify(said)).not.toContain('SECRET');
      const logged = await rowsOf(server, sql`select after, before from audit_log where record_id = ${id}`);
      expect(logged.every(({ after, before }) => after === null && before === null)).toBe(true);
    },
  );

  it('the same level of both is agreed at once; a later rating is refused with 409', async () => {
    const id = await agreedScale();
    await rate(id, tokens.coach, 0);
    expect((await rate(id, tokens.coach, 1)).body.data.current.ratings).toMatchObject([{ side: 'coach', level: 1 }]);
    const { body } = await rate(id, family.token, 1);
    expect(body.data).toMatchObject({ state: 'rated' });
    expect(body.data.current.ratings).toMatchObject([
      { side: 'coach' },
      { side: 'family' },
      { side: 'together', level: 1 },
    ]);
    expectFailure(await rate(id, tokens.coach, 2), 'duplicate', {
      message: gasTexts.isSettled,
      errors: { level: gasTexts.isSettled },
    });
  });

  it('a change after both are in is a line of its own: the blind pair stays as it was', async () => {
    const id = await agreedScale();
    await rate(id, tokens.coach, 0, { note: 'Five of eight' });
    // Nobody else has rated yet: a plain correction.
    await rate(id, tokens.coach, -1, { note: 'Three of eight' });
    const pair = (await rate(id, family.token, 1, { note: 'Six of eight' })).body.data.current.ratings;
    const blind = [
      { side: 'coach', level: -1, note: 'Three of eight', afterBoth: false },
      { side: 'family', level: 1, note: 'Six of eight', afterBoth: false },
    ];
    expect(pair).toMatchObject(blind);

    await rate(id, tokens.coach, 1, { note: 'You are right' });
    const { body } = await rate(id, tokens.coach, 0, { note: 'Or nearly' });
    expect(body.data).toMatchObject({ state: 'agreed' });
    const later = [
      { side: 'coach', level: 1, note: 'You are right', afterBoth: true },
      { side: 'coach', level: 0, note: 'Or nearly', afterBoth: true },
    ];
    const acting = (await server.call('POST', `auth/actAs/${family.id}`, { token: tokens.coach })).body.data.token;
    for (const token of [family.token, tokens.coach, tokens.admin, acting]) {
      const { ratings } = (await one(token)).current;
      expect(ratings).toMatchObject([...blind, ...later]);
      // Not even the time of the first one has changed.
      expect(ratings.slice(0, 2)).toEqual(pair);
    }
    const logged = await rowsOf<{ action: string }>(
      server,
      sql`select action from audit_log where record_id = ${id} and action like 'rate%' order by id`,
    );
    expect(logged.map(({ action }) => action)).toEqual(['rate', 'rate', 'rate', 'rateAfterBoth', 'rateAfterBoth']);

    const settled = await act(id, 'settle', family.token, { level: 0, edition: 1, note: 'As Mia says.' });
    expect(settled.body.data.current.ratings).toMatchObject([...blind, { side: 'together', level: 0 }, ...later]);
    expect((await rate(id, tokens.coach, 2)).status).toBe(409);
  });

  it('different levels are talked over, and one is agreed with a line', async () => {
    const id = await agreedScale();
    await rate(id, tokens.coach, 0);
    expectInvalid(
      await act(id, 'settle', tokens.coach, { level: 1, edition: 1, note: 'So.' }),
      'level',
      gasTexts.bothFirst,
    );
    await rate(id, family.token, 1);
    expectInvalid(await act(id, 'settle', family.token, { level: 1, edition: 1, note: ' ' }), 'note', gasTexts.sayWhy);
    const { body } = await act(id, 'settle', family.token, { level: 1, edition: 1, note: 'Two visits more.' });
    expect(body.data).toMatchObject({ state: 'rated' });
    expect(body.data.current.ratings.at(-1)).toMatchObject({ side: 'together', level: 1, note: 'Two visits more.' });
    expectFailure(await act(id, 'settle', tokens.coach, { level: 0, edition: 1, note: 'No.' }), 'duplicate', {
      message: gasTexts.isSettled,
      errors: { level: gasTexts.isSettled },
    });
    const types = (await noticesOf(coach.id)).map(({ type }) => type);
    expect(types).toEqual(['GAS_AGREED', 'GAS_TO_SETTLE', 'GAS_SETTLED']);
  });

  it('after both have seen both, the same level is not agreed by one side alone', async () => {
    const id = await agreedScale();
    await rate(id, tokens.coach, 0);
    await rate(id, family.token, 1);
    const { body } = await rate(id, family.token, 0);
    expect(body.data.state).toBe('agreed');
    expect(body.data.current.ratings).toMatchObject([
      { side: 'coach', level: 0, afterBoth: false },
      { side: 'family', level: 1, afterBoth: false },
      { side: 'family', level: 0, afterBoth: true },
    ]);
  });

  it('a draft, a closed goal, level 3, a day to come and foreign evidence are refused', async () => {
    const { _id: draft } = (await create()).body.data;
    expectInvalid(await rate(draft, tokens.coach, 1), 'state', gasTexts.notAgreed);
    const id = await agreedScale();
    expectInvalid(await rate(id, tokens.coach, 3), 'level', gasTexts.selectLevel);
    expectInvalid(await rate(id, tokens.coach, 1, { onDay: '2999-01-01' }), 'onDay', gasTexts.dayInFuture);
    const foreign = await rowsOf<{ id: string }>(server, sql`select id from tasks where member_id <> ${child} limit 1`);
    const evidence = [{ kind: 'task', id: foreign[0]?.id }];
    expectInvalid(await rate(id, tokens.coach, 1, { evidence }), 'evidence', gasTexts.selectEvidence);
    const { version } = (await list(tokens.coach)).find(({ _id }) => _id === id) ?? { version: 0 };
    await act(id, 'close', tokens.coach, { version });
    expectInvalid(await rate(id, tokens.coach, 1), 'state', gasTexts.isClosed);
    expectFailure(await act(id, 'close', family.token, { version }), 'forbidden');
  });

  it('two sides at once make one agreed level', async () => {
    const id = await agreedScale();
    await Promise.all([rate(id, tokens.coach, 1), rate(id, family.token, 1)]);
    const rows = await rowsOf(
      server,
      sql`select side from gas_ratings r join gas_editions e on e.id = r.edition_id
        where e.scale_id = ${id} order by side`,
    );
    expect(rows.map(({ side }) => side)).toEqual(['coach', 'family', 'together']);
  });
});

describe('the score', () => {
  it('is of the agreed levels on a day, with its parts; one scale has none', async () => {
    const rated = async (level: -2 | -1 | 0 | 1 | 2, onDay: string) => {
      const { id, editionId } = await addScale(server, { memberId: child, outcomeId: outcome, state: 'rated' });
      await addRating(server, { editionId, side: 'together', level, onDay });
      return id;
    };
    const first = await rated(1, '2026-05-01');
    expect(await score()).toMatchObject({ score: null, parts: [{ scale: first, level: 1, weight: 1 }] });
    await rated(0, '2026-06-01');
    await addScale(server, { memberId: child, outcomeId: outcome, state: 'agreed' });
    expect((await score()).score).toEqual({ t: 56.2, baseline: 37.6, change: 18.6 });
    expect((await score('&on=2026-05-15')).score).toBeNull();
    await rowsOf(
      server,
      sql`update gas_scales set state = 'closed', closed_at = '2026-07-01', closed_by = ${coach.id} where id = ${first}`,
    );
    expect((await score()).score).toBeNull();
    expect((await score('&on=2026-06-15')).score).toMatchObject({ t: 56.2 });
    expect((await score('&on=2026-04-30')).parts).toEqual([]);
    expect((await server.call('GET', `gas/score?member=${child}&on=soon`, { token: tokens.coach })).status).toBe(422);
  });
});
