import { Link } from '../../kernel/router.ts';
import { OPENED_HERE } from '../form/record-place.ts';
import { Checkbox } from '../kit/Checkbox.tsx';
import { CardsHead } from './CardsHead.tsx';
import { namingOf } from './columns.ts';
import styles from './ListCards.module.css';
import type { RowsProps } from './ListTable.tsx';
import { RowActions } from './RowActions.tsx';
import { useRowSelection } from './use-row-selection.ts';

/** Beside the name there is room for one button, and for the menu with the others. */
const ACTIONS_ON_CARD = 2;

/** The same rows for a narrow window: the first column is the heading, the others are listed below it. */
export const ListCards = <T extends object>(props: RowsProps<T>) => {
  const { rows, columns, idOf, nameOf, hrefOf, toneOf, hintOf, lockedOf, actionsOf, selection, list } = props;
  const { chosen, all, chooseAll, choose } = useRowSelection(props);
  const first = namingOf(columns);
  const before = columns.filter(({ beforeName }) => beforeName);
  const others = columns.filter((column) => column !== first && !column.beforeName && !column.wideOnly);
  return (
    <>
      <CardsHead columns={columns} list={list} all={selection && all} onAll={selection && chooseAll} />
      <ul className={styles['cards']}>
        {rows.map((row) => {
          const id = idOf(row);
          const heading = first && (first.render?.(row) ?? first.text(row));
          const locked = lockedOf?.(row);
          const facts = others.filter(({ text, render }) => render || text(row));
          return (
            <li
              key={id}
              className={styles['card']}
              data-tone={toneOf?.(row)}
              data-selected={chosen.has(id) || undefined}
              title={hintOf?.(row)}
            >
              <div className={styles['head']}>
                {selection && (
                  <Checkbox
                    className={styles['choice']}
                    checked={chosen.has(id)}
                    disabled={locked !== undefined}
                    title={locked}
                    aria-label={locked ? `Select ${nameOf(row)}. ${locked}` : `Select ${nameOf(row)}`}
                    onChange={(event) => choose(row, event.target.checked, false)}
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
                {actionsOf && (
                  <RowActions row={row} name={nameOf(row)} actions={actionsOf(row)} shown={ACTIONS_ON_CARD} />
                )}
              </div>
              {facts.length > 0 && (
                <dl>
                  {facts.map((column) => (
                    <div key={column.key}>
                      <dt>{column.title}</dt>
                      <dd>{column.render?.(row) ?? column.text(row)}</dd>
                    </div>
                  ))}
                </dl>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
};
