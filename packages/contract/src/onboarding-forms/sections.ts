import type { Question, Section } from './question.ts';
import { childSections } from './questions/child.ts';
import { parentSections } from './questions/parent.ts';
import type { FormType } from './types.ts';

export const FORM_SECTIONS: Record<FormType, readonly Section[]> = { child: childSections, parent: parentSections };

export const questionsOf = (type: FormType): readonly Question[] =>
  FORM_SECTIONS[type].flatMap(({ questions }) => questions);
