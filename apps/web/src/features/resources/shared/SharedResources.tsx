import { useEffect, useState } from 'react';
import type { MemberSummary } from '@amberway/contract/members/schemas';
import { listFamilyResources, listSharedResources, shareResources } from '@amberway/contract/resources/endpoints';
import { SHARED_PAGE } from '@amberway/contract/resources/limits';
import type { SharedResource } from '@amberway/contract/resources/schemas';
import { resourceTexts } from '@amberway/contract/resources/texts';
import { useCan } from '../../../kernel/queries/me.ts';
import { focusLost } from '../../../ui/focus-lost.ts';
import { useRecordUrl } from '../../../ui/form/use-record-url.ts';
import { SharePopover } from '../../../ui/share/SharePopover.tsx';
import type { BulkAction, RowAction } from '../../../ui/list/columns.ts';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import { useListQuery } from '../../../ui/list/use-list-query.ts';
import { useListState } from '../../../ui/list/use-list-state.ts';
import { ChildChoice } from '../../../ui/people/ChildChoice.tsx';
import type { ShareOptions } from '../../../ui/share/share-options.ts';
import { useAction } from '../../../ui/use-action.ts';
import { RESOURCES_SLICE } from '../queries.ts';
import { useOpenFile } from '../use-open-file.ts';
import { usePreview } from '../use-preview.tsx';
import { resourceLabels } from '../labels.ts';
import { sharedColumns, taskColumns } from './columns.tsx';
import styles from './shared.module.css';
import { SharedDetail } from './SharedDetail.tsx';
import { TasksDialog } from './TasksDialog.tsx';
import { useUnshare } from './use-unshare.ts';
import { useWholeFamily } from './use-whole-family.ts';
import { resourcesOf, shareableResources } from './queries.ts';
import { useCoachText } from '../../../ui/people/use-coach-text.ts';

/** Resources of the library, shared with the child. */
const useShareOptions = (memberId: string): ShareOptions => {
  const { run, pending } = useAction(shareResources, { invalidates: [RESOURCES_SLICE], done: resourceTexts.shared });
  return {
    title: resourceLabels.addResources,
    hint: resourceTexts.searchHint,
    search: resourceLabels.search,
    found: resourceTexts.pickerTitle,
    shareOne: resourceTexts.add,
    shared: resourceLabels.added,
    choices: shareableResources,
    already: resourcesOf(memberId),
    onShare: (id) => void run({ params: { id: memberId }, body: { resources: [id] } }),
    pending: pending?.body.resources[0],
  };
};

const TASKS = 'Tasks';
const OPTIONS = { tabs: ['Resources', TASKS], pageSizes: [SHARED_PAGE, 10, 20, 50] };
const TABS = [
  { key: 'Resources', label: resourceTexts.pickerTitle },
  { key: TASKS, label: 'Used in tasks' },
];

type Props = { member: MemberSummary; siblings: readonly MemberSummary[]; onSelect: (id: string) => void };

/** The resources shared with a child, or with each child of the family. */
export const SharedResources = ({ member, siblings }: Props) => {
  const coachText = useCoachText();
  const list = useListState(OPTIONS);
  const at = useRecordUrl();
  const { whole, setWhole, setChild } = useWholeFamily();
  const mayShare = useCan('sharedResources', 'share');
  // Users without access to the library can download, and open the details only to comment.
  const openFile = useOpenFile();
  const preview = usePreview();
  const shareOptions = useShareOptions(member._id);
  const unshare = useUnshare(member._id);
  const [checked, setChecked] = useState<SharedResource | null>(null);
  // The child select is remounted with another child, so the focus is restored.
  useEffect(() => focusLost, []);

  const paging = { slice: RESOURCES_SLICE, page: list.page, pageSize: list.pageSize, paging: 'rows' } as const;
  const inTasks = list.tab === TASKS;
  const query = { ...(list.search && { search: list.search }), ...(inTasks && { usedIn: 'tasks' as const }) };
  const ofChild = useListQuery(listSharedResources, { ...paging, query, params: { id: member._id }, enabled: !whole });
  const ofFamily = useListQuery(listFamilyResources, {
    ...paging,
    query,
    params: { userId: member.parent },
    enabled: whole,
  });
  const data = whole ? ofFamily : ofChild;

  const details = (row: SharedResource) => at.show('View', row._id);
  const handlers = {
    onPreview: preview.show,
    onName: (row: SharedResource) => (mayShare ? details(row) : void openFile(row)),
    onTasks: setChecked,
  };
  const columns = inTasks ? taskColumns(handlers, whole) : sharedColumns(handlers, whole);
  const removable = mayShare && !whole;
  const actionsOf = (row: SharedResource): RowAction<SharedResource>[] => [
    row.isLink
      ? { key: 'open', label: resourceLabels.openLink, icon: 'link', onRun: () => void openFile(row) }
      : { key: 'save', label: resourceLabels.download, icon: 'download', onRun: () => void openFile(row) },
    { key: 'details', label: resourceLabels.details, icon: 'eye', onRun: () => details(row) },
    ...(removable && !row.hasTasks
      ? [
          {
            key: 'remove',
            label: resourceLabels.remove,
            icon: 'trash',
            danger: true,
            onRun: () => void unshare([row]),
          } as const,
        ]
      : []),
  ];
  const bulk: BulkAction<SharedResource>[] = removable
    ? [
        {
          key: 'remove',
          label: resourceTexts.removeSelected,
          icon: 'trash',
          danger: true,
          none: resourceTexts.selectResource,
          onRun: unshare,
        },
      ]
    : [];

  const emptyWhy = mayShare
    ? resourceLabels.emptyShared
    : coachText(resourceLabels.emptyForFamily, resourceLabels.emptyWithoutCoach);
  return (
    <>
      <ListPage<SharedResource>
        title={resourceTexts.sharedTitle}
        noun={['resource', 'resources']}
        list={list}
        data={data}
        columns={columns}
        // The same resource may be shared with two children.
        idOf={({ _id, member: child }) => `${_id}:${child}`}
        nameOf={({ name }) => name}
        lockedOf={({ hasTasks }) => (hasTasks ? resourceTexts.usedByTask : undefined)}
        actionsOf={actionsOf}
        tabs={TABS}
        lead={
          <div className={styles['lead']}>
            <ChildChoice
              child={whole ? null : member}
              siblings={siblings}
              onSelect={setChild}
              all={{ label: resourceLabels.allChildren, onSelect: () => setWhole(true) }}
            />
          </div>
        }
        actions={mayShare && !whole && <SharePopover options={shareOptions} />}
        search={{ placeholder: resourceLabels.searchShared }}
        bulk={bulk}
        empty={{ why: inTasks ? resourceLabels.emptyTasks : emptyWhy }}
      />
      {preview.dialog}
      <TasksDialog resource={checked} onClose={() => setChecked(null)} />
      <SharedDetail at={at} />
    </>
  );
};
