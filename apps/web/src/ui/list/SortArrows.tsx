import styles from './ListTable.module.css';

const BOTH = ['M1 5l4-4 4 4', 'M1 9l4 4 4-4'];
const ONE = { ascending: ['M1 9l4-4 4 4'], descending: ['M1 5l4 4 4-4'] };

/** Both directions of a column that can be sorted, or the one it is sorted in. */
export const SortArrows = ({ order }: { order: 'ascending' | 'descending' | undefined }) => (
  <svg className={styles['arrows']} width="10" height="14" viewBox="0 0 10 14" aria-hidden="true">
    {(order ? ONE[order] : BOTH).map((path) => (
      <path key={path} d={path} />
    ))}
  </svg>
);
