import { contentTexts } from '@amberway/contract/content/texts';
import { VIDEO_TAKEN } from '@amberway/contract/content/types/course';
import { breaksUnique } from '../../../kernel/db/failures.ts';
import { duplicate, invalid } from '../../../kernel/http/failure.ts';
import { claimFreeVideos, claimVideos, lockPublished, releaseVideos } from '../course/queries.ts';
import type { Row } from '../queries.ts';
import type { Hooks } from './hook.ts';

const videosOf = (values: Record<string, unknown> | undefined) => (values?.['videos'] ?? []) as string[];

const taken = (error: unknown): never => {
  throw breaksUnique(error, 'course_videos_pkey') ? duplicate(VIDEO_TAKEN, 'videos') : error;
};

/** A course without a published video has nothing to watch. */
const isShown = ({ videos }: Row) =>
  ((videos ?? []) as readonly { status?: string; deleted?: true }[]).some(
    ({ status, deleted }) => status === 'Published' && !deleted,
  );

export const courseHooks: Hooks = {
  isShown,
  afterSave: async (id, values, { before }) => {
    const were = new Set(videosOf(before));
    const are = videosOf(values);
    const added = are.filter((video) => !were.has(video));
    if (added.length > 0 && (await lockPublished(added)) < added.length)
      throw invalid({ videos: VIDEO_TAKEN }, VIDEO_TAKEN);
    await releaseVideos(
      id,
      [...were].filter((video) => !are.includes(video)),
    );
    await claimVideos(id, added).catch(taken);
  },
  // Other courses may take the videos of a deleted one.
  afterDelete: (id, before) => releaseVideos(id, videosOf(before)),
  afterRestore: async (id, record) => {
    const missing = await claimFreeVideos(id, videosOf(record));
    return missing > 0 ? contentTexts.videosTaken(String(record['title']), missing) : undefined;
  },
};
