import { FORM_SECTIONS } from '@amberway/contract/onboarding-forms/sections';
import type { FormType } from '@amberway/contract/onboarding-forms/types';
import styles from './wizard.module.css';

/** What the form will ask, so that nobody starts into the unknown. */
export const PartsAhead = ({ type }: { type: FormType }) => (
  <div className={styles['ahead']}>
    <h3>What the form asks</h3>
    <ol>
      {FORM_SECTIONS[type].map(({ title, questions }) => (
        <li key={title}>
          <strong>{title}</strong>
          <span>{`${questions.length} questions`}</span>
        </li>
      ))}
    </ol>
  </div>
);
