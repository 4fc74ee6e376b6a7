import type { MemberSummary } from '@amberway/contract/members/schemas';
import { listSharedVideos, shareVideos } from '@amberway/contract/shared-videos/endpoints';
import type { SharedVideo } from '@amberway/contract/shared-videos/schemas';
import { SHARED_VIDEOS_PAGE, sharedVideoTexts } from '@amberway/contract/shared-videos/texts';
import { screenTitle } from '@amberway/contract/shell/routes';
import { useCan, useMe } from '../../kernel/queries/me.ts';
import { useRecordUrl } from '../../ui/form/use-record-url.ts';
import { SharePopover } from '../../ui/share/SharePopover.tsx';
import type { BulkAction, RowAction } from '../../ui/list/columns.ts';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { useListQuery } from '../../ui/list/use-list-query.ts';
import { useListState } from '../../ui/list/use-list-state.ts';
import { ChildChoice } from '../../ui/people/ChildChoice.tsx';
import type { ShareOptions } from '../../ui/share/share-options.ts';
import { useAction } from '../../ui/use-action.ts';
import { columnsFor } from './columns.tsx';
import { SHARED_VIDEOS_SLICE, shareableVideos, videosOf } from './queries.ts';
import styles from './shared-videos.module.css';
import { useUnshare } from './use-unshare.ts';
import { WatchDialog } from './WatchDialog.tsx';
import { sharedVideoLabels } from './labels.ts';
import { useCoachText } from '../../ui/people/use-coach-text.ts';

/** Shares videos of the library with the child. */
const useShareOptions = (memberId: string): ShareOptions => {
  const { run, pending } = useAction(shareVideos, {
    invalidates: [SHARED_VIDEOS_SLICE],
    done: sharedVideoTexts.shared,
  });
  return {
    title: sharedVideoLabels.share,
    search: sharedVideoLabels.find,
    found: sharedVideoLabels.find,
    shareOne: sharedVideoLabels.shareOne,
    shared: sharedVideoLabels.sharedMark,
    choices: shareableVideos,
    already: videosOf(memberId),
    onShare: (id) => void run({ params: { memberId }, body: { videos: [id] } }),
    pending: pending?.body.videos[0],
  };
};

const OPTIONS = { pageSizes: [SHARED_VIDEOS_PAGE, 10, 20, 50] };

type Props = { member: MemberSummary; siblings: readonly MemberSummary[]; onSelect: (id: string) => void };

export const SharedVideos = ({ member, siblings, onSelect }: Props) => {
  const coachText = useCoachText();
  const { role, timeZone } = useMe();
  const list = useListState(OPTIONS);
  const at = useRecordUrl();
  const mayShare = useCan('sharedVideos', 'share');
  const shareOptions = useShareOptions(member._id);
  const unshare = useUnshare(member._id);
  const data = useListQuery(listSharedVideos, {
    slice: SHARED_VIDEOS_SLICE,
    page: list.page,
    pageSize: list.pageSize,
    params: { memberId: member._id },
    query: { ...(list.search && { search: list.search }) },
  });
  const watch = ({ _id }: SharedVideo) => at.show('View', _id);
  const actionsOf = (row: SharedVideo): RowAction<SharedVideo>[] => [
    {
      key: 'unshare',
      label: sharedVideoLabels.unshare,
      icon: 'trash',
      danger: true,
      onRun: () => void unshare([row]),
    },
  ];
  const bulk: BulkAction<SharedVideo>[] = mayShare
    ? [
        {
          key: 'unshare',
          label: sharedVideoLabels.unshareChosen,
          icon: 'trash',
          danger: true,
          none: sharedVideoTexts.selectVideo,
          onRun: unshare,
        },
      ]
    : [];
  return (
    <>
      <ListPage<SharedVideo>
        title={screenTitle('sharedVideos', role)}
        noun={['video', 'videos']}
        list={list}
        data={data}
        columns={columnsFor(timeZone, watch)}
        idOf={({ _id }) => _id}
        nameOf={({ title }) => title}
        hrefOf={({ _id }) => at.href('View', _id)}
        actionsOf={mayShare ? actionsOf : undefined}
        lead={
          <div className={styles['lead']}>
            <ChildChoice child={member} siblings={siblings} onSelect={onSelect} />
          </div>
        }
        actions={mayShare && <SharePopover options={shareOptions} />}
        search={{ placeholder: sharedVideoLabels.search }}
        bulk={bulk}
        empty={{ why: mayShare ? sharedVideoLabels.emptyStaff : coachText(sharedVideoLabels.emptyFamily) }}
      />
      <WatchDialog at={at} rows={data.rows} />
    </>
  );
};
