import { Icon } from '../icons/Icon.tsx';
import { Menu } from '../kit/Menu.tsx';
import type { RowAction } from './columns.ts';
import styles from './RowActions.module.css';

/** How many show in the row itself, unless a list sets another number. */
export const ACTIONS_SHOWN = 3;

type Props<T> = { row: T; name: string; actions: readonly RowAction<T>[]; shown?: number | undefined };

/** The actions of one row. Each control names the row, since a list of 'Edit' means nothing to screen reader users. */
export const RowActions = <T,>({ row, name, actions, shown: most = ACTIONS_SHOWN }: Props<T>) => {
  const shown = actions.length > most ? actions.slice(0, most - 1) : actions;
  const rest = actions.slice(shown.length);
  return (
    <div className={styles['actions']}>
      {shown.map(({ key, label, icon, onRun, danger, off }) => (
        // Plain buttons: a page has hundreds of them, each with a tooltip of the browser's own.
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
        <Menu
          items={rest.map(({ key, label, icon, danger, off, onRun }) => ({
            key,
            label,
            icon: <Icon name={icon} size={18} />,
            danger,
            disabled: off,
            onSelect: () => onRun(row),
          }))}
        >
          <button type="button" className={styles['action']} aria-label={`More actions for ${name}`}>
            <Icon name="more" size={18} />
          </button>
        </Menu>
      )}
    </div>
  );
};
