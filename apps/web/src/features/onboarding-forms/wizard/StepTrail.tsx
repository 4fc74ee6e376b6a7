import { STEPS } from './steps.ts';
import styles from './wizard.module.css';

/** Where one is. The steps are done in order, so they are words and not buttons. */
export const StepTrail = ({ step }: { step: number }) => (
  <ol className={styles['trail']} aria-label="Steps">
    {STEPS.map((name, index) => (
      <li key={name} aria-current={index === step ? 'step' : undefined} data-done={index < step || undefined}>
        <span className={styles['number']} aria-hidden="true">
          {index + 1}
        </span>
        <span className={styles['name']}>{name}</span>
      </li>
    ))}
  </ol>
);
