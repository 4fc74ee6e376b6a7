import type { StoredAnswers } from '@amberway/contract/onboarding-forms/profile';
import type { FormType } from '@amberway/contract/onboarding-forms/types';
import { groupAnswers } from './answer-groups.ts';
import styles from './forms.module.css';

/** Questions and answers as plain text: whatever a family typed is shown, never run. */
export const AnswerList = ({ type, answers }: { type: FormType; answers: StoredAnswers }) =>
  groupAnswers(type, answers).map((group) => (
    <section key={group.title} className={styles['answers']}>
      <h3>{group.title}</h3>
      <dl>
        {group.answers.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
