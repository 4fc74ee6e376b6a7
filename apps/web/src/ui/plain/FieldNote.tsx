import styles from './Field.module.css';

type Props = { id: string; error?: string | undefined; hint?: string | undefined };

/** The line below a field: its error message, or else its hint. */
export const FieldNote = ({ id, error, hint }: Props) => (
  <p id={id} className={error ? styles['error'] : styles['hint']} aria-live="polite">
    {error ? (
      <>
        <svg className={styles['sign']} viewBox="0 0 16 16" aria-hidden="true">
          <circle cx="8" cy="8" r="7" fill="currentColor" />
          <path d="M8 4.2v4.6M8 11.4v.2" stroke="var(--surface)" strokeWidth="1.8" strokeLinecap="round" />
        </svg>
        {error}
      </>
    ) : (
      hint
    )}
  </p>
);
