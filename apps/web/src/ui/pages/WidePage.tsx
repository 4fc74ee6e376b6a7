import type { ReactNode } from 'react';
import { LandscapeStrip } from '../illustrations/Landscape.tsx';
import { Brand } from './Brand.tsx';
import { PageTitle } from './PageTitle.tsx';
import styles from './WidePage.module.css';

type Props = {
  title: string;
  /** The main link, at the end of the header. */
  action?: ReactNode;
  children: ReactNode;
};

/** One column between the logo and the landscape. */
export const WidePage = ({ title, action, children }: Props) => (
  <div className={styles['page']}>
    <PageTitle title={title} />
    <header className={styles['top']} data-screen-only>
      <Brand />
      {action}
    </header>
    <main className={styles['main']}>{children}</main>
    <footer className={styles['foot']}>
      <LandscapeStrip className={styles['scene']} />
    </footer>
  </div>
);
