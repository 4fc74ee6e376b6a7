/** Pseudo-random numbers, the same sequence for the same seed. */
export const randomFrom = (seed: number) => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (n: number): number => Math.floor(next() * n);
  return {
    below,
    /** True one time in n. */
    once: (n: number): boolean => below(n) === 0,
    one: <T>(from: readonly T[]): T => from[below(from.length)] as T,
  };
};
export type Random = ReturnType<typeof randomFrom>;
