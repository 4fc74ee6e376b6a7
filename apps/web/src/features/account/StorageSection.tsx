import { StorageMeter } from '../../ui/files/StorageMeter.tsx';
import styles from './Settings.module.css';

const HINT =
  'Everything you upload counts, and what is among your family’s files. Files in the bin count until they are deleted for good.';
const STAFF_HINT =
  'Files you upload to notes, resources and mails count. Files you put among those of a family count there.';

/** How much this account stores. */
export const StorageSection = ({ family }: { family: boolean }) => (
  <section className={styles['card']} id="storage">
    <h2>Storage</h2>
    <div className={styles['row']}>
      <div>
        <p>{family ? HINT : STAFF_HINT}</p>
      </div>
      <StorageMeter />
    </div>
  </section>
);
