import { type GasScaleBody, gasScaleBody } from '@amberway/contract/gas/body';
import type { GasExample } from '@amberway/contract/gas/examples';
import { GAS_LEVELS, reviewDays } from '@amberway/contract/gas/limits';
import type { GasScale } from '@amberway/contract/gas/schemas';

export type ScaleValues = Omit<GasScaleBody, 'outcome' | 'reviewOn'> & {
  outcome: string | null;
  reviewOn: string | null;
};

export const scaleSchema = gasScaleBody;

/** A new goal, or one that begins with an example. */
export const newScale = (
  member: string,
  { outcome, today, example }: { outcome: string | null; today: string; example?: GasExample | undefined },
): ScaleValues => ({
  member,
  outcome,
  title: example?.title ?? '',
  measure: example?.measure ?? '',
  levels: example ? [...example.levels] : GAS_LEVELS.map(() => ''),
  baseline: -1,
  importance: 1,
  difficulty: 1,
  reviewOn: reviewDays(today).usual,
});

export const valuesOf = ({ member, outcome, current }: GasScale): ScaleValues => ({
  member,
  outcome: outcome._id,
  title: current.title,
  measure: current.measure,
  levels: current.levels,
  baseline: current.baseline,
  importance: current.importance,
  difficulty: current.difficulty,
  reviewOn: current.reviewOn,
});
