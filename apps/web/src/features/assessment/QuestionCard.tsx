import { useEffect, useId, useRef } from 'react';
import type { Question } from '@amberway/contract/assessment/schemas';
import boxes from '../../ui/kit/Checkbox.module.css';
import styles from './assessment.module.css';

type Props = {
  question: Question;
  chosen: string | null;
  problem: string | null;
  /** Reached from another question, so focus moves to this one. */
  arrived: boolean;
  onPick: (responseId: string) => void;
};

/** A question with its answers, each a touch target of full size. */
export const QuestionCard = ({ question, chosen, problem, arrived, onPick }: Props) => {
  const textRef = useRef<HTMLSpanElement>(null);
  const id = useId();
  useEffect(() => {
    if (arrived) textRef.current?.focus();
    // Only once, when the question appears.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <fieldset className={styles['question']} aria-describedby={problem ? id : undefined}>
      <legend>
        <small>{question.section}</small>
        <span ref={textRef} tabIndex={-1}>
          {question.question}
        </span>
      </legend>
      {question.response.map(({ _id, response }) => (
        <label key={_id} className={styles['answer']}>
          <input
            type="radio"
            className={boxes['box']}
            name={question.reference}
            value={_id}
            checked={chosen === _id}
            onChange={() => onPick(_id)}
          />
          <span>{response}</span>
        </label>
      ))}
      {problem && (
        <p id={id} className={styles['problem']} role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  );
};
