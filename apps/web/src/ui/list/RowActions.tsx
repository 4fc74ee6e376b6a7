import { Dropdown } from 'antd';
import { Icon } from '../icons/Icon.tsx';
import type { RowAction } from './columns.ts';
import styles from './RowActions.module.css';

/** How many show in the row itself, unless a list sets another number. */
export const ACTIONS_SHOWN = 3;

type Props<T> = { row: T; name: string; actions: readonly RowAction<T>[]; shown?: number | undefined };

/** The actions of one row. Each control names the row, since a list of 'Edit' means nothing to screen reader users. */
export const RowActions = <T,>({ row, name, actions, shown: max = ACTIONS_SHOWN }: Props<T>) => {
  const shown = actions.length > max ? actions.slice(0, max - 1) : actions;
  const rest = actions.slice(shown.length);
  return (
    <div className={styles['actions']}>
      {shown.map(({ key, label, icon, onRun, danger, off }) => (
        // Plain buttons: a page has hundreds of them, and Ant Design's tooltips alone would make it slow.
        <button
          key={key}
          type="button"
          className={styles['action']}
          data-danger={danger || undefined}
          title={label}
          aria-label={`${label} ${name}`}
          aria-disabled={off || undefined}
          onClick={() => !off && onRun(row)}
        >
          <Icon name={icon} size={18} />
        </button>
      ))}
      {rest.length > 0 && (
        <Dropdown
          trigger={['click']}
          placement="bottomRight"
          menu={{
            items: rest.map(({ key, label, icon, danger, off, onRun }) => ({
              key,
              label,
              icon: <Icon name={icon} size={18} />,
              danger: danger ?? false,
              disabled: off ?? false,
              onClick: () => onRun(row),
            })),
          }}
        >
          <button
            type="button"
            className={styles['action']}
            aria-haspopup="menu"
            aria-label={`More actions for ${name}`}
          >
            <Icon name="more" size={18} />
          </button>
        </Dropdown>
      )}
    </div>
  );
};
