import { z } from 'zod';
import { id, instant } from '../kernel/fields.ts';

/** Reference of the first question. */
export const FIRST_QUESTION = 'S1.Q1';

export const questionReference = z.string().regex(/^S\d{1,2}\.Q\d{1,3}$/);

export const questionResponse = z.object({
  _id: id,
  response: z.string(),
  /** Reference of the question that follows this answer; empty after the last one. */
  nextQuestionRef: z.string(),
});
export type QuestionResponse = z.infer<typeof questionResponse>;

export const question = z.object({
  _id: id,
  reference: z.string(),
  /** The section of the questionnaire. */
  section: z.string(),
  question: z.string(),
  response: z.array(questionResponse),
});
export type Question = z.infer<typeof question>;

/** A question with its chosen answer; `selectedResponse` is the id of the answer. */
export const answeredQuestion = z.object({
  reference: z.string(),
  section: z.string(),
  question: z.string(),
  selectedResponse: id,
  /** The text of the chosen answer at the time of the submission. */
  response: z.string(),
  /** The points of the answer, and the maximum for this question. */
  points: z.number(),
  most: z.number(),
});
export type AnsweredQuestion = z.infer<typeof answeredQuestion>;

export const LEVELS = ['A good place to start', 'Beginning', 'Coming along', 'A strength'] as const;
export type Level = (typeof LEVELS)[number];

export const sectionResult = z.object({
  section: z.string(),
  points: z.number(),
  most: z.number(),
  percent: z.number(),
  level: z.enum(LEVELS),
});
export type SectionResult = z.infer<typeof sectionResult>;

export const assessmentResult = z.object({
  /** Id of the customer. */
  _id: id,
  /** The child the answers are about; null for old answers of a family with several children. */
  member: z.object({ _id: id, firstName: z.string(), lastName: z.string() }).nullable(),
  submittedAt: instant,
  percent: z.number(),
  level: z.enum(LEVELS),
  sections: z.array(sectionResult),
  answers: z.array(answeredQuestion),
});
export type AssessmentResult = z.infer<typeof assessmentResult>;
