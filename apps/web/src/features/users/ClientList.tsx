import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '../../kernel/router.ts';
import { ageOn, ageText } from '@amberway/contract/members/age';
import { SCREENS } from '@amberway/contract/shell/routes';
import { shellTexts } from '@amberway/contract/shell/texts';
import type { Client } from '@amberway/contract/users/schemas';
import { useCanAll } from '../../kernel/queries/me.ts';
import { personPath } from '../../kernel/person-segment.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { SearchBox } from '../../ui/list/SearchBox.tsx';
import { WindowedList } from '../../ui/list/WindowedList.tsx';
import { QueryFailure } from '../../ui/LoadFailure.tsx';
import { MoreOnScroll } from '../../ui/MoreOnScroll.tsx';
import { today } from '../../ui/today.ts';
import { nameOf, useClientLink } from './client-link.ts';
import styles from './ClientList.module.css';
import { clientsQuery } from './queries.ts';
import { Skeleton } from '../../ui/kit/Skeleton.tsx';
import { Tooltip } from '../../ui/kit/Tooltip.tsx';

const childrenOf = (client: Client, day: string): string =>
  client.members
    .map(({ firstName, dob }) => {
      const age = dob ? ageOn(dob, day) : null;
      return age ? `${firstName}, ${ageText(age)}` : firstName;
    })
    .join(' · ');

const ROW_PX = 68;
const NONE_ASSIGNED = 'Families appear here when an administrator assigns them to you.';
const NONE_OF_YOUR_OWN = 'No family is assigned to you. You find the children of all families in their list.';

type Props = {
  search: string;
  onSearch: (text: string) => void;
  /** The requested screen of the family; its home by default. */
  wanted?: string | null;
};

/** All clients with their children; a click opens the family's view, the small link its page. */
export const ClientList = ({ search, onSearch, wanted }: Props) => {
  const clients = useInfiniteQuery(clientsQuery(search));
  const linkTo = useClientLink(wanted);
  const everyone = useCanAll('members', 'list');
  const day = today();
  const rows = clients.data?.pages.flatMap((page) => page.data) ?? [];
  const count = clients.data?.pages[0]?.count ?? 0;

  return (
    <div className={styles['wrap']}>
      <SearchBox value={search} onSearch={onSearch} placeholder="Search clients" className={styles['search']} />
      <p className={styles['count']} role="status">
        {clients.isSuccess ? `${count} ${count === 1 ? 'family' : 'families'}` : ' '}
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
        <WindowedList
          rows={rows}
          idOf={(client) => client._id}
          rowHeight={ROW_PX}
          total={count}
          className={styles['list']}
        >
          {(client) => (
            <div className={styles['entry']}>
              <Link {...linkTo(client)} className={styles['row']}>
                <Avatar person={client} size={40} />
                <span className={styles['who']}>
                  <strong>{nameOf(client)}</strong>
                  <span>{childrenOf(client, day) || 'No children added yet'}</span>
                </span>
                {client.choosePlan && <span className={styles['tag']}>{client.choosePlan}</span>}
              </Link>
              <Tooltip content="Open family’s page">
                <Link
                  to={personPath('customer', client._id)}
                  className={styles['page']}
                  aria-label={`Open the page of ${nameOf(client)}`}
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
