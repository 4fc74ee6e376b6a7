import type { Ref } from 'react';
import { consentWords } from '@amberway/contract/privacy/consent';
import styles from './privacy.module.css';

/** What a family agrees to, here and in the dialog the same. */
export const ConsentText = ({ ref }: { ref?: Ref<HTMLDivElement> }) => (
  <div ref={ref} tabIndex={-1} className={styles['consent']}>
    <p>{consentWords.intro}</p>
    <ul>
      {consentWords.points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  </div>
);
