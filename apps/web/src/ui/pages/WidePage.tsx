import type { ReactNode } from 'react';
import { PRODUCT } from '@amberway/contract/shell/product';
import { LandscapeStrip } from '../illustrations/Landscape.tsx';
import { Brand } from './Brand.tsx';
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
    <title>{`${title} · ${PRODUCT}`}</title>
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
