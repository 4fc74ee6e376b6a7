import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type BinnedRecord, listBin, timeLeft } from '@amberway/contract/content/bin';
import { keepsName } from '@amberway/contract/content/kept-names';
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
import { useRecordUrl } from '../../../ui/form/use-record-url.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { useNow } from '../../../ui/use-now.ts';
import type { Override } from '../override.ts';
import { ContentPage } from '../page/ContentPage.tsx';
import { binnedQuery } from '../queries.ts';
import { CONTENT_SLICE } from '../slice.ts';
import { nameOf } from '../names.ts';
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

type Props = { type: ContentType; override?: Override | undefined };

/** The bin of one content type, with the switch of its screen, or its tabs if they choose another type. */
export const ContentBin = ({ type, override = {} }: Props) => {
  const { timeZone } = useMe();
  const now = useNow();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  // Tabs that filter the rows of one type have no meaning here: a bin shows all of them.
  const tabs = override.tabs?.of ? undefined : override.tabs?.list;
  const [options] = useState({ tabs: tabs?.map(({ key }) => key) ?? [] });
  const list = useListState(options);
  const place = useRecordUrl();
  const viewed = place.open?.mode === 'View' ? place.open.id : null;
  const record = useQuery({ ...binnedQuery(type, viewed ?? ''), enabled: viewed !== null });
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
    { key: 'view', label: 'View', icon: 'eye', onRun: ({ _id }) => place.show('View', _id) },
    { key: 'restore', label: labels.restore, icon: 'restore', onRun: (row) => void restore([row]) },
    { key: 'purge', label: labels.purge, icon: 'trash', danger: true, onRun: (row) => void purge([row]) },
  ];
  const bulk: BulkAction<BinnedRecord>[] = [
    { key: 'restore', label: labels.restore, icon: 'restore', onRun: each(restore) },
    { key: 'purge', label: labels.purge, icon: 'trash', danger: true, onRun: each(purge) },
  ];
  const after = (act: typeof restore) => async () => {
    const { data: read } = record;
    if (read && (await act([{ _id: read._id, name: nameOf(type, read) }]))) place.close();
  };
  return (
    <>
      <ListPage
        title={labels.title(many)}
        noun={type.noun}
        list={list}
        data={data}
        columns={columnsOf(timeZone, now)}
        idOf={({ _id }) => _id}
        nameOf={({ name }) => name}
        hrefOf={({ _id }) => place.href('View', _id)}
        actionsOf={() => actions}
        extra={
          <span className={listStyles['links']}>
            <Link to={binHref(pathname, params, false)}>
              <Icon name="arrowBack" size={16} />
              {labels.back(many)}
            </Link>
          </span>
        }
        {...(tabs && { tabs })}
        lead={
          <>
            {override.lead}
            <p className={styles['lead']}>{labels.lead(keepsName(type.name as ContentName))}</p>
          </>
        }
        {...(type.list.search ? { search: { placeholder: labels.search(many) } } : {})}
        bulk={bulk}
        export={{ name: `deleted ${many}` }}
        empty={{ why: labels.empty }}
      />
      {viewed !== null && (
        <ContentPage
          type={type}
          query={record}
          override={override}
          linked={false}
          onClose={place.close}
          actions={
            <>
              <Button danger onClick={() => void after(purge)()}>
                {labels.purge}
              </Button>
              <Button variant="primary" icon={<Icon name="restore" size={18} />} onClick={() => void after(restore)()}>
                {labels.restore}
              </Button>
            </>
          }
        />
      )}
    </>
  );
};
