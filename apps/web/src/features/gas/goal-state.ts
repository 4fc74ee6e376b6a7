import type { GasRating, GasScale } from '@amberway/contract/gas/schemas';
import type { StatusTone } from '../../ui/tags/StatusTag.tsx';
import { stateWords } from './labels.ts';

/** What a side said last. */
export const ratingOf = ({ current }: GasScale, side: GasRating['side']): GasRating | undefined =>
  current.ratings.findLast((rating) => rating.side === side);

/** The viewer's side has something to do: agree, rate, or agree on one step. */
export const waitsFor = (scale: GasScale, side: 'family' | 'coach'): boolean => {
  const { state, current } = scale;
  if (state === 'draft') return !(side === 'family' ? current.agreedFamily : current.agreedCoach);
  return state === 'agreed' && (!current.rated[side] || (current.rated.family && current.rated.coach));
};

/** The viewer's side has not said where the child is. */
export const isToRate = ({ state, current }: GasScale, side: 'family' | 'coach'): boolean =>
  state === 'agreed' && !current.rated[side];

/** The state of a goal in words. */
export const goalState = (scale: GasScale): { text: string; tone: StatusTone } => {
  const { state, current } = scale;
  if (state === 'closed') return { text: stateWords.closed, tone: 'plain' };
  if (state === 'draft') return { text: stateWords.draft, tone: 'warn' };
  const agreed = ratingOf(scale, 'together');
  if (agreed) return { text: stateWords.rated(agreed.level), tone: 'good' };
  const { family, coach } = current.rated;
  if (family && coach) return { text: stateWords.differ, tone: 'warn' };
  return family || coach ? { text: stateWords.oneOfTwo, tone: 'info' } : { text: stateWords.agreed, tone: 'good' };
};
