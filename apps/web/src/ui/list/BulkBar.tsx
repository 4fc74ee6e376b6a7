import type { BulkAction } from './columns.ts';
import styles from './BulkBar.module.css';

type Props<T> = { rows: T[]; actions: readonly BulkAction<T>[]; onClear: () => void };

/** Stays in view while rows are chosen; its coming and going is announced. */
export const BulkBar = <T,>({ rows, actions, onClear }: Props<T>) => (
  <div className={styles['place']} role="region" aria-label="Selected rows">
    <p role="status" className="visually-hidden">
      {rows.length > 0 ? `${rows.length} selected` : ''}
    </p>
    {rows.length > 0 && (
      <div className={styles['bar']}>
        <strong aria-hidden="true">{`${rows.length} selected`}</strong>
        {actions.map(({ key, label, onRun }) => (
          <button key={key} type="button" onClick={() => onRun(rows)}>
            {label}
          </button>
        ))}
        <button type="button" onClick={onClear}>
          Clear
        </button>
      </div>
    )}
  </div>
);
