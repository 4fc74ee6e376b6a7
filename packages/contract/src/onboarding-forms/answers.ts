import { z } from 'zod';
import { requiredText, text } from '../kernel/fields.ts';
import { hasLetter } from '../kernel/visible.ts';
import { userTexts } from '../users/texts.ts';
import type { Question } from './question.ts';
import { questionsOf } from './sections.ts';
import type { FormType } from './types.ts';

const LINE_MAX = 200;
const TEXT_MAX = 4_000;
const NAME_MAX = 80;

export const answerTexts = {
  needed: 'Please answer this question.',
  choose: 'Please choose from the list.',
  yourName: 'Please enter your name.',
  answers: 'Please send the answers.',
  sayWhichForm: 'Please say which form this is.',
  whichChild: 'Please say which child this form is about.',
  sayWhose: 'Please say whose form this is.',
  eventId: 'Please send the id of the event.',
  firstName: 'Please enter your first name.',
  lastName: 'Please enter your last name.',
} as const;

const name = (missing: string) => requiredText(missing, NAME_MAX).refine(hasLetter, userTexts.namePattern);

export const yourName = z.strictObject(
  { first: name(answerTexts.firstName), last: name(answerTexts.lastName) },
  answerTexts.yourName,
);
/** Names from a form provider are checked less strictly, so that a completed form is not lost because of a name. */
export const sentName = z.strictObject(
  { first: requiredText(answerTexts.firstName, NAME_MAX), last: requiredText(answerTexts.lastName, NAME_MAX) },
  answerTexts.yourName,
);
export type YourName = z.infer<typeof yourName>;

export type Answers = Record<string, string | string[]>;

const written = (max: number, required: boolean) =>
  required ? requiredText(answerTexts.needed, max) : text(max).trim();

/** A cleared answer is sent as an empty text or list and counts as missing. */
const fieldOf = (question: Question): z.ZodType => {
  const required = question.required === true;
  switch (question.kind) {
    case 'line':
      return written(LINE_MAX, required);
    case 'text':
      return written(TEXT_MAX, required);
    case 'one': {
      const options = z.enum(
        question.options as [string, ...string[]],
        required ? answerTexts.needed : answerTexts.choose,
      );
      return required ? options : z.union([options, z.literal('')], answerTexts.choose);
    }
    case 'many': {
      const options = z
        .array(z.enum(question.options as [string, ...string[]], answerTexts.choose))
        .max(question.options.length);
      return required ? options.min(1, answerTexts.needed) : options;
    }
  }
};

/** The schema of these questions by name; answers to other questions are rejected. */
export const answersSchema = (questions: readonly Question[]) =>
  z.strictObject(
    Object.fromEntries(
      questions.map((question) => [
        question.name,
        question.required
          ? z.preprocess((value) => value ?? (question.kind === 'many' ? [] : ''), fieldOf(question))
          : fieldOf(question).optional(),
      ]),
    ),
  ) as unknown as z.ZodType<Answers>;

export const formAnswers = (type: FormType) => answersSchema(questionsOf(type));
