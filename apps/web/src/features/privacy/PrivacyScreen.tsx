import { useQuery } from '@tanstack/react-query';
import { trueNow } from '../../kernel/device/clock.ts';
import { useParams } from '../../kernel/router.ts';
import { listAccess } from '@amberway/contract/privacy/endpoints';
import type { AccessEntry } from '@amberway/contract/privacy/schemas';
import { AREA_LABELS } from '@amberway/contract/privacy/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { useMe } from '../../kernel/queries/me.ts';
import { formatDateTime } from '../../ui/dates.ts';
import { Waiting } from '../../ui/kit/Waiting.tsx';
import type { ListColumn } from '../../ui/list/columns.ts';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { useListQuery } from '../../ui/list/use-list-query.ts';
import { useListState } from '../../ui/list/use-list-state.ts';
import { QueryFailure } from '../../ui/LoadFailure.tsx';
import { fullName } from '../../ui/people/full-name.ts';
import { saidTime } from '../../ui/said-dates.ts';
import { ViewerTime } from '../../ui/ViewerTime.tsx';
import styles from './privacy.module.css';
import { PRIVACY_SLICE, privacyQuery } from './queries.ts';
import { RecordCards } from './RecordCards.tsx';
import { labels } from './labels.ts';

const OPTIONS = { pageSizes: [20, 50, 100] };

const nameOf = ({ person }: AccessEntry) => (person ? fullName(person) : labels.someone);

const columnsIn = (zone: string | null, own: boolean): readonly ListColumn<AccessEntry>[] => [
  { key: 'person', title: labels.person, text: nameOf },
  { key: 'area', title: labels.area, text: ({ area }) => AREA_LABELS[area] },
  {
    key: 'kind',
    title: labels.kind,
    width: 280,
    text: ({ kind, area, until }) => {
      if (until)
        return labels.openedUntil((own ? saidTime : formatDateTime)(until, zone), Date.parse(until) < trueNow());
      return area === 'view' ? labels.acted : labels[kind];
    },
  },
  {
    key: 'at',
    title: labels.at,
    width: 200,
    text: ({ at }) => formatDateTime(at, zone),
    render: ({ at }) => <ViewerTime at={at} />,
  },
];

const Page = ({ customerId, own }: { customerId: string; own: boolean }) => {
  const { timeZone } = useMe();
  const list = useListState(OPTIONS);
  const privacy = useQuery(privacyQuery(customerId));
  const data = useListQuery(listAccess, {
    slice: PRIVACY_SLICE,
    page: list.page,
    pageSize: list.pageSize,
    params: { customerId },
  });
  if (privacy.error && !privacy.data) return <QueryFailure query={privacy} />;
  return (
    <ListPage<AccessEntry>
      title={SCREENS.privacy.title}
      noun={['entry', 'entries']}
      // No count in the heading: it would be that of the log below, which its footer shows.
      unasked
      extra={privacy.data && (own ? labels.lead : labels.leadOf(fullName(privacy.data.customer)))}
      list={list}
      data={data}
      columns={columnsIn(timeZone, own)}
      idOf={({ _id }) => _id}
      nameOf={nameOf}
      lead={
        <>
          {privacy.data ? <RecordCards privacy={privacy.data} zone={timeZone} own={own} /> : <Waiting />}
          <div className={styles['over']}>
            <h2>{labels.accessTitle}</h2>
            <p>{own ? labels.accessNote : labels.accessNoteOf}</p>
          </div>
        </>
      }
      empty={{ why: labels.nobody }}
    />
  );
};

/** /dashboard/privacy: a family's own record. */
export const PrivacyScreen = () => <Page customerId={useMe()._id} own />;

/** /dashboard/privacy/:customerId: the same for administrators. */
export const PrivacyOfScreen = () => <Page customerId={useParams()['customerId'] ?? ''} own={false} />;
