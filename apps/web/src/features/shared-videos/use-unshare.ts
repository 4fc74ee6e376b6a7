import { shareVideos, unshareVideos } from '@amberway/contract/shared-videos/endpoints';
import type { SharedVideo } from '@amberway/contract/shared-videos/schemas';
import { sharedVideoTexts } from '@amberway/contract/shared-videos/texts';
import { useUndo } from '../../ui/confirm/use-undo.ts';
import { useAction } from '../../ui/use-action.ts';
import { SHARED_VIDEOS_SLICE } from './queries.ts';

/** Unshares videos from a child, with an undo for a few seconds. */
export const useUnshare = (memberId: string) => {
  const offerUndo = useUndo();
  const share = useAction(shareVideos, { invalidates: [SHARED_VIDEOS_SLICE] });
  const unshare = useAction(unshareVideos, {
    invalidates: [SHARED_VIDEOS_SLICE],
    done: (_, input) => offerUndo(sharedVideoTexts.unshared, () => share.run(input)),
  });
  return async (rows: readonly SharedVideo[]) => {
    const input = { params: { memberId }, body: { videos: rows.map(({ _id }) => _id) } };
    // Rows that could not be unshared stay selected.
    return (await unshare.run(input)) ? undefined : rows;
  };
};
