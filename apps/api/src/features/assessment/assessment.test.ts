import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { answersText, type GivenAnswer } from '@amberway/contract/assessment/answers';
import type { Question } from '@amberway/contract/assessment/schemas';
import { assessmentTexts } from '@amberway/contract/assessment/texts';
import { ahead, answersOf, beginWalk, choose, goOn, type Walk } from '@amberway/contract/assessment/walk';
import { answerAll } from '@amberway/fixtures/assessment/answered';
import { START_QUESTIONS } from '@amberway/fixtures/assessment/questions';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { expectFailure, expectInvalid } from '../../testing/failures.ts';
import { useServer, useTokens } from '../../testing/hooks.ts';
import { addChild, addUser } from '../../testing/people.ts';
import { rowsOf } from '../../testing/rows.ts';

const server = useServer();
const { coach } = DEMO_PEOPLE;
const tokens = useTokens(server, 'admin', 'coach', 'coach2', 'parent');

const ask = (reference: string, token = tokens.parent) =>
  server.call('GET', `socialAssessmentQuestion/${reference}`, { token });
const submit = (id: string, token: string, socialSkillAssesment: unknown) =>
  server.call('PATCH', `user/${id}`, { token, body: { socialSkillAssesment } });
const result = (id: string, token: string) => server.call('GET', `socialAssessment/result/${id}`, { token });
const family = async () => {
  const user = await addUser(server, { csm: coach.id });
  return { id: user.id, token: await server.signIn(user) };
};

/** Walks through the questionnaire over HTTP, as the web app does. */
const walkThrough = async (token: string, pick: (question: Question) => number): Promise<Walk> => {
  let walk = beginWalk((await ask('S1.Q1', token)).body.data);
  for (;;) {
    const { question } = walk.at(-1) as Walk[number];
    walk = choose(walk, question.response[pick(question)]?._id ?? '');
    const next = ahead(walk);
    if (next.kind !== 'question') return walk;
    walk = goOn(walk, (await ask(next.reference, token)).body.data);
  }
};

describe('the questionnaire', () => {
  it('the first question has its responses, their next references and the count [B397 B573 C143]', async () => {
    const { body } = await ask('S1.Q1');
    expect(body.count).toBe(START_QUESTIONS.length);
    expect(body.data).toMatchObject({ reference: 'S1.Q1', section: 'Being with others' });
    expect(body.data.response).toHaveLength(4);
    expect(Object.keys(body.data.response[0]).toSorted()).toEqual(['_id', 'nextQuestionRef', 'response']);
  });

  it.each(['S1.Q99', 'S99.Q1'])('an unknown reference returns 404: %s', async (reference) => {
    expectFailure(await ask(reference), 'not_found');
  });
  it.each(['S1', "S1.Q1'", 'S.Q', 'S1.Q1%20or%201=1'])('a malformed reference returns 400: %s', async (reference) => {
    expect((await ask(encodeURIComponent(reference))).status).toBe(400);
  });

  it('families and staff in a customer’s view can load questions, staff elsewhere get 403', async () => {
    for (const token of [tokens.admin, tokens.coach]) expectFailure(await ask('S1.Q1', token), 'forbidden');
    const { id } = await family();
    const view = await server.call('POST', `auth/actAs/${id}`, { token: tokens.coach });
    expect((await ask('S1.Q1', view.body.data.token)).status).toBe(200);
  });
});

describe('the answers', () => {
  it('the answers follow the references and are stored on the user as JSON text [B333 B394 B395]', async () => {
    const me = await family();
    const walk = await walkThrough(me.token, (question) => (question.reference.endsWith('Q1') ? 0 : 2));
    expect(walk.length).toBeLessThan(START_QUESTIONS.length);
    const saved = await submit(me.id, me.token, answersText(answersOf(walk)));
    expect(saved.status, saved.text).toBe(200);
    const stored = JSON.parse(saved.body.data.socialSkillAssesment) as { reference: string; question: string }[];
    expect(stored.map(({ reference }) => reference)).toEqual(walk.map(({ question }) => question.reference));
    expect(stored[0]).toMatchObject({ question: walk[0]?.question.question, response: 'Not yet', points: 0, most: 3 });
    const me2 = await server.call('GET', 'user/me', { token: me.token });
    expect(me2.body.data.socialSkillAssesment).toBe(saved.body.data.socialSkillAssesment);
  });

  const good = (): GivenAnswer[] => answerAll(() => 2);
  const at = (index: number, change: Partial<GivenAnswer>) =>
    good().map((answer, n) => (n === index ? { ...answer, ...change } : answer));
  const notThisWay: [string, GivenAnswer[]][] = [
    ['beginning elsewhere', good().slice(1)],
    ['a question left out', good().toSpliced(3, 1)],
    ['a circle', [...good().slice(0, 2), ...good().slice(0, 1)]],
    ['a question that does not exist', at(4, { reference: 'S7.Q1' })],
    ['an answer of another question', at(4, { selectedResponse: good()[0]?.selectedResponse ?? '' })],
    ['more after the end', [...good(), ...good().slice(-1)]],
  ];
  it.each(notThisWay)('answers that are not a valid path are rejected: %s', async (_what, answers) => {
    const me = await family();
    expectInvalid(
      await submit(me.id, me.token, answersText(answers)),
      'socialSkillAssesment',
      assessmentTexts.notThisWay,
    );
  });

  it('unfinished or unreadable answers are rejected', async () => {
    const me = await family();
    const refused = async (text: string, why: string) =>
      expectInvalid(await submit(me.id, me.token, text), 'socialSkillAssesment', why);
    await refused(answersText(good().slice(0, 5)), assessmentTexts.notFinished);
    for (const text of ['{', '[]', '{}', 'null', '"x"', '[{"reference":"S1.Q1"}]', '[[[[[[]]]]]]'])
      await refused(text, assessmentTexts.notReadable);
    for (const value of [7, null, [], 'x'.repeat(100_001)])
      expect((await submit(me.id, me.token, value)).status).toBe(422);
    expect((await result(me.id, me.token)).body.data).toBeNull();
  });

  it('repeated answers are rejected even if the stored questionnaire has a loop', async () => {
    const me = await family();
    const [first] = good();
    await rowsOf(
      server,
      sql`update assessment_questions set responses = replace(responses::text, 'S1.Q2', 'S1.Q1')::jsonb
        where reference = 'S1.Q1'`,
    );
    const circle = Array.from({ length: 400 }, () => first as GivenAnswer);
    expectInvalid(
      await submit(me.id, me.token, answersText(circle)),
      'socialSkillAssesment',
      assessmentTexts.notThisWay,
    );
    await rowsOf(
      server,
      sql`update assessment_questions set responses = replace(responses::text, 'S1.Q1', 'S1.Q2')::jsonb
        where reference = 'S1.Q1'`,
    );
    expect((await submit(me.id, me.token, answersText(good()))).status).toBe(200);
  });

  it('only the family, or staff in its view, can submit answers', async () => {
    const me = await family();
    const text = answersText(good());
    expectFailure(await submit(me.id, tokens.coach, text), 'not_found');
    expect((await submit(me.id, tokens.admin, text)).status).toBe(403);
    expectInvalid(await submit(coach.id, tokens.coach, text), 'socialSkillAssesment', assessmentTexts.onlyCustomers);
    const view = await server.call('POST', `auth/actAs/${me.id}`, { token: tokens.coach });
    expect((await submit(me.id, view.body.data.token, text)).status).toBe(200);
    expect((await result(me.id, me.token)).body.data.percent).toBe(67);
  });
});

describe('a family with children', () => {
  const about = (id: string, member: string, token: string) =>
    server.call('GET', `socialAssessment/result/${id}?member=${member}`, { token });
  const submitFor = (member: string, token: string, pick: number) =>
    server.call('POST', `socialAssessment/${member}`, {
      token,
      body: { socialSkillAssesment: answersText(answerAll(() => pick)) },
    });
  const withChildren = async (...names: string[]) => {
    const me = await family();
    const children: string[] = [];
    for (const firstName of names) children.push((await addChild(server, { parentId: me.id, firstName })).id);
    return { ...me, children };
  };

  it('with several children each child has its own result, which names the child', async () => {
    const { id, token, children } = await withChildren('Arlo', 'Noor');
    const [arlo, noor] = children as [string, string];
    const sent = await submitFor(arlo, token, 3);
    expect(sent.body).toMatchObject({ message: assessmentTexts.submitted, data: { member: { firstName: 'Arlo' } } });
    expect((await about(id, noor, token)).body.data).toBeNull();
    await submitFor(noor, token, 1);
    for (const reader of [token, tokens.coach, tokens.admin]) {
      expect((await about(id, arlo, reader)).body.data).toMatchObject({ percent: 100, member: { _id: arlo } });
      expect((await about(id, noor, reader)).body.data).toMatchObject({ percent: 33, member: { _id: noor } });
    }
    expect((await server.call('GET', 'user/me', { token })).body.data.socialSkillAssesment).toBeNull();
  });

  it('with one child the answers are stored on the user too, whichever endpoint was used [B333]', async () => {
    const { id, token, children } = await withChildren('Arlo');
    const [arlo] = children as [string];
    await submitFor(arlo, token, 3);
    const stored = (await server.call('GET', 'user/me', { token })).body.data.socialSkillAssesment;
    expect(JSON.parse(stored)).toHaveLength(START_QUESTIONS.length);
    await submit(id, token, answersText(answerAll(() => 1)));
    expect((await about(id, arlo, token)).body.data).toMatchObject({ percent: 33, member: { _id: arlo } });
    // The answers stay Arlo's when he is no longer the only child.
    const { id: noor } = await addChild(server, { parentId: id, firstName: 'Noor' });
    expect((await about(id, arlo, token)).body.data).toMatchObject({ percent: 33, member: { _id: arlo } });
    expect((await about(id, noor, token)).body.data).toBeNull();
    await submitFor(arlo, token, 3);
    expect((await about(id, noor, token)).body.data).toBeNull();
    await submitFor(noor, token, 1);
    expect((await about(id, arlo, token)).body.data).toMatchObject({ percent: 100, member: { _id: arlo } });
  });

  it('a child without answers gets those from the user record, with member null', async () => {
    const { id, token, children } = await withChildren('Arlo', 'Noor');
    const [arlo, noor] = children as [string, string];
    await submit(id, token, answersText(answerAll(() => 1)));
    await submitFor(arlo, token, 3);
    expect((await about(id, noor, token)).body.data).toMatchObject({ percent: 33, member: null });
  });

  it('a child of another family returns 404 for submitting and reading', async () => {
    const one = await withChildren('Arlo');
    const other = await withChildren('Kaito');
    const [kaito] = other.children as [string];
    expectFailure(await submitFor(kaito, one.token, 3), 'not_found');
    expectFailure(await about(one.id, kaito, one.token), 'not_found');
    expectFailure(await about(other.id, kaito, one.token), 'not_found');
    expectFailure(await submitFor(kaito, tokens.coach, 3), 'forbidden');
    expectInvalid(
      await server.call('POST', `socialAssessment/${kaito}`, {
        token: other.token,
        body: { socialSkillAssesment: '[]' },
      }),
      'socialSkillAssesment',
      assessmentTexts.notReadable,
    );
  });
});

describe('the result', () => {
  it('the result adds up by section and is readable by the family and those who work with it', async () => {
    const me = await family();
    await submit(me.id, me.token, answersText(answerAll(() => 3)));
    for (const token of [me.token, tokens.coach, tokens.admin]) {
      const { body } = await result(me.id, token);
      expect(body.data).toMatchObject({ _id: me.id, percent: 100, level: 'A strength' });
      expect(body.data.sections).toHaveLength(6);
      expect(body.data.answers).toHaveLength(START_QUESTIONS.length);
    }
    expectFailure(await result(me.id, tokens.coach2), 'not_found');
    expectFailure(await result(me.id, tokens.parent), 'not_found');
    expectFailure(await result(coach.id, tokens.admin), 'not_found');
  });

  it('the result stays the same when the wording of the questionnaire changes', async () => {
    const me = await family();
    await submit(me.id, me.token, answersText(answerAll(() => 1)));
    const before = (await result(me.id, me.token)).body.data;
    await rowsOf(server, sql`update assessment_questions set question = question || '!'`);
    expect((await result(me.id, me.token)).body.data).toEqual(before);
  });
});
