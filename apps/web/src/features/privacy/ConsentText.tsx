import type { Ref } from 'react';
import { consentTexts } from '@amberway/contract/privacy/consent';
import styles from './privacy.module.css';

/** The consent text, the same here and in the dialog. */
export const ConsentText = ({ ref }: { ref?: Ref<HTMLDivElement> }) => (
  <div ref={ref} tabIndex={-1} className={styles['consent']}>
    <p>{consentTexts.intro}</p>
    <ul>
      {consentTexts.points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  </div>
);
