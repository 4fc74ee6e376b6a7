import { listUploadedResources } from '@amberway/contract/resources/endpoints';
import { SCREENS } from '@amberway/contract/shell/routes';
import { useCan } from '../../kernel/queries/me.ts';
import { useAllowedRecord } from '../../ui/form/use-allowed-record.ts';
import { useListQuery } from '../../ui/list/use-list-query.ts';
import { useListState } from '../../ui/list/use-list-state.ts';
import { ResourceDrawer } from './form/ResourceDrawer.tsx';
import { Library, LIBRARY_OPTIONS } from './list/Library.tsx';
import { libraryQuery } from './list/use-library-filters.ts';
import { RESOURCES_SLICE } from './queries.ts';
import { resourceWords } from './words.ts';

/** /dashboard/uploads: the files among the resources, with those who received them. */
export const UploadsScreen = () => {
  const list = useListState(LIBRARY_OPTIONS);
  const at = useAllowedRecord({ create: useCan('resources', 'create'), edit: useCan('resources', 'edit') });
  const data = useListQuery(listUploadedResources, {
    slice: RESOURCES_SLICE,
    page: list.page,
    pageSize: list.pageSize,
    paging: 'rows',
    query: libraryQuery(list),
  });
  return (
    <>
      <Library
        title={SCREENS.uploads.title}
        list={list}
        data={data}
        at={at}
        why={resourceWords.emptyUploads}
        withReceivers
      />
      <ResourceDrawer at={at} />
    </>
  );
};
