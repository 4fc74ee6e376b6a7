import { Suspense } from 'react';
import { SCREENS } from '@amberway/contract/shell/routes';
import { useCan, useCanAll } from '../../kernel/queries/me.ts';
import { Link, useLocation } from '../../kernel/router.ts';
import { EmptyState } from '../EmptyState.tsx';
import { loadable } from '../../kernel/loadable.tsx';

// Lazy: only those who may read every family search all children.
const ChildSearch = loadable(async () => (await import('./ChildSearch.tsx')).ChildSearch);

type Props = {
  title?: string;
  /** 'Files belong to a child: choose whose to see.' */
  why: string;
  onSelect: (id: string) => void;
};

/** What staff see on a page about a child before one is selected: the search of all families, or the client list. */
export const ChooseChild = ({ title = 'No child is chosen', why, onSelect }: Props) => {
  const clients = useCan('users', 'clients');
  const everyone = useCanAll('members', 'list');
  const { pathname } = useLocation();
  const list = clients
    ? { to: `${SCREENS.usersExpand.path}?${new URLSearchParams({ for: pathname })}`, text: 'Choose a client' }
    : { to: SCREENS.members.path, text: 'Choose a child' };
  return (
    <EmptyState
      title={title}
      action={
        everyone ? (
          <Suspense>
            <ChildSearch onSelect={onSelect} />
          </Suspense>
        ) : (
          <Link to={list.to}>{list.text}</Link>
        )
      }
    >
      {why}
    </EmptyState>
  );
};
