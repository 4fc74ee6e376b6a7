import styles from './ListSkeleton.module.css';

const MAX_ROWS = 20;

/** The list's shape while it loads: as many rows as a full page, to avoid layout shift. */
export const ListSkeleton = ({ rows, columns }: { rows: number; columns: number }) => (
  <div role="status" aria-label="Loading" data-loading="" className={styles['list']}>
    {Array.from({ length: Math.min(rows, MAX_ROWS) + 1 }, (_, row) => (
      <div key={row} className={styles['row']}>
        {Array.from({ length: columns }, (__, column) => (
          <i key={column} style={{ width: `${column === 0 ? 70 : 35 + ((row * 3 + column * 7) % 4) * 8}%` }} />
        ))}
      </div>
    ))}
  </div>
);
