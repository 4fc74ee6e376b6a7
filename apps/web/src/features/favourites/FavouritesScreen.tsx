import { useQuery } from '@tanstack/react-query';
import { Link } from '../../kernel/router.ts';
import { deleteFavourite } from '@amberway/contract/favourites/endpoints';
import type { Favourite } from '@amberway/contract/favourites/schemas';
import { favouriteTexts, MAX_FAVOURITES } from '@amberway/contract/favourites/texts';
import { screenTitle } from '@amberway/contract/shell/routes';
import { useCan, useMe } from '../../kernel/queries/me.ts';
import { formatDateTime } from '../../ui/dates.ts';
import { useLayout } from '../../ui/layout.ts';
import { listWithout } from '../../ui/list/cached-list.ts';
import { localList } from '../../ui/list/local-list.ts';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { useListState } from '../../ui/list/use-list-state.ts';
import { useAction } from '../../ui/use-action.ts';
import { ViewerTime } from '../../ui/ViewerTime.tsx';
import { FavouriteRows } from './FavouriteRows.tsx';
import { favouriteHref } from './page-url.ts';
import { FAVOURITES_SLICE, favouritesQuery } from './queries.ts';

const OPTIONS = { pageSizes: [MAX_FAVOURITES] };
const COMPARE = {
  name: (a: Favourite, b: Favourite) => a.name.localeCompare(b.name),
  updatedAt: (a: Favourite, b: Favourite) => Date.parse(a.updatedAt) - Date.parse(b.updatedAt),
};

/** /dashboard/myfavorites: the stored pages. Removal is optimistic and undone when the server rejects it. */
export const FavouritesScreen = () => {
  const { role, timeZone } = useMe();
  const { mobile } = useLayout();
  const mayWrite = useCan('favourites', 'write');
  const list = useListState(OPTIONS);
  const favourites = useQuery(favouritesQuery);
  const data = localList(
    favourites,
    list,
    { textOf: ({ name }) => name, compare: COMPARE },
    () => void favourites.refetch(),
  );
  const { run } = useAction(deleteFavourite, {
    optimistic: ({ params }) => listWithout(favouritesQuery.queryKey, params.id),
    invalidates: [FAVOURITES_SLICE],
    done: favouriteTexts.removed,
  });
  const remove = async ({ _id }: Favourite) => {
    await run({ params: { id: _id } });
  };
  const title = screenTitle('favourites', role);
  const at = ({ updatedAt }: Favourite) => formatDateTime(updatedAt, timeZone);

  if (mobile && data.rows.length > 0) {
    return <FavouriteRows title={title} rows={data.rows} list={list} onRemove={mayWrite ? remove : undefined} />;
  }
  return (
    <ListPage
      title={title}
      noun={['page', 'pages']}
      list={list}
      data={data}
      idOf={({ _id }) => _id}
      nameOf={({ name }) => name}
      columns={[
        {
          key: 'name',
          title: favouriteTexts.pageName,
          text: ({ name }) => name,
          render: (row) => <Link to={favouriteHref(row)}>{row.name}</Link>,
          sortable: true,
        },
        {
          key: 'updatedAt',
          title: favouriteTexts.updateAt,
          text: at,
          render: ({ updatedAt }) => <ViewerTime at={updatedAt} />,
          sortable: true,
          width: 220,
        },
      ]}
      {...(mayWrite && {
        actionsOf: () => [
          { key: 'remove', label: 'Remove', icon: 'trash' as const, onRun: (row: Favourite) => void remove(row) },
        ],
      })}
      empty={{ why: 'Open a page you need often and press the star at the top to keep it here.' }}
    />
  );
};
