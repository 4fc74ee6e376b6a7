import { FAILURES } from '@amberway/contract/kernel/errors';
import styles from './RecordForm.module.css';

type Props = { problems: readonly { label: string | null; message: string }[] };

/** Announced when validation fails; each field repeats its own message. */
export const ProblemSummary = ({ problems }: Props) => (
  <div role="alert">
    {problems.length > 0 && (
      <div className={styles['problems']}>
        <strong>{FAILURES.invalid.message}</strong>
        <ul>
          {problems.map(({ label, message }) => (
            <li key={`${label ?? ''} ${message}`}>{label ? `${label}: ${message}` : message}</li>
          ))}
        </ul>
      </div>
    )}
  </div>
);
