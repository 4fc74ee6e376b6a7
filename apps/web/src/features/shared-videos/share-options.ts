import { shareVideos } from '@amberway/contract/shared-videos/endpoints';
import { sharedVideoTexts } from '@amberway/contract/shared-videos/texts';
import { call } from '../../kernel/api.ts';
import type { ShareOptions } from '../../ui/share/share-options.ts';
import { shareableVideos, SHARED_VIDEOS_SLICE, videosOf } from './queries.ts';
import { sharedVideoLabels } from './labels.ts';

/** Videos of the library, shared with the child. */
export const videoShareOptions = (memberId: string): ShareOptions => ({
  slice: SHARED_VIDEOS_SLICE,
  title: sharedVideoLabels.share,
  search: sharedVideoLabels.find,
  found: sharedVideoLabels.find,
  give: sharedVideoLabels.shareOne,
  given: sharedVideoLabels.sharedMark,
  done: sharedVideoTexts.shared,
  choices: shareableVideos,
  already: videosOf(memberId),
  onGive: (id) => call(shareVideos, { params: { memberId }, body: { videos: [id] } }),
});
