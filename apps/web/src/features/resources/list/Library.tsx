import { type ReactNode, useMemo, useState } from 'react';
import { searchTextOf } from '@amberway/contract/content/referrals';
import { LIBRARY_SORTS, type listResources, type listUploadedResources } from '@amberway/contract/resources/endpoints';
import { LIBRARY_PAGE } from '@amberway/contract/resources/limits';
import { isShareable } from '@amberway/contract/resources/status';
import { resourceTexts } from '@amberway/contract/resources/texts';
import { useMe } from '../../../kernel/queries/me.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useLayout } from '../../../ui/layout.ts';
import type { RowAction } from '../../../ui/list/columns.ts';
import { LayoutSwitch } from '../../../ui/list/LayoutSwitch.tsx';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import { useListLayout } from '../../../ui/list/use-list-layout.ts';
import { useListQuery } from '../../../ui/list/use-list-query.ts';
import { useListState } from '../../../ui/list/use-list-state.ts';
import { ResourceDrawer } from '../form/ResourceDrawer.tsx';
import { RESOURCES_SLICE } from '../queries.ts';
import { ReviewSwitch } from '../ReviewSwitch.tsx';
import { SendBackDialog } from '../SendBackDialog.tsx';
import { ShareDialog } from '../ShareDialog.tsx';
import { useOpenFile } from '../use-open-file.ts';
import { usePreview } from '../use-preview.tsx';
import { useResourceActions } from '../use-resource-actions.ts';
import { useResourcePlace } from '../use-resource-place.ts';
import { resourceLabels } from '../labels.ts';
import { libraryColumns, type LibraryRow } from './columns.tsx';
import { ResourceRows, RowsAround } from './ResourceRows.tsx';
import {
  LIBRARY_FILTERS,
  libraryQuery,
  onlyFavourites,
  setOnlyFavourites,
  useLibraryFilters,
} from './use-library-filters.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { UrlCheckbox } from '../../../ui/UrlCheckbox.tsx';

const OPTIONS = { filters: [...LIBRARY_FILTERS], sorts: LIBRARY_SORTS, pageSizes: [LIBRARY_PAGE, 100, 200] };

type Props = {
  title: string;
  from: typeof listResources | typeof listUploadedResources;
  extra?: ReactNode;
  why: string;
  /** The uploads also show their recipients. */
  withReceivers?: boolean;
};

const lockedOf = ({ isDeleted, status }: LibraryRow) =>
  isDeleted ? resourceTexts.deletedRow : isShareable(status) ? undefined : resourceTexts.notShareable;

/** The library in both variants: as a table, or as a list with large pictures. One resource may be open. */
export const Library = ({ title, from, extra, why, withReceivers = false }: Props) => {
  const { timeZone } = useMe();
  const list = useListState(OPTIONS);
  const data = useListQuery(from, {
    slice: RESOURCES_SLICE,
    page: list.page,
    pageSize: list.pageSize,
    paging: 'rows',
    query: libraryQuery(list),
  });
  const { mobile } = useLayout();
  const { layout, setLayout } = useListLayout();
  const actions = useResourceActions();
  const { may } = actions;
  const at = useResourcePlace(may);
  const openFile = useOpenFile();
  const preview = usePreview();
  const filters = useLibraryFilters(list);
  const [returning, setReturning] = useState<LibraryRow | null>(null);
  const [sharing, setSharing] = useState<readonly LibraryRow[] | null>(null);
  const columns = libraryColumns({ actions, onPreview: preview.show, zone: timeZone, withReceivers });
  // Passed to the rows by context, because the generic list knows nothing of resources.
  const around = useMemo(() => ({ actions, onPreview: preview.show }), [actions, preview.show]);

  const actionsOf = (row: LibraryRow): RowAction<LibraryRow>[] => [
    ...(row.isDeleted
      ? []
      : [
          row.isLink
            ? ({ key: 'open', label: resourceLabels.openLink, icon: 'link', onRun: () => void openFile(row) } as const)
            : ({
                key: 'save',
                label: resourceLabels.download,
                icon: 'download',
                onRun: () => void openFile(row),
              } as const),
        ]),
    ...(actions.review.decides(row)
      ? [
          {
            key: 'approve',
            label: resourceTexts.approve,
            icon: 'thumbUp',
            onRun: () => actions.review.approve(row),
          } as const,
          {
            key: 'sendBack',
            label: resourceTexts.sendBack,
            icon: 'undo',
            onRun: () => setReturning(row),
          } as const,
        ]
      : []),
    { key: 'view', label: 'View', icon: 'eye', onRun: () => at.show('View', row._id) },
    ...(may.edit && !row.isDeleted
      ? [{ key: 'edit', label: 'Edit', icon: 'edit', onRun: () => at.show('Edit', row._id) } as const]
      : []),
    ...(may.share && !lockedOf(row)
      ? [{ key: 'share', label: resourceLabels.shareWithChild, icon: 'share', onRun: () => setSharing([row]) } as const]
      : []),
    ...(may.delete && !row.isDeleted
      ? [{ key: 'delete', label: 'Delete', icon: 'trash', danger: true, onRun: () => actions.remove(row) } as const]
      : []),
    ...(may.delete && row.isDeleted
      ? [{ key: 'restore', label: 'Restore', icon: 'restore', onRun: () => void actions.restore(row) } as const]
      : []),
  ];
  const add = may.create && (
    <Button variant="primary" icon={<Icon name="plus" size={18} />} onClick={() => at.show('Create')}>
      {resourceTexts.addResource}
    </Button>
  );

  return (
    <RowsAround value={around}>
      <ListPage<LibraryRow>
        title={title}
        noun={['resource', 'resources']}
        list={list}
        data={data}
        columns={columns}
        idOf={({ _id }) => _id}
        nameOf={({ name }) => name}
        toneOf={({ isDeleted }) => (isDeleted ? 'red' : undefined)}
        hintOf={({ isDeleted }) => (isDeleted ? resourceTexts.deletedRow : undefined)}
        lockedOf={lockedOf}
        actionsOf={actionsOf}
        actionsShown={5}
        extra={
          <>
            {extra}
            <ReviewSwitch review={actions.review} />
          </>
        }
        actions={add}
        search={{ placeholder: resourceLabels.search, clean: searchTextOf }}
        filters={filters}
        tools={
          <>
            <UrlCheckbox checked={onlyFavourites(list)} onChange={(on) => setOnlyFavourites(list, on)}>
              {resourceTexts.favourite}
            </UrlCheckbox>
            {!mobile && <LayoutSwitch layout={layout} onChange={setLayout} />}
          </>
        }
        bulk={
          may.share
            ? [
                {
                  key: 'share',
                  label: resourceLabels.shareWithChild,
                  icon: 'share',
                  none: resourceTexts.selectResource,
                  onRun: (rows) => setSharing(rows),
                },
              ]
            : []
        }
        export={{ name: 'resources' }}
        empty={{ why, ...(add && { action: add }) }}
        rowsAs={mobile || layout === 'list' ? ResourceRows : undefined}
      />
      {preview.dialog}
      <ShareDialog resources={sharing} onClose={() => setSharing(null)} />
      {returning && <SendBackDialog resource={returning} onClose={() => setReturning(null)} />}
      <ResourceDrawer at={at} />
    </RowsAround>
  );
};
