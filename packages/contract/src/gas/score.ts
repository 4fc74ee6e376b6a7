// The T-score of a child's own set of goal scales (Kiresuk and Sherman; the formula as in the erratum of 2009). It is
// never averaged over children or coaches: the scales are the child's own and ordinal.

/** The assumed correlation between scales. */
const RHO = 0.3;
/** Fewer scales than this have no score. */
export const SCORE_SCALES_MIN = 2;

export type Weighted = { importance: number; difficulty: number };
export const weightOf = ({ importance, difficulty }: Weighted): number => importance * difficulty;

/** 50 where every scale is as hoped; without any weight there is no score. */
export const scoreT = (scales: readonly { weight: number; level: number }[]): number | null => {
  let weighted = 0;
  let sum = 0;
  let squares = 0;
  for (const { weight, level } of scales) {
    weighted += weight * level;
    sum += weight;
    squares += weight * weight;
  }
  if (sum === 0) return null;
  return 50 + (10 * weighted) / Math.sqrt((1 - RHO) * squares + RHO * sum * sum);
};

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

export type RatedScale = Weighted & { level: number; baseline: number };
export type GasScore = { t: number; baseline: number; change: number };

/** The score of the set with one decimal, from two scales with a weight on. */
export const scoreOf = (scales: readonly RatedScale[]): GasScore | null => {
  const counted = scales.map((scale) => ({ ...scale, weight: weightOf(scale) })).filter(({ weight }) => weight > 0);
  if (counted.length < SCORE_SCALES_MIN) return null;
  const t = scoreT(counted);
  const baseline = scoreT(counted.map(({ weight, baseline: level }) => ({ weight, level })));
  if (t === null || baseline === null) return null;
  return { t: oneDecimal(t), baseline: oneDecimal(baseline), change: oneDecimal(oneDecimal(t) - oneDecimal(baseline)) };
};
