import type { ReactNode } from 'react';
import { Landscape, LandscapeStrip } from '../illustrations/Landscape.tsx';
import { Brand } from './Brand.tsx';
import { PageTitle } from './PageTitle.tsx';
import styles from './SplitPage.module.css';

type Props = {
  /** The text of the browser tab, before the product's name. */
  title: string;
  /** One sentence on the landscape. */
  motto: string;
  children: ReactNode;
};

/** Text on one side, the landscape on the other; on narrow screens the landscape is at the bottom. */
export const SplitPage = ({ title, motto, children }: Props) => (
  <div className={styles['page']}>
    <PageTitle title={title} />
    <main className={styles['main']}>
      <div className={styles['box']}>
        <Brand />
        {children}
      </div>
    </main>
    <aside className={styles['scene']}>
      <Landscape className={styles['tall']} />
      <LandscapeStrip className={styles['low']} />
      <p className={styles['motto']}>{motto}</p>
    </aside>
  </div>
);
