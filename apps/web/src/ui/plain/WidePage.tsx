import type { ReactNode } from 'react';
import { shellTexts } from '@amberway/contract/shell/texts';
import { LandscapeStrip } from '../illustrations/Landscape.tsx';
import { Brand } from './Brand.tsx';
import styles from './WidePage.module.css';

type Props = {
  title: string;
  /** The way on, at the end of the header line. */
  action?: ReactNode;
  children: ReactNode;
};

/** One calm column between the brand and the landscape. */
export const WidePage = ({ title, action, children }: Props) => (
  <div className={styles['page']}>
    <title>{`${title} · ${shellTexts.product}`}</title>
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
