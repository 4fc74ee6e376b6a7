import { z } from 'zod';
import { id, instant } from '../kernel/fields.ts';

/** Where the questionnaire begins. */
export const FIRST_QUESTION = 'S1.Q1';

export const questionReference = z.string().regex(/^S\d{1,2}\.Q\d{1,3}$/);

export const questionResponse = z.object({
  _id: id,
  response: z.string(),
  /** Which question follows this answer; empty after the last one. */
  nextQuestionRef: z.string(),
});
export type QuestionResponse = z.infer<typeof questionResponse>;

export const question = z.object({
  _id: id,
  reference: z.string(),
  /** The part of the questionnaire it stands in. */
  section: z.string(),
  question: z.string(),
  response: z.array(questionResponse),
});
export type Question = z.infer<typeof question>;

/** A question with the answer that was chosen, which `selectedResponse` names by its id. */
export const answeredQuestion = z.object({
  reference: z.string(),
  section: z.string(),
  question: z.string(),
  selectedResponse: id,
  /** The chosen answer as it was worded then. */
  response: z.string(),
  /** What the answer is worth, and the most that this question can be. */
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
  /** The customer's. */
  _id: id,
  /** Whom the answers are about; null for answers of earlier days in a family with several children. */
  member: z.object({ _id: id, firstName: z.string(), lastName: z.string() }).nullable(),
  submittedAt: instant,
  percent: z.number(),
  level: z.enum(LEVELS),
  sections: z.array(sectionResult),
  answers: z.array(answeredQuestion),
});
export type AssessmentResult = z.infer<typeof assessmentResult>;
