import type { ReactNode } from 'react';
import { shellTexts } from '@amberway/contract/shell/texts';
import { Landscape, LandscapeStrip } from '../illustrations/Landscape.tsx';
import { Brand } from './Brand.tsx';
import styles from './SplitPage.module.css';

type Props = {
  /** The browser tab's words, before the product's name. */
  title: string;
  /** One sentence that stands in the landscape. */
  motto: string;
  children: ReactNode;
};

/** Words on one side, the landscape on the other; on narrow screens the landscape lies at the foot. */
export const SplitPage = ({ title, motto, children }: Props) => (
  <div className={styles['page']}>
    <title>{`${title} · ${shellTexts.product}`}</title>
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
