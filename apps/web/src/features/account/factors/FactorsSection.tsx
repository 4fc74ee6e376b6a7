import { isStaff } from '@amberway/contract/kernel/roles';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { useMe } from '../../../kernel/queries/me.ts';
import { FactorParts } from './FactorParts.tsx';
import styles from './factors.module.css';
import { labels } from './labels.ts';
import { LinkedDirectory } from './LinkedDirectory.tsx';

/** The part of the own page about passkeys and codes. */
export const FactorsSection = () => {
  const staff = isStaff(useMe());
  return (
    <SectionCard title={labels.title} id="signing-in">
      <p className={styles['hint']}>{labels.hint}</p>
      <FactorParts />
      {staff && <LinkedDirectory />}
    </SectionCard>
  );
};
