import type { GivenAnswer } from './answers.ts';
import { FIRST_QUESTION, type Question } from './schemas.ts';

// The path through the questionnaire, one question at a time. A walk is plain data, so it can be stored as a draft.

type Step = { question: Question; selectedResponse: string | null };
/** The questions asked so far, in order; the last one is on the screen. */
export type Walk = readonly Step[];

export const ASSESSMENT_DRAFT = 'assessment';

export const beginWalk = (question: Question): Walk => [{ question, selectedResponse: null }];

export const currentStep = (walk: Walk): Step | undefined => walk.at(-1);

/** Chooses an answer of the current question; an unknown id changes nothing. */
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

/** What Next does: it asks for an answer, loads the next question, or submits. */
export const ahead = (walk: Walk): Ahead => {
  const answer = chosen(walk);
  if (!answer) return { kind: 'unanswered' };
  return answer.nextQuestionRef === '' ? { kind: 'submit' } : { kind: 'question', reference: answer.nextQuestionRef };
};

/** Appends a question. One that was asked before is ignored, to avoid a loop. */
export const goOn = (walk: Walk, question: Question): Walk =>
  walk.some((step) => step.question.reference === question.reference)
    ? walk
    : [...walk, { question, selectedResponse: null }];

/** Prev drops the last question; the one before keeps its answer. The first one stays. */
export const goBack = (walk: Walk): Walk => (walk.length > 1 ? walk.slice(0, -1) : walk);

export const answersOf = (walk: Walk): GivenAnswer[] =>
  walk.flatMap(({ question, selectedResponse }) =>
    selectedResponse ? [{ reference: question.reference, selectedResponse }] : [],
  );

/** Validates a walk restored from a draft: it starts at the first question and each answer leads to the next. */
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
