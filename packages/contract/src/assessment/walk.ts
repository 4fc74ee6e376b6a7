import type { GivenAnswer } from './answers.ts';
import { FIRST_QUESTION, type Question } from './schemas.ts';

// The way through the questionnaire, one question at a time. A walk is plain data: it can be kept as a draft.

type Step = { question: Question; selectedResponse: string | null };
/** The questions asked so far, in their order; the last one is on the screen. */
export type Walk = readonly Step[];

export const ASSESSMENT_DRAFT = 'assessment';

export const beginWalk = (question: Question): Walk => [{ question, selectedResponse: null }];

export const currentStep = (walk: Walk): Step | undefined => walk.at(-1);

/** Chooses an answer of the question on the screen. One that it does not have changes nothing. */
export const choose = (walk: Walk, responseId: string): Walk => {
  const step = currentStep(walk);
  if (!step?.question.response.some(({ _id }) => _id === responseId)) return walk;
  return [...walk.slice(0, -1), { ...step, selectedResponse: responseId }];
};

const chosen = (walk: Walk) => {
  const step = currentStep(walk);
  return step?.question.response.find(({ _id }) => _id === step.selectedResponse);
};

export type Ahead = { kind: 'unanswered' } | { kind: 'question'; reference: string } | { kind: 'submit' };

/** What Next does now: it asks for an answer, fetches the question the answer leads to, or has become Submit. */
export const ahead = (walk: Walk): Ahead => {
  const answer = chosen(walk);
  if (!answer) return { kind: 'unanswered' };
  return answer.nextQuestionRef === '' ? { kind: 'submit' } : { kind: 'question', reference: answer.nextQuestionRef };
};

/** Goes on to a question. One that was asked before would be a circle and is not gone to. */
export const goOn = (walk: Walk, question: Question): Walk =>
  walk.some((step) => step.question.reference === question.reference)
    ? walk
    : [...walk, { question, selectedResponse: null }];

/** Prev drops the last question; the one before keeps its answer. The first cannot be dropped. */
export const goBack = (walk: Walk): Walk => (walk.length > 1 ? walk.slice(0, -1) : walk);

/** What is submitted. */
export const answersOf = (walk: Walk): GivenAnswer[] =>
  walk.flatMap(({ question, selectedResponse }) =>
    selectedResponse ? [{ reference: question.reference, selectedResponse }] : [],
  );

/** A walk that was kept as a draft, if it still is one: it begins at the beginning and each answer leads to the next. */
export const isWalk = (value: unknown): value is Walk => {
  if (!Array.isArray(value) || value.length === 0) return false;
  let wanted: string = FIRST_QUESTION;
  for (const [index, step] of (value as Step[]).entries()) {
    if (step?.question?.reference !== wanted || !Array.isArray(step.question.response)) return false;
    const next = step.question.response.find((one) => one?._id === step.selectedResponse)?.nextQuestionRef;
    if (index === value.length - 1) return step.selectedResponse === null || next !== undefined;
    if (!next) return false;
    wanted = next;
  }
  return true;
};
