import { Table, type TableProps } from 'antd';
import { type Key, useMemo } from 'react';
import { Link } from 'react-router';
import { OPENED_HERE } from '../form/record-place.ts';
import type { ListColumn, RowAction, RowTone } from './columns.ts';
import styles from './ListTable.module.css';
import { RowActions } from './RowActions.tsx';
import type { List } from './use-list-state.ts';
import { WindowedBody } from './WindowedBody.tsx';

export type RowsProps<T> = {
  rows: readonly T[];
  columns: readonly ListColumn<T>[];
  idOf: (row: T) => string;
  nameOf: (row: T) => string;
  list: List;
  hrefOf?: ((row: T) => string) | undefined;
  toneOf?: ((row: T) => RowTone) | undefined;
  actionsOf?: ((row: T) => readonly RowAction<T>[]) | undefined;
  /** Absent: rows cannot be chosen. */
  selection?: { ids: readonly string[]; onChange: (ids: string[]) => void } | undefined;
};

const NO_TREE = { childrenColumnName: 'no-tree' };
const COMPONENTS = { body: { wrapper: WindowedBody } };

const cell = <T,>({ render, text }: ListColumn<T>, row: T) => render?.(row) ?? text(row);

export const ListTable = <T extends object>(props: RowsProps<T>) => {
  const { rows, columns, idOf, nameOf, list, hrefOf, toneOf, actionsOf, selection } = props;
  const { sort } = list;

  const shown = useMemo<TableProps<T>['columns']>(() => {
    const own = columns.map((column, index) => ({
      key: column.key,
      title: column.title,
      width: column.width,
      align: column.align,
      // The first column names the row.
      rowScope: index === 0 ? ('row' as const) : undefined,
      sorter: column.sortable ?? false,
      sortOrder: sort?.key === column.key ? sort.order : null,
      showSorterTooltip: false,
      render: (_: unknown, row: T) =>
        index === 0 && hrefOf ? (
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
      width: 130,
      render: (_: unknown, row: T) => <RowActions row={row} name={nameOf(row)} actions={actionsOf(row)} />,
    };
    return [...own, actions];
  }, [columns, sort, hrefOf, actionsOf, nameOf]);

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
      rowClassName={(row) => styles[toneOf?.(row) ?? 'plain'] ?? ''}
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
              getCheckboxProps: (row: T) => ({ 'aria-label': `Select ${nameOf(row)}` }),
              columnWidth: 48,
            },
          }
        : {})}
    />
  );
};
