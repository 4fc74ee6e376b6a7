import { LEVEL_BLOCKS, TREND_BLOCKS } from './limits.ts';
import type { Block, PhaseFigures } from './types.ts';

export const median = (values: readonly number[]): number => {
  const sorted = Float64Array.from(values).toSorted();
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
};

/** Up to here all slopes are compared; above it they would be millions, and the middle one is searched for. */
const DIRECT_MAX = 300;

const allSlopes = (values: readonly number[]): number[] => {
  const slopes: number[] = [];
  for (let i = 0; i < values.length; i += 1)
    for (let j = i + 1; j < values.length; j += 1) slopes.push(((values[j] ?? 0) - (values[i] ?? 0)) / (j - i));
  return slopes;
};

/** How many pairs i < j have z[j] <= z[i]: counted while merging, in n log n steps. */
const fallingPairs = (z: Float64Array): number => {
  let from: Float64Array = z;
  let into: Float64Array = new Float64Array(z.length);
  let count = 0;
  for (let size = 1; size < z.length; size *= 2) {
    for (let start = 0; start < z.length; start += 2 * size) {
      const middle = Math.min(start + size, z.length);
      const end = Math.min(start + 2 * size, z.length);
      let [left, right] = [start, middle];
      for (let at = start; at < end; at += 1) {
        const takesRight = left >= middle || (right < end && (from[right] ?? 0) <= (from[left] ?? 0));
        if (takesRight) count += middle - left;
        into[at] = (takesRight ? from[right++] : from[left++]) ?? 0;
      }
    }
    [from, into] = [into, from];
  }
  return count;
};

/** Halving 200 so often leaves less than a hundredth of the decimal place that is shown. */
const STEPS = 20;
/** The slope at this place among all slopes, from the smallest, by halving the interval. Percentages rise by at most 100. */
const slopeAt = (values: readonly number[], place: number): number => {
  let [low, high] = [-100, 100];
  const z = new Float64Array(values.length);
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    for (let i = 0; i < values.length; i += 1) z[i] = (values[i] ?? 0) - middle * i;
    if (fallingPairs(z.slice()) > place) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
};

const medianSlope = (values: readonly number[]): number => {
  if (values.length <= DIRECT_MAX) return median(allSlopes(values));
  const pairs = (values.length * (values.length - 1)) / 2;
  const upper = slopeAt(values, Math.floor(pairs / 2));
  return pairs % 2 === 1 ? upper : (slopeAt(values, pairs / 2 - 1) + upper) / 2;
};

/** Theil–Sen: the median of the slopes between all pairs, and the line's value at the first point. */
export const theilSen = (values: readonly number[]): { slope: number; start: number } => {
  const slope = medianSlope(values);
  return { slope, start: median(values.map((value, index) => value - slope * index)) };
};

/** Level and trend of each phase, from its complete blocks that count. */
export const figuresOf = (blocks: readonly Block[], phases: number): PhaseFigures[] => {
  const percents: number[][] = Array.from({ length: phases }, () => []);
  for (const { phase, percent, nth } of blocks) if (nth !== null) percents[phase]?.push(percent);
  return percents.map((values) => ({
    complete: values.length,
    level: values.length >= LEVEL_BLOCKS ? median(values) : null,
    trend: values.length >= TREND_BLOCKS ? theilSen(values) : null,
  }));
};
