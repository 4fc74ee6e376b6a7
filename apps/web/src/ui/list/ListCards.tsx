import { Link } from '../../kernel/router.ts';
import { OPENED_HERE } from '../form/record-place.ts';
import { Checkbox } from '../kit/Checkbox.tsx';
import { namingOf } from './columns.ts';
import styles from './ListCards.module.css';
import type { RowsProps } from './ListTable.tsx';
import { RowActions } from './RowActions.tsx';

/** The same rows for a narrow window: the first column is the heading, the others are listed below it. */
export const ListCards = <T extends object>(props: RowsProps<T>) => {
  const { rows, columns, idOf, nameOf, hrefOf, toneOf, hintOf, lockedOf, actionsOf, selection } = props;
  const first = namingOf(columns);
  const before = columns.filter(({ beforeName }) => beforeName);
  const others = columns.filter((column) => column !== first && !column.beforeName);
  const toggle = (id: string, on: boolean) =>
    selection?.onChange(on ? [...selection.ids, id] : selection.ids.filter((other) => other !== id));
  return (
    <ul className={styles['cards']}>
      {rows.map((row) => {
        const id = idOf(row);
        const heading = first && (first.render?.(row) ?? first.text(row));
        const locked = lockedOf?.(row);
        return (
          <li key={id} className={styles['card']} data-tone={toneOf?.(row)} title={hintOf?.(row)}>
            <div className={styles['head']}>
              {selection && (
                <Checkbox
                  checked={selection.ids.includes(id)}
                  disabled={locked !== undefined}
                  title={locked}
                  aria-label={locked ? `Select ${nameOf(row)}. ${locked}` : `Select ${nameOf(row)}`}
                  onChange={(event) => toggle(id, event.target.checked)}
                />
              )}
              {before.map((column) => (
                <span key={column.key}>{column.render?.(row) ?? column.text(row)}</span>
              ))}
              <strong className={styles['name']}>
                {hrefOf ? (
                  <Link to={hrefOf(row)} state={OPENED_HERE}>
                    {heading}
                  </Link>
                ) : (
                  heading
                )}
              </strong>
              {actionsOf && <RowActions row={row} name={nameOf(row)} actions={actionsOf(row)} />}
            </div>
            <dl>
              {others
                .filter(({ wideOnly }) => !wideOnly)
                .map((column) => (
                  <div key={column.key}>
                    <dt>{column.title}</dt>
                    <dd>{column.render?.(row) ?? (column.text(row) || '–')}</dd>
                  </div>
                ))}
            </dl>
          </li>
        );
      })}
    </ul>
  );
};
