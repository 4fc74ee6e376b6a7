import { type BinnedRecord, listBin, timeLeft } from '@amberway/contract/content/bin';
import type { ContentName } from '@amberway/contract/content/registry';
import type { ContentType } from '@amberway/contract/kernel/content-type';
import { useMe } from '../../../kernel/queries/me.ts';
import { Link, useLocation, useSearchParams } from '../../../kernel/router.ts';
import { formatDateTime } from '../../../ui/dates.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import type { BulkAction, ListColumn, RowAction } from '../../../ui/list/columns.ts';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import { useListQuery } from '../../../ui/list/use-list-query.ts';
import { useListState } from '../../../ui/list/use-list-state.ts';
import { useNow } from '../../../ui/use-now.ts';
import { CONTENT_SLICE } from '../slice.ts';
import { useBin } from '../use-bin.ts';
import listStyles from '../list/list.module.css';
import styles from './bin.module.css';
import { binHref } from './bin-href.ts';
import { binLabels as labels } from './labels.ts';

const columnsOf = (zone: string | null, now: number): ListColumn<BinnedRecord>[] => [
  { key: 'name', title: labels.name, text: ({ name }) => name },
  { key: 'deletedAt', title: labels.deletedAt, text: ({ deletedAt }) => formatDateTime(deletedAt, zone), width: 196 },
  { key: 'deletedBy', title: labels.deletedBy, text: ({ deletedBy }) => deletedBy ?? '–', width: 180 },
  { key: 'left', title: labels.left, text: ({ until }) => timeLeft(until, now), width: 160 },
];

/** The bin of one content type. */
export const ContentBin = ({ type }: { type: ContentType }) => {
  const { timeZone } = useMe();
  const now = useNow();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const list = useListState();
  const { restore, purge } = useBin(type);
  const [, many] = type.noun;
  const data = useListQuery(listBin, {
    slice: CONTENT_SLICE,
    page: list.page,
    pageSize: list.pageSize,
    query: { type: type.name as ContentName, ...(list.search && { search: list.search }) },
  });
  /** Those that were not changed stay selected. */
  const each = (act: typeof restore) => async (rows: BinnedRecord[]) => ((await act(rows)) ? [] : rows);
  const actions: RowAction<BinnedRecord>[] = [
    { key: 'restore', label: labels.restore, icon: 'restore', onRun: (row) => void restore([row]) },
    { key: 'purge', label: labels.purge, icon: 'trash', danger: true, onRun: (row) => void purge([row]) },
  ];
  const bulk: BulkAction<BinnedRecord>[] = [
    { key: 'restore', label: labels.restore, icon: 'restore', onRun: each(restore) },
    { key: 'purge', label: labels.purge, icon: 'trash', danger: true, onRun: each(purge) },
  ];
  return (
    <ListPage
      title={labels.title(many)}
      noun={type.noun}
      list={list}
      data={data}
      columns={columnsOf(timeZone, now)}
      idOf={({ _id }) => _id}
      nameOf={({ name }) => name}
      actionsOf={() => actions}
      extra={
        <span className={listStyles['links']}>
          <Link to={binHref(pathname, params, false)}>
            <Icon name="arrowBack" size={16} />
            {labels.back(many)}
          </Link>
        </span>
      }
      lead={<p className={styles['lead']}>{labels.lead}</p>}
      {...(type.list.search ? { search: { placeholder: labels.search(many) } } : {})}
      bulk={bulk}
      empty={{ why: labels.empty }}
    />
  );
};
