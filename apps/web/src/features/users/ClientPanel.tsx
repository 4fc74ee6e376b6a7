import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from '../../kernel/router.ts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { shellTexts } from '@amberway/contract/shell/texts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { WindowedList } from '../../ui/list/WindowedList.tsx';
import { QueryFailure } from '../../ui/LoadFailure.tsx';
import { MoreOnScroll } from '../../ui/MoreOnScroll.tsx';
import { HoverCard } from '../../ui/people/HoverCard.tsx';
import { SearchInput } from '../../ui/SearchInput.tsx';
import { useDebounced } from '../../ui/use-debounced.ts';
import { Capacity } from './Capacity.tsx';
import { ClientCard } from './ClientCard.tsx';
import { ClientLineLink } from './ClientLineLink.tsx';
import { linesOf } from './client-rows.ts';
import styles from './ClientPanel.module.css';
import { clientsQuery, useLiveClients } from './queries.ts';
import { Skeleton } from '../../ui/kit/Skeleton.tsx';

const ROW_PX = 52;

/** The coach's clients in the sidebar. */
export const ClientPanel = ({ collapsed }: { collapsed: boolean }) => {
  const [text, setText] = useState('');
  const clients = useInfiniteQuery(clientsQuery(useDebounced(text.trim())));
  const location = useLocation();
  const first = clients.data?.pages[0];
  const lines = linesOf(clients.data?.pages.flatMap((page) => page.data) ?? []);
  useLiveClients();

  return (
    <section className={styles['panel']} aria-label="Clients">
      {first && (
        <Capacity
          clients={first.currentClients}
          capacity={first.totalCapacity}
          listed={text ? undefined : first.children}
          collapsed={collapsed}
        />
      )}
      {!collapsed && <SearchInput value={text} onChange={setText} placeholder="Search clients" />}
      <div className={styles['scroll']}>
        {clients.isPending && <Skeleton title={false} rows={4} />}
        {clients.error && lines.length === 0 && !collapsed && <QueryFailure query={clients} />}
        <WindowedList
          rows={lines}
          idOf={({ id }) => id}
          rowHeight={ROW_PX}
          total={Math.max(lines.length, first?.children ?? 0)}
        >
          {(line) => (
            <HoverCard content={<ClientCard client={line.client} />}>
              <ClientLineLink line={line} collapsed={collapsed} />
            </HoverCard>
          )}
        </WindowedList>
        {clients.isSuccess && lines.length === 0 && !collapsed && (
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
