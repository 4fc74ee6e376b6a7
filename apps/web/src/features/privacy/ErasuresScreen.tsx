import { useNavigate } from '../../kernel/router.ts';
import { listErasures } from '@amberway/contract/privacy/endpoints';
import type { OpenErasure } from '@amberway/contract/privacy/schemas';
import { SCREENS } from '@amberway/contract/shell/routes';
import { useMe } from '../../kernel/queries/me.ts';
import { formatDate } from '../../ui/dates.ts';
import type { ListColumn, RowAction } from '../../ui/list/columns.ts';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { useListQuery } from '../../ui/list/use-list-query.ts';
import { useListState } from '../../ui/list/use-list-state.ts';
import { fullName } from '../../ui/people/full-name.ts';
import { privacyPath } from './address.ts';
import styles from './privacy.module.css';
import { PRIVACY_SLICE } from './queries.ts';
import { labels } from './labels.ts';

const OPTIONS = { pageSizes: [20, 50, 100] };

const columnsIn = (zone: string | null): readonly ListColumn<OpenErasure>[] => [
  { key: 'family', title: labels.family, text: ({ customer }) => fullName(customer) },
  { key: 'asked', title: labels.asked, width: 160, text: ({ requestedAt }) => formatDate(requestedAt, zone) },
  {
    key: 'by',
    title: labels.byWhom,
    width: 180,
    text: ({ byFamily }) => (byFamily ? labels.byFamily : labels.byStaff),
  },
  { key: 'due', title: labels.dueOn, width: 160, text: ({ dueAt }) => formatDate(dueAt, zone) },
];

/** /dashboard/erasures: pending erasures, for administrators. */
export const ErasuresScreen = () => {
  const { timeZone } = useMe();
  const navigate = useNavigate();
  const list = useListState(OPTIONS);
  const data = useListQuery(listErasures, {
    slice: PRIVACY_SLICE,
    page: list.page,
    pageSize: list.pageSize,
    query: { search: list.search },
  });
  const actionsOf = (): RowAction<OpenErasure>[] => [
    { key: 'open', label: labels.open, icon: 'eye', onRun: ({ customer }) => navigate(privacyPath(customer._id)) },
  ];
  return (
    <ListPage<OpenErasure>
      title={SCREENS.erasures.title}
      noun={['request', 'requests']}
      list={list}
      data={data}
      columns={columnsIn(timeZone)}
      idOf={({ _id }) => _id}
      nameOf={({ customer }) => fullName(customer)}
      actionsOf={actionsOf}
      search={{ placeholder: labels.searchFamilies }}
      export={{ name: 'erasures' }}
      lead={<p className={styles['lead']}>{labels.requests}</p>}
      empty={{ why: labels.none }}
    />
  );
};
