import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '../../kernel/router.ts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { shellTexts } from '@amberway/contract/shell/texts';
import { useCanAll } from '../../kernel/queries/me.ts';
import { personPath } from '../../kernel/person-segment.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { SearchBox } from '../../ui/list/SearchBox.tsx';
import { WindowedList } from '../../ui/list/WindowedList.tsx';
import { QueryFailure } from '../../ui/LoadFailure.tsx';
import { MoreOnScroll } from '../../ui/MoreOnScroll.tsx';
import { nameOf } from './client-link.ts';
import { ClientLineLink } from './ClientLineLink.tsx';
import { linesOf } from './client-rows.ts';
import styles from './ClientList.module.css';
import { clientsQuery, useLiveClients } from './queries.ts';
import { Skeleton } from '../../ui/kit/Skeleton.tsx';
import { Tooltip } from '../../ui/kit/Tooltip.tsx';

const childrenText = (n: number) => `${n} ${n === 1 ? 'child' : 'children'}`;
const familiesText = (n: number) => `${n} ${n === 1 ? 'family' : 'families'}`;

const ROW_PX = 68;
const NONE_ASSIGNED = 'Families appear here when an administrator assigns them to you.';
const NONE_OF_YOUR_OWN = 'No family is assigned to you. You find the children of all families in their list.';

type Props = {
  search: string;
  onSearch: (text: string) => void;
  /** The requested screen about the child; the child's page by default. */
  wanted?: string | null;
};

/** All clients, a line for each child; a press opens the child's page, the small link the family's. */
export const ClientList = ({ search, onSearch, wanted }: Props) => {
  const clients = useInfiniteQuery(clientsQuery(search));
  const everyone = useCanAll('members', 'list');
  const rows = clients.data?.pages.flatMap((page) => page.data) ?? [];
  const lines = linesOf(rows);
  const first = clients.data?.pages[0];
  const count = Math.max(lines.length, first?.children ?? 0);
  useLiveClients();

  return (
    <div className={styles['wrap']}>
      <SearchBox value={search} onSearch={onSearch} placeholder="Search clients" className={styles['search']} />
      <p className={styles['count']} role="status">
        {first ? `${childrenText(first.children)} of ${familiesText(first.count)}` : '\u00a0'}
      </p>
      {clients.isPending && <Skeleton avatar rows={5} />}
      {clients.error && rows.length === 0 && <QueryFailure query={clients} />}
      {clients.isSuccess && rows.length === 0 && (
        <EmptyState
          title={search ? shellTexts.noResults : shellTexts.nothingHere}
          small
          action={everyone && !search && <Link to={SCREENS.members.path}>{SCREENS.members.title}</Link>}
        >
          {search ? 'Try a part of the name or email.' : everyone ? NONE_OF_YOUR_OWN : NONE_ASSIGNED}
        </EmptyState>
      )}
      {rows.length > 0 && (
        <WindowedList rows={lines} idOf={({ id }) => id} rowHeight={ROW_PX} total={count} className={styles['list']}>
          {(line) => (
            <div className={styles['entry']}>
              <ClientLineLink line={line} wanted={wanted} className={styles['row']} />
              {line.client.choosePlan && <span className={styles['tag']}>{line.client.choosePlan}</span>}
              <Tooltip content="Open family’s page">
                <Link
                  to={personPath('customer', line.client._id)}
                  className={styles['page']}
                  aria-label={`Open the page of ${nameOf(line.client)}`}
                >
                  <Icon name="person" />
                </Link>
              </Tooltip>
            </div>
          )}
        </WindowedList>
      )}
      <MoreOnScroll pages={clients} />
    </div>
  );
};
