import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from '../../kernel/router.ts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { shellTexts } from '@amberway/contract/shell/texts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { WindowedList } from '../../ui/list/WindowedList.tsx';
import { QueryFailure } from '../../ui/LoadFailure.tsx';
import { MoreOnScroll } from '../../ui/MoreOnScroll.tsx';
import { HoverCard } from '../../ui/people/HoverCard.tsx';
import { SearchInput } from '../../ui/SearchInput.tsx';
import { useDebounced } from '../../ui/use-debounced.ts';
import { Capacity } from './Capacity.tsx';
import { ClientCard } from './ClientCard.tsx';
import { nameOf, useClientLink } from './client-link.ts';
import styles from './ClientPanel.module.css';
import { clientsQuery } from './queries.ts';
import { Skeleton } from '../../ui/kit/Skeleton.tsx';

const ROW_PX = 48;

/** The coach's clients in the sidebar. */
export const ClientPanel = ({ collapsed }: { collapsed: boolean }) => {
  const [text, setText] = useState('');
  const clients = useInfiniteQuery(clientsQuery(useDebounced(text.trim())));
  const linkTo = useClientLink();
  const location = useLocation();
  const first = clients.data?.pages[0];
  const rows = clients.data?.pages.flatMap((page) => page.data) ?? [];

  return (
    <section className={styles['panel']} aria-label="Clients">
      {first && <Capacity clients={first.currentClients} capacity={first.totalCapacity} collapsed={collapsed} />}
      {!collapsed && <SearchInput value={text} onChange={setText} placeholder="Search clients" />}
      <div className={styles['scroll']}>
        {clients.isPending && <Skeleton title={false} rows={4} />}
        {clients.error && rows.length === 0 && !collapsed && <QueryFailure query={clients} />}
        <WindowedList rows={rows} idOf={(client) => client._id} rowHeight={ROW_PX} total={first?.count ?? rows.length}>
          {(client) => (
            <HoverCard content={<ClientCard client={client} />}>
              <Link
                {...linkTo(client)}
                className={styles['client']}
                aria-label={collapsed ? nameOf(client) : undefined}
              >
                <Avatar person={client} size={30} />
                {!collapsed && (
                  <span>
                    <b>{nameOf(client)}</b>
                    <small>{client.members.map((child) => child.firstName).join(', ') || 'No children yet'}</small>
                  </span>
                )}
              </Link>
            </HoverCard>
          )}
        </WindowedList>
        {clients.isSuccess && rows.length === 0 && !collapsed && (
          <p className={styles['none']}>
            {text ? shellTexts.noResults : 'No clients yet. Your administrator assigns them.'}
          </p>
        )}
        <MoreOnScroll pages={clients} />
      </div>
      <Link
        to={SCREENS.usersExpand.path}
        state={{ background: location }}
        className={styles['expand']}
        aria-label={collapsed ? 'Expand list' : undefined}
      >
        {collapsed ? <Icon name="expand" /> : 'Expand list'}
      </Link>
    </section>
  );
};
