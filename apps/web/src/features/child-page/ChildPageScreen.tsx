import { useQuery } from '@tanstack/react-query';
import { SCREENS } from '@amberway/contract/shell/routes';
import { isPassing } from '../../kernel/api-error.ts';
import { useCan } from '../../kernel/queries/me.ts';
import { Link, useParams } from '../../kernel/router.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { QueryFailure } from '../../ui/LoadFailure.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ScreenSkeleton } from '../../ui/ScreenSkeleton.tsx';
import { ChildPage } from './ChildPage.tsx';
import { childPageQuery } from './queries.ts';

/** A colleague's family, a child that was removed, or an old link: the server does not say which. */
const NotYours = () => {
  const clients = useCan('users', 'clients');
  const to = clients ? SCREENS.usersExpand : SCREENS.members;
  return (
    <>
      <PageHeading title="This child is not among your clients" />
      <EmptyState
        title="There is nothing to show you here"
        action={<Link to={to.path}>{clients ? 'See your clients' : 'See all children'}</Link>}
      >
        Perhaps a colleague works with the family now, or it has left. If you need to work with it, open the family from
        Customers and cover for your colleague, or ask an administrator.
      </EmptyState>
    </>
  );
};

/** /dashboard/child/{memberId}: a child for the staff who work with it. */
export const ChildPageScreen = () => {
  const { memberId = '' } = useParams();
  const query = useQuery(childPageQuery(memberId));
  // A page that is shown is taken away when the family is no longer the viewer's.
  if (query.error && !isPassing(query.error)) return <NotYours />;
  if (query.data) return <ChildPage key={memberId} page={query.data} />;
  if (query.error) return <QueryFailure query={query} />;
  return <ScreenSkeleton />;
};
