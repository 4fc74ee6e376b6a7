import { useNavigate } from '../../kernel/router.ts';
import { listUnusualReadings } from '@amberway/contract/privacy/endpoints';
import type { UnusualReading } from '@amberway/contract/privacy/schemas';
import { SCREENS } from '@amberway/contract/shell/routes';
import { useMe } from '../../kernel/queries/me.ts';
import { formatDateTime } from '../../ui/dates.ts';
import type { ListColumn, RowAction } from '../../ui/list/columns.ts';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { useListQuery } from '../../ui/list/use-list-query.ts';
import { useListState } from '../../ui/list/use-list-state.ts';
import { fullName } from '../../ui/people/full-name.ts';
import { openedFamiliesPath } from './address.ts';
import styles from './privacy.module.css';
import { PRIVACY_SLICE } from './queries.ts';
import { labels } from './labels.ts';

const OPTIONS = { pageSizes: [20, 50, 100] };

const nameOf = ({ person }: UnusualReading) => (person ? fullName(person) : labels.someone);

const columnsIn = (zone: string | null): readonly ListColumn<UnusualReading>[] => [
  { key: 'person', title: labels.person, text: nameOf },
  { key: 'families', title: labels.families, width: 220, text: ({ families }) => String(families) },
  { key: 'at', title: labels.noticed, width: 200, text: ({ at }) => formatDateTime(at, zone) },
];

/** /dashboard/unusualReading: who opened the records of many families, for administrators. */
export const UnusualReadingScreen = () => {
  const { timeZone } = useMe();
  const navigate = useNavigate();
  const list = useListState(OPTIONS);
  const data = useListQuery(listUnusualReadings, {
    slice: PRIVACY_SLICE,
    page: list.page,
    pageSize: list.pageSize,
    query: { search: list.search },
  });
  const actionsOf = (): RowAction<UnusualReading>[] => [
    { key: 'open', label: labels.open, icon: 'eye', onRun: ({ _id }) => navigate(openedFamiliesPath(_id)) },
  ];
  return (
    <ListPage<UnusualReading>
      title={SCREENS.unusualReading.title}
      noun={['notice', 'notices']}
      list={list}
      data={data}
      columns={columnsIn(timeZone)}
      idOf={({ _id }) => _id}
      nameOf={nameOf}
      actionsOf={actionsOf}
      search={{ placeholder: labels.searchPeople }}
      export={{ name: 'unusual-reading' }}
      lead={<p className={styles['lead']}>{labels.unusualLead}</p>}
      empty={{ why: labels.noUnusual }}
    />
  );
};
