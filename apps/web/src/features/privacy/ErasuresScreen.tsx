import { useNavigate } from 'react-router';
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
import { words } from './words.ts';

const OPTIONS = { pageSizes: [20, 50, 100] };

const columnsIn = (zone: string | null): readonly ListColumn<OpenErasure>[] => [
  { key: 'family', title: words.family, text: ({ customer }) => fullName(customer) },
  { key: 'asked', title: words.asked, width: 160, text: ({ requestedAt }) => formatDate(requestedAt, zone) },
  { key: 'by', title: words.byWhom, width: 180, text: ({ byFamily }) => (byFamily ? words.byFamily : words.byStaff) },
  { key: 'due', title: words.dueOn, width: 160, text: ({ dueAt }) => formatDate(dueAt, zone) },
];

/** /dashboard/erasures: what is to be erased, for administrators. */
export const ErasuresScreen = () => {
  const { timeZone } = useMe();
  const navigate = useNavigate();
  const list = useListState(OPTIONS);
  const data = useListQuery(listErasures, { slice: PRIVACY_SLICE, page: list.page, pageSize: list.pageSize });
  const actionsOf = (): RowAction<OpenErasure>[] => [
    { key: 'open', label: words.open, icon: 'eye', onRun: ({ customer }) => void navigate(privacyPath(customer._id)) },
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
      lead={<p className={styles['lead']}>{words.requests}</p>}
      empty={{ why: words.none }}
    />
  );
};
