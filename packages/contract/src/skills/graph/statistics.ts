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

/** The middle slopes are found to a hundredth of the decimal place that is shown. */
const PRECISION = 0.0002;
/** Slopes of so many pairs say roughly where the middle is. */
const SAMPLE = 2000;
/** This part of the sample around its middle holds the middle of all but once in millions of series. */
const AROUND = 0.06;
/** Percentages rise by at most 100 from one block to the next. */
const STEEPEST = 100;

/** The same pairs every time, spread by a linear congruential generator. */
const sampleSlopes = (values: readonly number[]): Float64Array => {
  let seed = 1;
  const next = (): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * values.length);
  };
  const slopes = new Float64Array(SAMPLE);
  for (let n = 0; n < SAMPLE; n += 1) {
    const i = next();
    let j = next();
    while (j === i) j = next();
    slopes[n] = ((values[j] ?? 0) - (values[i] ?? 0)) / (j - i);
  }
  return slopes.toSorted();
};

/** The slopes at two neighbouring places among all slopes, by halving an interval that holds both. */
const middleSlopes = (values: readonly number[], first: number, second: number): [number, number] => {
  const z = new Float64Array(values.length);
  const upTo = (slope: number): number => {
    for (let i = 0; i < values.length; i += 1) z[i] = (values[i] ?? 0) - slope * i;
    return fallingPairs(z.slice());
  };
  const halved = (from: number, to: number, place: number): number => {
    let [low, high] = [from, to];
    while (high - low > PRECISION) {
      const middle = (low + high) / 2;
      if (upTo(middle) > place) high = middle;
      else low = middle;
    }
    return (low + high) / 2;
  };
  const sample = sampleSlopes(values);
  const near = (part: number): number => sample[Math.floor(SAMPLE * part)] ?? 0;
  let [low, high] = [near(0.5 - AROUND) - PRECISION, near(0.5 + AROUND) + PRECISION];
  if (upTo(low) > first) low = -STEEPEST;
  if (upTo(high) <= second) high = STEEPEST;
  while (high - low > PRECISION) {
    const middle = (low + high) / 2;
    const count = upTo(middle);
    if (count > second) high = middle;
    else if (count <= first) low = middle;
    else return [halved(low, middle, first), halved(middle, high, second)];
  }
  return [(low + high) / 2, (low + high) / 2];
};

const medianSlope = (values: readonly number[]): number => {
  if (values.length <= DIRECT_MAX) return median(allSlopes(values));
  const pairs = (values.length * (values.length - 1)) / 2;
  const [lower, upper] = middleSlopes(values, Math.floor((pairs - 1) / 2), Math.floor(pairs / 2));
  return (lower + upper) / 2;
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
