import { type Answers, answersSchema, yourName, type YourName } from '@amberway/contract/onboarding-forms/answers';
import { FORM_SECTIONS } from '@amberway/contract/onboarding-forms/sections';
import type { FormType } from '@amberway/contract/onboarding-forms/types';

/** The answers so far and the current page, as stored in the draft. */
export type FormText = { page: number; yourName: YourName; answers: Answers };
export type FormErrors = Partial<Record<string, string>>;

type Issue = { path: PropertyKey[]; message: string };

const firstOfEach = (issues: Issue[] | undefined, prefix = ''): FormErrors => {
  const errors: FormErrors = {};
  for (const { path, message } of issues ?? []) errors[`${prefix}${String(path[0])}`] ??= message;
  return errors;
};

/** The names are on the first page, above its questions. */
export const checkPage = (type: FormType, { yourName: name, answers }: FormText, page: number): FormErrors => {
  const questions = FORM_SECTIONS[type][page]?.questions ?? [];
  const onPage = Object.fromEntries(
    questions.flatMap(({ name: key }) => (key in answers ? [[key, answers[key]]] : [])),
  );
  return {
    ...(page === 0 ? firstOfEach(yourName.safeParse(name).error?.issues, 'yourName.') : {}),
    ...firstOfEach(answersSchema(questions).safeParse(onPage).error?.issues),
  };
};

/** The page of the first of these errors. */
export const pageOf = (type: FormType, errors: FormErrors): number => {
  if (Object.keys(errors).some((key) => key.startsWith('yourName'))) return 0;
  const page = FORM_SECTIONS[type].findIndex(({ questions }) => questions.some(({ name }) => errors[name]));
  return Math.max(0, page);
};

/** The first page with errors, and the errors. */
export const firstWrong = (type: FormType, text: FormText): { page: number; errors: FormErrors } | null => {
  for (const page of FORM_SECTIONS[type].keys()) {
    const errors = checkPage(type, text, page);
    if (Object.keys(errors).length > 0) return { page, errors };
  }
  return null;
};
