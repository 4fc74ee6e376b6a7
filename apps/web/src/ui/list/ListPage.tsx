import type { ComponentType, ReactNode } from 'react';
import { shellTexts } from '@amberway/contract/shell/texts';
import { EmptyState } from '../EmptyState.tsx';
import { Button } from '../kit/Button.tsx';
import { useLayout } from '../layout.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { PageHeading } from '../PageHeading.tsx';
import { BulkBar } from './BulkBar.tsx';
import { BulkButtons } from './BulkButtons.tsx';
import type { BulkAction } from './columns.ts';
import { countText } from './count-text.ts';
import { ExportAll, type ListExport, useExport } from './ExportButton.tsx';
import { FilterChips } from './FilterChips.tsx';
import type { ListFilter } from './filters.ts';
import { ListCards } from './ListCards.tsx';
import { ListFooter } from './ListFooter.tsx';
import styles from './ListPage.module.css';
import { ListSkeleton } from './ListSkeleton.tsx';
import { ListTable, type RowsProps } from './ListTable.tsx';
import { type ListTab, ListTabs } from './ListTabs.tsx';
import { SearchBox } from './SearchBox.tsx';
import { useSelectedRows } from './use-selected-rows.ts';
import { useWork } from '../use-action.ts';
import { usePrinting } from '../use-printing.ts';
import type { ListData } from './use-list-query.ts';
import { useWithinPages } from './use-within-pages.ts';

type Props<T> = Omit<RowsProps<T>, 'rows' | 'selection'> & {
  title: string;
  /** 'video', 'videos': for the count in the heading and for screen readers. */
  noun: readonly [one: string, many: string];
  data: ListData<T>;
  /** Nothing has been requested yet: no count is shown. */
  unasked?: boolean;
  /** Beside the count, such as a link to the categories. */
  extra?: ReactNode;
  /** The page's own buttons; the export button comes before them. */
  actions?: ReactNode;
  tabs?: readonly ListTab[];
  /** Below the heading, such as a switch to another list on the same page. */
  lead?: ReactNode;
  search?: { placeholder: string; on?: 'typing' | 'enter'; clean?: (text: string) => string };
  filters?: readonly ListFilter[];
  /** Controls of this list only, after the filters. */
  tools?: ReactNode;
  bulk?: readonly BulkAction<T>[];
  export?: ListExport;
  /** Why there is nothing yet and who acts next, with the one action. */
  empty: { title?: string; why: ReactNode; action?: ReactNode };
  /** A list with few narrow columns may stay a table on a phone. */
  narrow?: 'cards' | 'table';
  /** Renders the rows with a custom component, such as a gallery. */
  rowsAs?: ComponentType<RowsProps<T>> | undefined;
};

/** The page of every list: all of its state is in the URL, so that reload, back and a shared link work. */
export const ListPage = <T extends object>(props: Props<T>) => {
  const { title, noun, data, list, columns, bulk = [] } = props;
  const { mobile } = useLayout();
  const selection = useSelectedRows(props);
  const { run, busy } = useWork(
    async ({ onRun, fits }: BulkAction<T>) => onRun(selection.rows.filter((row) => fits?.(row) ?? true)),
    {
      done: (left) => {
        if (left) selection.select(left.map(props.idOf));
      },
    },
  );

  const exporting = useExport({ export: props.export, columns, data, idOf: props.idOf });
  const exportThese: BulkAction<T> = {
    key: 'export',
    label: selection.rows.length === 1 ? 'Export this one' : `Export these ${selection.rows.length}`,
    icon: 'download',
    // The rows stay selected: exporting changes nothing.
    onRun: async (rows) => void (await exporting.run(rows)),
  };
  const inBar = props.export ? [...bulk, exportThese] : bulk;

  // Paper is narrower than a window, which would turn the rows into cards while the page is printed.
  const printing = usePrinting();
  const Rows = props.rowsAs ?? (mobile && !printing && props.narrow !== 'table' ? ListCards : ListTable);
  const beyond = useWithinPages(list, data);
  const known = !data.pending && !(data.error && data.rows.length === 0);

  return (
    <>
      <PageHeading
        title={title}
        actions={
          <div className={styles['buttons']} data-screen-only>
            {props.export && !props.export.ownControl && (
              <ExportAll
                count={data.count}
                more={data.more}
                busy={exporting.busy}
                onExport={() => void exporting.run('all')}
              />
            )}
            {props.actions}
          </div>
        }
      >
        <span role="status">
          {known && !props.unasked
            ? `${countText(data.count, data.more, 'More than')} ${data.count === 1 ? noun[0] : noun[1]}.`
            : ' '}
        </span>{' '}
        {props.extra}
      </PageHeading>
      {props.lead}
      {props.tabs && <ListTabs label={title} tabs={props.tabs} list={list} />}
      {(props.search || props.filters || props.tools || bulk.some(({ none }) => none)) && (
        <div className={styles['tools']} data-screen-only>
          {props.search && (
            <SearchBox value={list.search} onSearch={list.setSearch} className={styles['search']} {...props.search} />
          )}
          {props.filters && <FilterChips filters={props.filters} list={list} />}
          {props.tools}
          <BulkButtons actions={bulk} chosen={selection.ids.length} />
        </div>
      )}
      {data.error && data.rows.length > 0 && (
        <div className={styles['stale']} role="alert">
          {data.error.message}
          <Button size="small" onClick={data.retry} busy={data.refreshing}>
            Try again
          </Button>
        </div>
      )}
      <section className={styles['card']} aria-label={title} aria-busy={data.pending || data.refreshing}>
        {(data.pending || beyond) && <ListSkeleton rows={list.pageSize} columns={mobile ? 2 : columns.length} />}
        {data.error && data.rows.length === 0 && (
          <LoadFailure error={data.error} onRetry={data.retry} busy={data.refreshing} />
        )}
        {known && !beyond && data.rows.length === 0 && (
          <EmptyState
            title={list.narrowed ? shellTexts.noResults : (props.empty.title ?? shellTexts.nothingHere)}
            action={list.narrowed ? <Button onClick={list.reset}>Show all</Button> : props.empty.action}
          >
            {list.narrowed ? 'Try fewer words or another filter.' : props.empty.why}
          </EmptyState>
        )}
        {data.rows.length > 0 && (
          <>
            <Rows
              {...props}
              rows={data.rows}
              selection={inBar.length > 0 ? { ids: selection.ids, onChange: selection.select } : undefined}
            />
            <ListFooter list={list} count={data.count} more={data.more} />
          </>
        )}
      </section>
      {inBar.length > 0 && data.rows.length > 0 && (
        <BulkBar
          rows={selection.rows}
          total={data.count}
          more={data.more ?? false}
          onSelectAll={selection.selectAll}
          actions={inBar}
          busy={busy || selection.isLoadingAll}
          onRun={(action) => void run(action)}
          onClear={selection.clear}
        />
      )}
    </>
  );
};
