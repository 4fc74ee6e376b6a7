import { Icon } from '../icons/Icon.tsx';
import type { BulkAction } from './columns.ts';
import styles from './BulkBar.module.css';

type Props<T> = {
  rows: T[];
  actions: readonly BulkAction<T>[];
  busy: boolean;
  onRun: (action: BulkAction<T>) => void;
  onClear: () => void;
};

/** Stays visible while rows are selected; showing and hiding it is announced. */
export const BulkBar = <T,>({ rows, actions, busy, onRun, onClear }: Props<T>) => (
  <div className={styles['place']} role="region" aria-label="Selected rows">
    <p role="status" className="visually-hidden">
      {rows.length > 0 ? `${rows.length} selected` : ''}
    </p>
    {rows.length > 0 && (
      <div className={styles['bar']}>
        <strong aria-hidden="true">{`${rows.length} selected`}</strong>
        {actions.map((action) => (
          <button key={action.key} type="button" disabled={busy} onClick={() => onRun(action)}>
            {action.icon && <Icon name={action.icon} size={16} />}
            {action.label}
          </button>
        ))}
        <button type="button" disabled={busy} onClick={onClear}>
          Clear
        </button>
      </div>
    )}
  </div>
);
