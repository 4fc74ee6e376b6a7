import { MAX_PAGE_SIZE } from '@amberway/contract/kernel/limits';
import { listLearning } from '@amberway/contract/learning/endpoints';
import { listSharedVideos } from '@amberway/contract/shared-videos/endpoints';
import { call } from '../../kernel/api.ts';
import type { ShareOptions } from '../../ui/share/share-options.ts';

export const SHARED_VIDEOS_SLICE = 'shared-videos';

const FOUND_SHOWN = 8;

/** The first videos of the library that match the search. */
export const shareableVideos: ShareOptions['choices'] = (search) => ({
  queryKey: [SHARED_VIDEOS_SLICE, 'picker', search],
  queryFn: async ({ signal }) => {
    const query = { kind: 'video' as const, limit: FOUND_SHOWN, ...(search && { search }) };
    const { data } = await call(listLearning, { query }, { signal });
    return data.map(({ _id, title, labels }) => ({ id: _id, name: title, note: labels.join(' · ') }));
  },
});

/** The child's current videos. */
export const videosOf = (memberId: string): ShareOptions['already'] => ({
  queryKey: [SHARED_VIDEOS_SLICE, 'ids', memberId],
  queryFn: async ({ signal }) => {
    const input = { params: { memberId }, query: { limit: MAX_PAGE_SIZE } };
    return (await call(listSharedVideos, input, { signal })).data.map(({ _id }) => _id);
  },
});
