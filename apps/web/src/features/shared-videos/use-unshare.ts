import { useQueryClient } from '@tanstack/react-query';
import { shareVideos, unshareVideos } from '@amberway/contract/shared-videos/endpoints';
import type { SharedVideo } from '@amberway/contract/shared-videos/schemas';
import { sharedVideoTexts } from '@amberway/contract/shared-videos/texts';
import { call } from '../../kernel/api.ts';
import { useUndo } from '../../ui/confirm/use-undo.tsx';
import { useNotices } from '../../ui/notices.ts';
import { SHARED_VIDEOS_SLICE } from './queries.ts';

/** Takes videos back from a child, and for a few seconds gives them again. */
export const useUnshare = (memberId: string) => {
  const client = useQueryClient();
  const notices = useNotices();
  const offerUndo = useUndo();
  const fresh = () => client.invalidateQueries({ queryKey: [SHARED_VIDEOS_SLICE] });
  return async (rows: readonly SharedVideo[]) => {
    const input = { params: { memberId }, body: { videos: rows.map(({ _id }) => _id) } };
    try {
      await call(unshareVideos, input);
      await fresh();
      offerUndo(sharedVideoTexts.unshared, async () => {
        await call(shareVideos, input);
        await fresh();
      });
    } catch (error) {
      notices.error(error);
      // What could not be taken back stays chosen.
      return rows;
    }
    return undefined;
  };
};
