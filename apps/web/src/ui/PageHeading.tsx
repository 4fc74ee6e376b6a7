import type { ReactNode } from 'react';
import styles from './PageHeading.module.css';

type Props = {
  title: string;
  /** A small line above, such as the date. */ over?: string;
  children?: ReactNode;
  actions?: ReactNode;
};

/** The page's only h1, with its description and actions. */
export const PageHeading = ({ title, over, children, actions }: Props) => (
  <div className={styles['heading']}>
    <div>
      {over && <p>{over}</p>}
      <h1 tabIndex={-1}>{title}</h1>
      {children && <p>{children}</p>}
    </div>
    {actions && <div className={styles['actions']}>{actions}</div>}
  </div>
);
