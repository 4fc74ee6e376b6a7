import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FIRST_QUESTION } from '@amberway/contract/assessment/schemas';
import { answerAll } from '@amberway/fixtures/assessment/answered';
import { START_QUESTIONS } from '@amberway/fixtures/assessment/questions';

const byReference = new Map(START_QUESTIONS.map((question) => [question.reference, question]));

it('every answer leads to an existing later question, or to the end', () => {
  expect(byReference.size).toBe(START_QUESTIONS.length);
  for (const { order, responses } of START_QUESTIONS)
    for (const { nextQuestionRef } of responses)
      if (nextQuestionRef !== '') expect(byReference.get(nextQuestionRef)?.order).toBeGreaterThan(order);
});

it('every question can be reached from the first', () => {
  const reached = new Set<string>();
  const visit = (reference: string) => {
    if (reference === '' || reached.has(reference)) return;
    reached.add(reference);
    for (const { nextQuestionRef } of byReference.get(reference)?.responses ?? []) visit(nextQuestionRef);
  };
  visit(FIRST_QUESTION);
  expect(reached.size).toBe(START_QUESTIONS.length);
});

it('every choice of answers reaches the end', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(3), { minLength: START_QUESTIONS.length }), (choices) => {
      const answered = answerAll((asked) => choices[asked] ?? 0);
      expect(answered.length).toBeLessThanOrEqual(START_QUESTIONS.length);
      expect(new Set(answered.map(({ reference }) => reference)).size).toBe(answered.length);
    }),
  );
});
