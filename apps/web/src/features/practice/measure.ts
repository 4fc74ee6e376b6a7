import type { PracticeMeasure } from '@amberway/contract/practice/limits';
import type { PracticeEntry } from '@amberway/contract/practice/schemas';

type Result = Pick<PracticeEntry, 'goes' | 'seconds' | 'stopped'>;

/**
 * An entry keeps the measure that it was recorded with, also after the plan has changed. A counted one has all its goes
 * in `own`, so goes with help were judged by it. What fits both measures is shown by that of the plan.
 */
export const measureOf = ({ goes, seconds, stopped }: Result, planned: PracticeMeasure): PracticeMeasure => {
  if (stopped) return planned;
  if (seconds !== null) return 'duration';
  if (planned === 'duration') return 'independence';
  const { little = 0, lot = 0, none = 0 } = goes ?? {};
  return little + lot + none > 0 ? 'independence' : planned;
};
