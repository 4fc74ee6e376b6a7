import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answersText, readAnswers } from './answers.ts';
import { levelOf, resultOf } from './result.ts';
import { type AnsweredQuestion, FIRST_QUESTION, type Question } from './schemas.ts';
import { ahead, answersOf, beginWalk, choose, currentStep, goBack, goOn, isWalk, type Walk } from './walk.ts';

const id = (n: number) => `01a00000-0000-7000-8000-${String(n).padStart(12, '0')}`;

/** Each question has two answers: the first leads to the next question, the second skips one; the last ones end it. */
const LENGTH = 8;
const reference = (n: number) => (n < LENGTH ? `S1.Q${n + 1}` : '');
const questions: Question[] = Array.from({ length: LENGTH }, (_, n) => ({
  _id: id(n),
  reference: reference(n),
  section: 'One',
  question: `Question ${n + 1}`,
  response: [1, 2].map((step) => ({
    _id: id(100 + n * 10 + step),
    response: `Step ${step}`,
    nextQuestionRef: reference(Math.min(n + step, LENGTH)),
  })),
}));
const find = (wanted: string) => questions.find((one) => one.reference === wanted) as Question;
const begin = () => beginWalk(find(FIRST_QUESTION));
const answerOf = (walk: Walk, index: number) => currentStep(walk)?.question.response[index]?._id ?? '';

/** Random sequences of choosing an answer, Next and Prev. */
const actions = fc.array(fc.oneof(fc.constant('next' as const), fc.constant('prev' as const), fc.nat(1)), {
  maxLength: 60,
});
const step = (walk: Walk, action: 'next' | 'prev' | number): Walk => {
  if (action === 'prev') return goBack(walk);
  if (action !== 'next') return choose(walk, answerOf(walk, action));
  const next = ahead(walk);
  return next.kind === 'question' ? goOn(walk, find(next.reference)) : walk;
};

describe('assessment walk', () => {
  it('the assessment starts at S1.Q1, and Next without an answer asks for one [B397 B398]', () => {
    expect(FIRST_QUESTION).toBe('S1.Q1');
    expect(ahead(begin())).toEqual({ kind: 'unanswered' });
  });

  it('Next goes to the question that the chosen answer refers to [B394]', () => {
    expect(ahead(choose(begin(), answerOf(begin(), 1)))).toEqual({ kind: 'question', reference: 'S1.Q3' });
  });

  it('an answer without a next question turns Next into Submit [B395]', () => {
    const last = choose(goOn(begin(), find('S1.Q8')), find('S1.Q8').response[0]?._id ?? '');
    expect(ahead(last)).toEqual({ kind: 'submit' });
  });

  it('Prev drops the last question but never the first [B396]', () => {
    const first = choose(begin(), answerOf(begin(), 0));
    expect(goBack(goOn(first, find('S1.Q2')))).toEqual(first);
    expect(goBack(begin())).toEqual(begin());
  });

  it('no sequence of steps repeats a question, and every walk can be stored and resumed', () => {
    fc.assert(
      fc.property(actions, (done) => {
        let walk = begin();
        for (const action of done) {
          walk = step(walk, action);
          const requests = walk.map(({ question }) => question.reference);
          expect(new Set(requests).size).toBe(requests.length);
          expect(isWalk(JSON.parse(JSON.stringify(walk)))).toBe(true);
        }
        expect(readAnswers(answersText(answersOf(walk))) ?? []).toEqual(answersOf(walk));
      }),
    );
  });

  it('a question already asked is not added again, and an answer of another question is ignored', () => {
    expect(goOn(begin(), find(FIRST_QUESTION))).toEqual(begin());
    expect(choose(begin(), id(999))).toEqual(begin());
  });

  it.each([null, [], {}, 'x', [{}], [{ question: find('S1.Q2'), selectedResponse: null }], [null]])(
    'an invalid walk is not resumed: %#',
    (value) => {
      expect(isWalk(value)).toBe(false);
    },
  );
});

describe('assessment result', () => {
  const answered = fc.record({
    reference: fc.constant('S1.Q1'),
    section: fc.constantFrom('One', 'Two', 'Three'),
    question: fc.string(),
    selectedResponse: fc.constant(id(1)),
    response: fc.string(),
    points: fc.nat(3),
    most: fc.constant(3),
  });

  it('section points add up to the total', () => {
    fc.assert(
      fc.property(fc.array(answered, { minLength: 1 }), (answers: AnsweredQuestion[]) => {
        const { sections, percent, level } = resultOf(answers);
        expect(sections.reduce((sum, { points }) => sum + points, 0)).toBe(
          answers.reduce((sum, { points }) => sum + points, 0),
        );
        for (const one of sections) expect(one.percent).toBe(Math.round((one.points / one.most) * 100));
        expect(percent).toBeLessThanOrEqual(100);
        expect(level).toBe(levelOf(percent));
      }),
    );
  });

  it('the scale has four levels of equal size', () => {
    expect([0, 24, 25, 50, 75, 100].map(levelOf)).toEqual([
      'A good place to start',
      'A good place to start',
      'Beginning',
      'Coming along',
      'A strength',
      'A strength',
    ]);
  });
});
