import { type MouseEvent, type RefObject, useRef, useState } from 'react';
import { Link, useNavigate } from '../../kernel/router.ts';
import { OPENED_HERE } from '../form/record-place.ts';
import { Checkbox } from '../kit/Checkbox.tsx';
import { classNames } from '../kit/class-names.ts';
import { SortArrows } from './SortArrows.tsx';
import { useTooNarrow } from './use-too-narrow.ts';
import { isCut, WholeText } from './WholeText.tsx';
import { type ListColumn, namingOf, type RowAction, type RowTone } from './columns.ts';
import type { Sort } from './list-state.ts';
import styles from './ListTable.module.css';
import { ACTIONS_SHOWN, RowActions } from './RowActions.tsx';
import type { List } from './use-list-state.ts';
import { type RowSelection, useRowSelection } from './use-row-selection.ts';
import { WindowedBody } from './WindowedBody.tsx';

export type RowsProps<T> = {
  rows: readonly T[];
  columns: readonly ListColumn<T>[];
  idOf: (row: T) => string;
  nameOf: (row: T) => string;
  list: List;
  hrefOf?: ((row: T) => string) | undefined;
  /** A click anywhere in a row opens it, not only one on its name. */
  rowOpens?: boolean | undefined;
  toneOf?: ((row: T) => RowTone) | undefined;
  /** The row's tooltip, such as why it looks different. */
  hintOf?: ((row: T) => string | undefined) | undefined;
  /** Why a row cannot be selected; undefined if it can. */
  lockedOf?: ((row: T) => string | undefined) | undefined;
  /** How many actions show in the row; the others are in its menu. */
  actionsShown?: number | undefined;
  actionsOf?: ((row: T) => readonly RowAction<T>[]) | undefined;
  /** Absent: rows cannot be selected. */
  selection?: RowSelection | undefined;
};

/** Elements that handle clicks themselves; a click on them does not open the row. */
const OWN_CLICKS = 'a, button, input, label, dialog, [popover]';
const isForRow = ({ target }: { target: EventTarget }) => target instanceof Element && !target.closest(OWN_CLICKS);

/** For the mouse only: the keyboard uses the name's link. */
const useRowClick = <T,>({ hrefOf, rowOpens }: Pick<RowsProps<T>, 'hrefOf' | 'rowOpens'>) => {
  const navigate = useNavigate();
  if (!rowOpens || !hrefOf) return undefined;
  return (row: T) => (event: { target: EventTarget }) => {
    if (isForRow(event)) navigate(hrefOf(row), { state: OPENED_HERE });
  };
};

/** The width of a row's actions, including the cell's padding. */
const actionsWidth = (shown: number) => 34 * shown + 28;

/** Below these widths a text says nothing any more: the table scrolls sideways instead. */
const MIN_WIDTH = { name: 180, other: 110, choice: 48 };
/** Names are what people look for: beside others without a width of their own theirs is wider than an even share. */
const nameShare = (flexible: number): number | undefined => {
  if (flexible < 3) return undefined;
  return flexible === 3 ? 0.32 : 0.24;
};
/** From this number on the columns stand closer. */
const DENSE_COLUMNS = 7;
/** Shorter texts always fit. */
const FITS = 14;

const minWidthOf = <T,>({ columns, selection, actionsOf, actionsShown = ACTIONS_SHOWN }: RowsProps<T>) => {
  const naming = namingOf(columns);
  const widths = columns.map((column) =>
    typeof column.width === 'number' ? column.width : MIN_WIDTH[column === naming ? 'name' : 'other'],
  );
  return (
    widths.reduce((sum, width) => sum + width, 0) +
    (selection ? MIN_WIDTH.choice : 0) +
    (actionsOf ? actionsWidth(actionsShown) : 0)
  );
};

/**
 * The widths of columns that have none of their own. Where the share of the names would leave the others less than they
 * need, the others get just that, and the names the rest.
 */
const useFlexibleWidths = <T,>(frame: RefObject<HTMLElement | null>, columns: RowsProps<T>['columns'], min: number) => {
  const flexible = columns.filter(({ width }) => width === undefined).length;
  const share = nameShare(flexible) ?? 0;
  const isTight = useTooNarrow(frame, (min - MIN_WIDTH.name) / (1 - share));
  if (share === 0) return { names: undefined, others: undefined };
  return isTight ? { names: undefined, others: MIN_WIDTH.other } : { names: `${share * 100}%`, others: undefined };
};

const NEXT_ORDER = { ascend: 'descend', descend: null } as const;

/** Ascending, then descending, then as it was. */
const nextSort = (key: string, sort: Sort | null): Sort | null => {
  const order = sort?.key === key ? NEXT_ORDER[sort.order] : 'ascend';
  return order && { key, order };
};

const HeadCell = <T,>({
  column: { key, title, width, align, sortable },
  share,
  list,
}: {
  column: ListColumn<T>;
  /** The width if the column has none of its own. */
  share: string | number | undefined;
  list: List;
}) => {
  const order = sortable && list.sort?.key === key ? (`${list.sort.order}ing` as const) : undefined;
  return (
    <th
      scope="col"
      data-align={align}
      style={{ width: width ?? share }}
      aria-sort={order}
      className={sortable ? styles['sortable'] : undefined}
    >
      {sortable ? (
        <button type="button" className={styles['sort']} onClick={() => list.setSort(nextSort(key, list.sort))}>
          <span>{title}</span>
          <SortArrows order={order} />
        </button>
      ) : (
        title
      )}
    </th>
  );
};

type RowProps<T> = {
  row: T;
  index: number;
  table: RowsProps<T>;
  isChosen: boolean;
  onChoose: (on: boolean, isRange: boolean) => void;
  onClick: ((event: MouseEvent) => void) | undefined;
};

const Row = <T,>({ row, index, table, isChosen, onChoose, onClick }: RowProps<T>) => {
  const { columns, nameOf, hrefOf, toneOf, hintOf, lockedOf, actionsOf, actionsShown } = table;
  const naming = namingOf(columns);
  const locked = lockedOf?.(row);
  return (
    // The click is for a pointer only: the keyboard has the name's link.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <tr
      data-index={index}
      aria-rowindex={index + 2}
      data-selected={isChosen || undefined}
      title={hintOf?.(row)}
      className={classNames(styles['row'], styles[toneOf?.(row) ?? 'plain'], onClick && styles['opens'])}
      onClick={onClick}
    >
      {table.selection && (
        <td className={styles['choice']}>
          <Checkbox
            checked={isChosen}
            disabled={locked !== undefined}
            title={locked}
            aria-label={locked ? `Select ${nameOf(row)}. ${locked}` : `Select ${nameOf(row)}`}
            onChange={({ target, nativeEvent }) =>
              onChoose(target.checked, nativeEvent instanceof window.MouseEvent && nativeEvent.shiftKey)
            }
          />
        </td>
      )}
      {columns.map((column) => {
        const text = column.text(row);
        const content = column.render?.(row) ?? text;
        const whole = text.length > FITS ? text : undefined;
        if (column !== naming)
          return (
            <td key={column.key} data-align={column.align} data-whole={text} title={whole}>
              {content}
            </td>
          );
        return (
          <th key={column.key} scope="row" data-align={column.align} data-whole={text} title={whole}>
            {hrefOf ? (
              <Link to={hrefOf(row)} state={OPENED_HERE} className={styles['name']}>
                {content}
              </Link>
            ) : (
              content
            )}
          </th>
        );
      })}
      {actionsOf && (
        <td className={styles['act']}>
          <RowActions row={row} name={nameOf(row)} actions={actionsOf(row)} shown={actionsShown} />
        </td>
      )}
    </tr>
  );
};

export const ListTable = <T extends object>(props: RowsProps<T>) => {
  const { rows, columns, idOf, list, actionsOf, actionsShown = ACTIONS_SHOWN } = props;
  const open = useRowClick(props);
  const { chosen, all, chooseAll, choose } = useRowSelection(props);
  const [cut, setCut] = useState<HTMLElement | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const minWidth = minWidthOf(props);
  const tooNarrow = useTooNarrow(frame, minWidth);
  const widths = useFlexibleWidths(frame, columns, minWidth);
  const naming = namingOf(columns);
  // A press on a text that is cut off shows the whole; names are links to all of the record.
  const onPress = (event: MouseEvent) => {
    const cell = (event.target as Element).closest<HTMLElement>('[data-whole]');
    setCut(cell && isForRow(event) && isCut(cell) ? cell : null);
  };
  return (
    <div ref={frame} className={styles['frame']} data-scrolls={tooNarrow || undefined}>
      {/* Only the rows near the window are drawn: screen readers get their number and places from the attributes. */}
      {/* The press is for a pointer only: what it shows is in the table already. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <table
        className={styles['table']}
        data-dense={columns.length >= DENSE_COLUMNS || undefined}
        style={{ minInlineSize: minWidth }}
        aria-rowcount={rows.length + 1}
        onClick={open ? undefined : onPress}
      >
        <thead>
          <tr aria-rowindex={1}>
            {props.selection && (
              <th scope="col" className={styles['choice']}>
                <Checkbox
                  aria-label="Select all"
                  checked={all === 'all'}
                  indeterminate={all === 'some'}
                  disabled={all === undefined}
                  onChange={({ target }) => chooseAll(target.checked)}
                />
              </th>
            )}
            {columns.map((column) => (
              <HeadCell
                key={column.key}
                column={column}
                share={column === naming ? widths.names : widths.others}
                list={list}
              />
            ))}
            {actionsOf && (
              <th scope="col" className={styles['act']} style={{ width: actionsWidth(actionsShown) }}>
                Action
              </th>
            )}
          </tr>
        </thead>
        <WindowedBody>
          {rows.map((row, index) => (
            <Row
              key={idOf(row)}
              row={row}
              index={index}
              table={props}
              isChosen={chosen.has(idOf(row))}
              onChoose={(on, isRange) => choose(row, on, isRange)}
              onClick={open?.(row)}
            />
          ))}
        </WindowedBody>
      </table>
      {cut && <WholeText of={cut} onClose={() => setCut(null)} />}
    </div>
  );
};
