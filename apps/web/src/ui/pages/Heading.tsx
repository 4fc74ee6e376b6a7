import type { ReactNode } from 'react';
import styles from './Heading.module.css';

/** The page's only h1, with its introduction. */
export const Heading = ({ title, children }: { title: string; children?: ReactNode }) => (
  <div className={styles['heading']}>
    <h1>{title}</h1>
    {children ? <p>{children}</p> : null}
  </div>
);
