import type { Question } from '@amberway/contract/onboarding-forms/question';
import { Choices } from '../../../ui/plain/Choices.tsx';
import { Field } from '../../../ui/plain/Field.tsx';
import { TextArea } from '../../../ui/plain/TextArea.tsx';

type Answer = string | string[] | undefined;
type Props = {
  question: Question;
  answer: Answer;
  error: string | undefined;
  onAnswer: (answer: string | string[]) => void;
};

const asText = (answer: Answer): string => (typeof answer === 'string' ? answer : '');
const asList = (answer: Answer): string[] => (Array.isArray(answer) ? answer : answer ? [answer] : []);

export const QuestionField = ({ question, answer, error, onAnswer }: Props) => {
  const { name, hint, kind } = question;
  const required = question.required === true;
  const label = required ? `${question.label} *` : question.label;
  const common = { label, name, hint, error, required };
  switch (kind) {
    case 'line':
      return <Field {...common} value={asText(answer)} onChange={(event) => onAnswer(event.target.value)} />;
    case 'text':
      return <TextArea {...common} value={asText(answer)} onChange={(event) => onAnswer(event.target.value)} />;
    case 'one':
      return (
        <Choices
          {...common}
          options={question.options}
          chosen={asList(answer)}
          onChange={([chosen = '']) => onAnswer(chosen)}
        />
      );
    case 'many':
      return <Choices {...common} many options={question.options} chosen={asList(answer)} onChange={onAnswer} />;
  }
};
