import { z } from 'zod';
import { questionReference } from './schemas.ts';

/** How the answers travel on the user's record: JSON text, because the specification says so. */
export const ANSWERS_MAX_CHARACTERS = 100_000;
const MAX_ANSWERS = 500;

/** What is read of each; whatever else the text holds about a question is taken from the questionnaire. */
const given = z.object({ reference: questionReference, selectedResponse: z.uuid() });
export type GivenAnswer = z.infer<typeof given>;
const givenAnswers = z.array(given).min(1).max(MAX_ANSWERS);

/** The answers in a text, or nothing when it holds none that can be read. */
export const readAnswers = (text: string): GivenAnswer[] | undefined => {
  try {
    const { data } = givenAnswers.safeParse(JSON.parse(text));
    return data;
  } catch {
    return undefined;
  }
};

export const answersText = (answers: readonly GivenAnswer[]): string =>
  JSON.stringify(answers.map(({ reference, selectedResponse }) => ({ reference, selectedResponse })));
