import { z } from 'zod';
import { questionReference } from './schemas.ts';

/** Answers are sent as JSON text in a field of the user's record, as specified; this is its maximum length. */
export const ANSWERS_MAX_CHARACTERS = 100_000;
const MAX_ANSWERS = 500;

/** Only these two fields are read; everything else about a question comes from the questionnaire. */
const given = z.object({ reference: questionReference, selectedResponse: z.uuid() });
export type GivenAnswer = z.infer<typeof given>;
const givenAnswers = z.array(given).min(1).max(MAX_ANSWERS);

/** Parses the answers; undefined when the text is not valid. */
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
