import { useSearchParams } from '../../kernel/router.ts';
import { SEARCH_TEXT_MAX } from '@amberway/contract/kernel/limits';
import { SCREENS } from '@amberway/contract/shell/routes';
import { useCan } from '../../kernel/queries/me.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ClientList } from './ClientList.tsx';

/** The expanded client list as a page; the search is in the URL. */
export const ClientsScreen = () => {
  const [params, setParams] = useSearchParams();
  const allowed = useCan('users', 'clients');
  const wanted = params.get('for');
  const setSearch = (text: string) =>
    setParams({ ...(wanted && { for: wanted }), ...(text && { search: text }) }, { replace: true });
  return (
    <>
      <PageHeading title={SCREENS.usersExpand.title} />
      {allowed ? (
        <ClientList
          search={(params.get('search') ?? '').slice(0, SEARCH_TEXT_MAX)}
          onSearch={setSearch}
          wanted={wanted}
        />
      ) : (
        <EmptyState title="There is no client list in this view">
          Coaches see the families they work with here.
        </EmptyState>
      )}
    </>
  );
};
