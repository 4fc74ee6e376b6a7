import type { StoredAnswers } from '@amberway/contract/onboarding-forms/profile';
import { FORM_SECTIONS } from '@amberway/contract/onboarding-forms/sections';
import type { FormType } from '@amberway/contract/onboarding-forms/types';

export type AnswerGroup = { title: string; answers: { question: string; answer: string }[] };

const asText = (answer: StoredAnswers[string] | undefined): string => {
  if (answer === null || answer === undefined) return '';
  if (Array.isArray(answer)) return answer.join(', ');
  if (typeof answer === 'boolean') return answer ? 'Yes' : 'No';
  return String(answer);
};

/** Our own questions in order; additional questions of a provider with its own texts. */
export const groupAnswers = (type: FormType, answers: StoredAnswers): AnswerGroup[] => {
  const asked = new Set<string>();
  const own = FORM_SECTIONS[type].map(({ title, questions }) => ({
    title,
    answers: questions.flatMap(({ name, label }) => {
      asked.add(name);
      const answer = asText(answers[name]);
      return answer ? [{ question: label, answer }] : [];
    }),
  }));
  const others = Object.entries(answers).flatMap(([question, value]) => {
    const answer = asText(value);
    return asked.has(question) || !answer ? [] : [{ question, answer }];
  });
  return [...own, { title: 'More answers', answers: others }].filter((group) => group.answers.length > 0);
};
