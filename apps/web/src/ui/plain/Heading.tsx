import type { ReactNode } from 'react';
import styles from './Heading.module.css';

/** The page's one heading, with the sentence that belongs to it. */
export const Heading = ({ title, children }: { title: string; children?: ReactNode }) => (
  <div className={styles['heading']}>
    <h1>{title}</h1>
    {children ? <p>{children}</p> : null}
  </div>
);
