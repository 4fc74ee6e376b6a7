import type { ReactNode } from 'react';
import styles from './reading.module.css';

/** Two columns on a wide page, one below the other on a narrow one. */
export const ReadColumns = ({ first, second }: { first: ReactNode; second: ReactNode }) => (
  <div className={styles['columns']}>
    <div className={styles['column']}>{first}</div>
    <div className={styles['column']}>{second}</div>
  </div>
);

/** Records below each other, each with its state at the end of the line. */
export const ReadRows = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className={styles['rows']} aria-label={label}>
    {children}
  </ul>
);
