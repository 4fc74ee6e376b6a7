import { shareVideos } from '@amberway/contract/shared-videos/endpoints';
import { sharedVideoTexts } from '@amberway/contract/shared-videos/texts';
import { call } from '../../kernel/api.ts';
import type { Giving } from '../../ui/give/giving.ts';
import { shareableVideos, SHARED_VIDEOS_SLICE, videosOf } from './queries.ts';
import { sharedVideoWords } from './words.ts';

/** Videos of the library, shared with the child. */
export const videoGiving = (memberId: string): Giving => ({
  slice: SHARED_VIDEOS_SLICE,
  title: sharedVideoWords.share,
  search: sharedVideoWords.find,
  found: sharedVideoWords.find,
  give: sharedVideoWords.shareOne,
  given: sharedVideoWords.sharedMark,
  done: sharedVideoTexts.shared,
  choices: shareableVideos,
  already: videosOf(memberId),
  onGive: (id) => call(shareVideos, { params: { memberId }, body: { videos: [id] } }),
});
