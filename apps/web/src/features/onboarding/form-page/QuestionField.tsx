import type { Question } from '@amberway/contract/onboarding-forms/question';
import { Choices } from '../../../ui/plain/Choices.tsx';
import { Field } from '../../../ui/plain/Field.tsx';
import { TextArea } from '../../../ui/plain/TextArea.tsx';

type Answer = string | string[] | undefined;
type Props = {
  question: Question;
  response: Answer;
  error: string | undefined;
  onAnswer: (answer: string | string[]) => void;
};

const asText = (response: Answer): string => (typeof response === 'string' ? response : '');
const asList = (response: Answer): string[] => (Array.isArray(response) ? response : response ? [response] : []);

export const QuestionField = ({ question, response, error, onAnswer }: Props) => {
  const { name, hint, kind } = question;
  const required = question.required === true;
  const label = required ? `${question.label} *` : question.label;
  const common = { label, name, hint, error, required };
  switch (kind) {
    case 'line':
      return <Field {...common} value={asText(response)} onChange={(event) => onAnswer(event.target.value)} />;
    case 'text':
      return <TextArea {...common} value={asText(response)} onChange={(event) => onAnswer(event.target.value)} />;
    case 'one':
      return (
        <Choices
          {...common}
          options={question.options}
          chosen={asList(response)}
          onChange={([chosen = '']) => onAnswer(chosen)}
        />
      );
    case 'many':
      return <Choices {...common} many options={question.options} chosen={asList(response)} onChange={onAnswer} />;
  }
};
