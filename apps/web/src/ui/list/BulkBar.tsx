import { Icon } from '../icons/Icon.tsx';
import { classNames } from '../kit/class-names.ts';
import { Menu } from '../kit/Menu.tsx';
import { useLayout } from '../layout.ts';
import type { BulkAction } from './columns.ts';
import styles from './BulkBar.module.css';
import { SELECT_MAX } from './use-selected-rows.ts';

type Props<T> = {
  rows: readonly T[];
  /** How many there are to select. */
  total: number;
  more: boolean;
  /** Absent where the other pages cannot be loaded. */
  onSelectAll: (() => void) | undefined;
  actions: readonly BulkAction<T>[];
  busy: boolean;
  onRun: (action: BulkAction<T>) => void;
  onClear: () => void;
};

/** On a phone the bar has one line for the actions: two, the menu with the others, and deleting. */
const SHOWN_ON_PHONE = 2;

type ButtonProps<T> = Pick<Props<T>, 'rows' | 'busy' | 'onRun'> & { action: BulkAction<T> };

/** Deleting names the number of rows, others only what they do. */
const ActionButton = <T,>({ action, rows, busy, onRun }: ButtonProps<T>) => (
  <button
    type="button"
    className={styles['act']}
    data-danger={action.danger || undefined}
    disabled={busy}
    onClick={() => onRun(action)}
  >
    {action.icon && <Icon name={action.icon} size={18} />}
    {action.danger ? `${action.label} ${rows.filter((row) => action.fits?.(row) ?? true).length}` : action.label}
  </button>
);

const Actions = <T,>({ actions, rows, busy, onRun }: Pick<Props<T>, 'actions' | 'rows' | 'busy' | 'onRun'>) => {
  const { mobile } = useLayout();
  const harmless = actions.filter(({ danger }) => !danger);
  const shown = mobile && harmless.length > SHOWN_ON_PHONE ? harmless.slice(0, SHOWN_ON_PHONE) : harmless;
  const rest = harmless.slice(shown.length);
  const button = (action: BulkAction<T>) => (
    <ActionButton key={action.key} action={action} rows={rows} busy={busy} onRun={onRun} />
  );
  return (
    <div className={styles['actions']}>
      {shown.map(button)}
      {rest.length > 0 && (
        <Menu
          items={rest.map((action) => ({
            key: action.key,
            label: action.label,
            icon: action.icon && <Icon name={action.icon} size={18} />,
            disabled: busy,
            onSelect: () => onRun(action),
          }))}
        >
          <button type="button" className={styles['act']} disabled={busy}>
            More
          </button>
        </Menu>
      )}
      {actions.filter(({ danger }) => danger).map(button)}
    </div>
  );
};

/** Stays visible while rows are selected; showing and hiding it is announced. Its place is always reserved. */
export const BulkBar = <T,>({ rows, total, more, onSelectAll, actions, busy, onRun, onClear }: Props<T>) => {
  const offered = actions.filter(({ fits }) => !fits || rows.some(fits));
  const isWhole = rows.length >= Math.min(total, SELECT_MAX);
  return (
    <div className={styles['place']} role="region" aria-label="Selected rows" data-screen-only>
      <p role="status" className="visually-hidden">
        {rows.length > 0 ? `${rows.length} selected` : ''}
      </p>
      {rows.length > 0 && (
        <div className={styles['bar']}>
          <strong aria-hidden="true">{`${rows.length} selected`}</strong>
          {onSelectAll && !isWhole && (
            <button
              type="button"
              className={classNames(styles['act'], styles['all'])}
              disabled={busy}
              onClick={onSelectAll}
            >
              {more || total > SELECT_MAX ? `Select the first ${SELECT_MAX}` : `Select all ${total}`}
            </button>
          )}
          <Actions actions={offered} rows={rows} busy={busy} onRun={onRun} />
          <button type="button" className={styles['act']} disabled={busy} onClick={onClear}>
            <Icon name="close" size={18} />
            Clear
          </button>
        </div>
      )}
    </div>
  );
};
