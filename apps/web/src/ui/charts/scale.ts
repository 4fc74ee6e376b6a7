const LEADS = [1, 2, 5];
const MAX_INTERVALS = 6;

/** Without the noise of binary fractions: 3 × 0.1 is 0.3. */
const exact = (value: number): number => Number(value.toPrecision(12));

/** The next step that people count in: 1, 2 or 5 times a power of ten. */
export const niceStep = (atLeast: number): number => {
  const power = 10 ** Math.floor(Math.log10(atLeast));
  const lead = LEADS.find((each) => exact(each * power) >= exact(atLeast)) ?? 10;
  return exact(lead * power);
};

export type Scale = { top: number; ticks: readonly number[] };

/** From zero to the first round number that no value exceeds, or to `end`. What is counted has no halves. */
export const scaleOf = (values: readonly number[], end?: number): Scale => {
  const highest = end || Math.max(0, ...values) || 1;
  const step = Math.max(niceStep(highest / MAX_INTERVALS), values.every(Number.isInteger) ? 1 : 0);
  const intervals = end ? Math.floor(exact(end / step)) : Math.ceil(exact(highest / step));
  const ticks = Array.from({ length: intervals + 1 }, (_, index) => exact(index * step));
  return { top: end || exact(intervals * step), ticks };
};

/** How far up the axis a value lies, from 0 to 1. */
export const shareOf = (value: number, { top }: Scale): number => Math.min(1, Math.max(0, value / top));

export const percent = (share: number): string => `${exact(share * 100)}%`;
