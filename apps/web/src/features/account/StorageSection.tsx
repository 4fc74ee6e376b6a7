import { StorageMeter } from '../../ui/files/StorageMeter.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import styles from './Settings.module.css';
import { labels } from './labels.ts';

/** How much this account stores. */
export const StorageSection = ({ family }: { family: boolean }) => (
  <SectionCard title={labels.storageTitle} id="storage">
    <p className={styles['hint']}>{family ? labels.storageHint : labels.storageHintStaff}</p>
    <StorageMeter />
  </SectionCard>
);
