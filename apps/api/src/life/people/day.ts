import type { World } from '../world.ts';

/** One day of these people, in their own calendar. */
export type Day = {
  world: World;
  /** Counted from the first, which is 0. */
  number: number;
  /** YYYY-MM-DD. */
  date: string;
  /** Monday is 0. */
  weekday: number;
};

export const MON = 0;
export const TUE = 1;
export const WED = 2;
export const THU = 3;
export const FRI = 4;
export const SAT = 5;
export const SUN = 6;

/** Each in its turn. */
export const nth = <T>(list: readonly [T, ...T[]], number: number): T => list[number % list.length] ?? list[0];
