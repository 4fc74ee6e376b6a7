import type { LearningItem } from '@amberway/contract/learning/schemas';
import { learningTexts, STATE_NAMES } from '@amberway/contract/learning/texts';

/** 75 → '1:15'. */
export const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

type Far = Pick<LearningItem, 'kind' | 'state' | 'lessons' | 'progress'>;

/** Progress as text, because colour and length alone are not accessible. */
export const farText = ({ kind, state, lessons, progress }: Far): string | null => {
  if (lessons) return `${lessons.done} of ${lessons.count} ${lessons.count === 1 ? 'video' : 'videos'} watched`;
  if (state === 'done') return learningTexts.done[kind];
  if (state === 'new') return null;
  return progress?.duration ? `${clock(progress.seconds)} of ${clock(progress.duration)}` : STATE_NAMES.started;
};

/** Progress as a fraction between 0 and 1; null if unknown. */
export const farShare = ({ state, lessons, progress }: Far): number | null => {
  if (lessons) return lessons.count > 0 ? lessons.done / lessons.count : 0;
  if (state === 'done') return 1;
  return progress?.duration ? Math.min(1, progress.seconds / progress.duration) : null;
};
