import { StorageMeter } from '../../ui/files/StorageMeter.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import styles from './Settings.module.css';
import { words } from './words.ts';

/** How much this account stores. */
export const StorageSection = ({ family }: { family: boolean }) => (
  <SectionCard title={words.storageTitle} id="storage">
    <p className={styles['hint']}>{family ? words.storageHint : words.storageHintStaff}</p>
    <StorageMeter />
  </SectionCard>
);
