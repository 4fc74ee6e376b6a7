import { Table, type TableProps } from 'antd';
import { type Key, useMemo } from 'react';
import { Link, useNavigate } from 'react-router';
import { OPENED_HERE } from '../form/record-place.ts';
import { breakable } from './breakable.tsx';
import { type ListColumn, namingOf, type RowAction, type RowTone } from './columns.ts';
import styles from './ListTable.module.css';
import { ACTIONS_SHOWN, RowActions } from './RowActions.tsx';
import type { List } from './use-list-state.ts';
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
  selection?: { ids: readonly string[]; onChange: (ids: string[]) => void } | undefined;
};

/** Elements that handle clicks themselves; a click on them does not open the row. */
const OWN_CLICKS = 'a, button, input, label, [role="menu"], [role="dialog"]';
const isForRow = ({ target }: { target: EventTarget }) => target instanceof Element && !target.closest(OWN_CLICKS);

/** For the mouse only: the keyboard uses the name's link. */
const useRowClick = <T,>({ hrefOf, rowOpens }: Pick<RowsProps<T>, 'hrefOf' | 'rowOpens'>) => {
  const navigate = useNavigate();
  if (!rowOpens || !hrefOf) return undefined;
  return (row: T) => (event: { target: EventTarget }) => {
    if (isForRow(event)) void navigate(hrefOf(row), { state: OPENED_HERE, preventScrollReset: true });
  };
};

/** The width of a row's actions, including the cell's padding. */
const actionsWidth = (shown: number) => 34 * shown + 28;

const NO_TREE = { childrenColumnName: 'no-tree' };
const COMPONENTS = { body: { wrapper: WindowedBody } };

const cell = <T,>({ render, text }: ListColumn<T>, row: T) => render?.(row) ?? breakable(text(row));

export const ListTable = <T extends object>(props: RowsProps<T>) => {
  const { rows, columns, idOf, nameOf, list, hrefOf, toneOf, hintOf, lockedOf, actionsOf, selection } = props;
  const { actionsShown = ACTIONS_SHOWN } = props;
  const { sort } = list;
  const open = useRowClick(props);

  const shown = useMemo<TableProps<T>['columns']>(() => {
    const naming = namingOf(columns);
    const own = columns.map((column) => ({
      key: column.key,
      title: column.title,
      width: column.width,
      align: column.align,
      rowScope: column === naming ? ('row' as const) : undefined,
      sorter: column.sortable ?? false,
      sortOrder: sort?.key === column.key ? sort.order : null,
      showSorterTooltip: false,
      render: (_: unknown, row: T) =>
        column === naming && hrefOf ? (
          <Link to={hrefOf(row)} state={OPENED_HERE} preventScrollReset className={styles['name']}>
            {cell(column, row)}
          </Link>
        ) : (
          cell(column, row)
        ),
    }));
    if (!actionsOf) return own;
    const actions = {
      key: 'actions',
      title: 'Action',
      align: 'right' as const,
      width: actionsWidth(actionsShown),
      render: (_: unknown, row: T) => (
        <RowActions row={row} name={nameOf(row)} actions={actionsOf(row)} shown={actionsShown} />
      ),
    };
    return [...own, actions];
  }, [columns, sort, hrefOf, actionsOf, nameOf, actionsShown]);

  return (
    <Table<T>
      size="small"
      className={styles['table'] ?? ''}
      components={COMPONENTS}
      dataSource={rows}
      columns={shown ?? []}
      rowKey={idOf}
      pagination={false}
      // A row may have a field named `children`; that does not make the table a tree.
      expandable={NO_TREE}
      rowClassName={(row) => `${styles[toneOf?.(row) ?? 'plain']} ${open ? styles['opens'] : ''}`}
      {...((hintOf || open) && {
        onRow: (row: T) => ({ ...(hintOf && { title: hintOf(row) }), ...(open && { onClick: open(row) }) }),
      })}
      onChange={(_, __, sorter, { action }) => {
        const one = Array.isArray(sorter) ? sorter[0] : sorter;
        if (action !== 'sort') return;
        list.setSort(one?.order ? { key: String(one.columnKey), order: one.order } : null);
      }}
      {...(selection
        ? {
            rowSelection: {
              selectedRowKeys: [...selection.ids],
              onChange: (keys: Key[]) => selection.onChange(keys.map(String)),
              getCheckboxProps: (row: T) => {
                const locked = lockedOf?.(row);
                const label = `Select ${nameOf(row)}`;
                return locked
                  ? { disabled: true, title: locked, 'aria-label': `${label}. ${locked}` }
                  : { 'aria-label': label };
              },
              columnWidth: 48,
            },
          }
        : {})}
    />
  );
};
