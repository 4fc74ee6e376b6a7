import { Link } from 'react-router';
import { listResources } from '@amberway/contract/resources/endpoints';
import { resourceTexts } from '@amberway/contract/resources/texts';
import { mayOpen, SCREENS } from '@amberway/contract/shell/routes';
import { useCan, useMe } from '../../kernel/queries/me.ts';
import { useListQuery } from '../../ui/list/use-list-query.ts';
import { useListState } from '../../ui/list/use-list-state.ts';
import { ResourceDrawer } from './form/ResourceDrawer.tsx';
import { Library, LIBRARY_OPTIONS } from './list/Library.tsx';
import { libraryQuery } from './list/use-library-filters.ts';
import { RESOURCES_SLICE } from './queries.ts';
import { useResourcePlace } from './use-resource-place.ts';
import { resourceWords } from './words.ts';

/** /dashboard/resources, and /dashboard/resources/{id} with that resource open. */
export const ResourcesScreen = () => {
  const { role } = useMe();
  const list = useListState(LIBRARY_OPTIONS);
  const at = useResourcePlace({ create: useCan('resources', 'create'), edit: useCan('resources', 'edit') });
  const data = useListQuery(listResources, {
    slice: RESOURCES_SLICE,
    page: list.page,
    pageSize: list.pageSize,
    paging: 'rows',
    query: libraryQuery(list),
  });
  return (
    <>
      <Library
        title={SCREENS.resources.title}
        list={list}
        data={data}
        at={at}
        why={resourceWords.emptyLibrary}
        extra={
          mayOpen('resourceCategories', role) && (
            <Link to={SCREENS.resourceCategories.path}>{resourceTexts.viewCategories}</Link>
          )
        }
      />
      <ResourceDrawer at={at} />
    </>
  );
};
