import type { ReactElement } from 'react';
import type { Question } from '@amberway/contract/onboarding-forms/question';
import { Field } from '../../../ui/form/Field.tsx';
import { CheckboxGroup } from '../../../ui/kit/CheckboxGroup.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { RadioGroup } from '../../../ui/kit/RadioGroup.tsx';
import { TextArea } from '../../../ui/kit/TextArea.tsx';

type Answer = string | string[] | undefined;
type Props = {
  question: Question;
  response: Answer;
  error: string | undefined;
  onAnswer: (answer: string | string[]) => void;
};

const LINES_MAX = 12;

const asText = (response: Answer): string => (typeof response === 'string' ? response : '');
const asList = (response: Answer): string[] => (Array.isArray(response) ? response : response ? [response] : []);

const controlFor = (question: Question, response: Answer, onAnswer: Props['onAnswer']): ReactElement<object> => {
  const required = question.required === true;
  const text = {
    name: question.name,
    required,
    value: asText(response),
    onChange: (event: { target: { value: string } }) => onAnswer(event.target.value),
  };
  switch (question.kind) {
    case 'line':
      return <Input {...text} size="large" />;
    case 'text':
      return <TextArea {...text} maxRows={LINES_MAX} />;
    case 'one':
      return (
        <RadioGroup
          framed
          aria-required={required || undefined}
          options={question.options.map((option) => ({ value: option, label: option }))}
          value={asList(response)[0]}
          onChange={onAnswer}
        />
      );
    case 'many':
      return <CheckboxGroup framed options={question.options} value={asList(response)} onChange={onAnswer} />;
  }
};

export const QuestionField = ({ question, response, error, onAnswer }: Props) => (
  <Field
    label={question.required === true ? `${question.label} *` : question.label}
    hint={question.hint}
    error={error}
    steady
  >
    {controlFor(question, response, onAnswer)}
  </Field>
);
