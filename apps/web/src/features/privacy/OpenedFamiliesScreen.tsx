import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '../../kernel/router.ts';
import { listOpenedFamilies } from '@amberway/contract/privacy/endpoints';
import type { OpenedFamily } from '@amberway/contract/privacy/schemas';
import { AREA_LABELS } from '@amberway/contract/privacy/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { useMe } from '../../kernel/queries/me.ts';
import { formatDateTime } from '../../ui/dates.ts';
import type { ListColumn, RowAction } from '../../ui/list/columns.ts';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { useListQuery } from '../../ui/list/use-list-query.ts';
import { useListState } from '../../ui/list/use-list-state.ts';
import { fullName } from '../../ui/people/full-name.ts';
import { privacyPath } from './address.ts';
import styles from './privacy.module.css';
import { PRIVACY_SLICE, unusualReadingQuery } from './queries.ts';
import { labels } from './labels.ts';

const OPTIONS = { pageSizes: [20, 50, 100] };

const nameOf = ({ customer }: OpenedFamily) => fullName(customer);

const columnsIn = (zone: string | null): readonly ListColumn<OpenedFamily>[] => [
  { key: 'family', title: labels.family, text: nameOf },
  { key: 'parts', title: labels.parts, text: ({ areas }) => areas.map((area) => AREA_LABELS[area]).join(', ') },
  { key: 'at', title: labels.lastOpened, width: 200, text: ({ at }) => formatDateTime(at, zone) },
];

/** /dashboard/unusualReading/:id: the families whose records one user opened on one day. */
export const OpenedFamiliesScreen = () => {
  const { timeZone } = useMe();
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const list = useListState(OPTIONS);
  const data = useListQuery(listOpenedFamilies, {
    slice: PRIVACY_SLICE,
    page: list.page,
    pageSize: list.pageSize,
    params: { id },
    query: { search: list.search },
  });
  const { data: reading } = useQuery(unusualReadingQuery(id));
  const actionsOf = (): RowAction<OpenedFamily>[] => [
    { key: 'open', label: labels.open, icon: 'eye', onRun: ({ customer }) => navigate(privacyPath(customer._id)) },
  ];
  return (
    <ListPage<OpenedFamily>
      title={SCREENS.openedFamilies.title}
      noun={['family', 'families']}
      list={list}
      data={data}
      columns={columnsIn(timeZone)}
      idOf={({ customer }) => customer._id}
      nameOf={nameOf}
      actionsOf={actionsOf}
      search={{ placeholder: labels.searchFamilies }}
      export={{ name: 'opened-families' }}
      lead={
        <p className={styles['lead']}>
          {reading &&
            labels.openedLead(
              reading.person ? fullName(reading.person) : labels.someone,
              formatDateTime(reading.at, timeZone),
            )}{' '}
          <Link to={SCREENS.unusualReading.path}>{labels.backToUnusual}</Link>
        </p>
      }
      empty={{ why: labels.nothingOpened }}
    />
  );
};
