import { SectionCard } from '../../../ui/SectionCard.tsx';
import { FactorParts } from './FactorParts.tsx';
import styles from './factors.module.css';
import { labels } from './labels.ts';

/** The part of the own page about passkeys and codes. */
export const FactorsSection = () => (
  <SectionCard title={labels.title} id="signing-in">
    <p className={styles['hint']}>{labels.hint}</p>
    <FactorParts />
  </SectionCard>
);
