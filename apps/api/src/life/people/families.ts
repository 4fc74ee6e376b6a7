import { LIVES } from '@amberway/fixtures/life/people';
import { FRI, MON, SAT, SUN, THU, TUE, WED } from './day.ts';

const { priya, linh, sean, cleo, sam, hana } = LIVES;

export type Family = typeof priya & { child: string };

/** What a family does and on which days. Nils does nothing: he never signs in. */
export type Habits = {
  who: Family;
  /** The days on which it opens the product at all. */
  visits: (number: number, weekday: number) => boolean;
  diary?: readonly number[];
  /** Entries of practice on these days. */
  practises?: readonly number[];
  /** Opens the bell and what is new. */
  reads?: readonly number[];
  /** Ticks its oldest task. */
  ticks?: readonly number[];
  /** Messages to the coach on these days, and how many. */
  writes?: { days: readonly number[]; times: number };
  /** A question to everybody, every so many days. */
  asks?: number;
};

const EVERY_DAY = [MON, TUE, WED, THU, FRI, SAT, SUN];
const on =
  (...days: number[]) =>
  (_: number, weekday: number) =>
    days.includes(weekday);

/** The last day before a break of five weeks, and the day of the return. */
export const LINH_STOPS = 14;
const LINH_RETURNS = 50;
/** From this day on Sam has another coach. */
export const SAM_CHANGES = 20;

export const HABITS: readonly Habits[] = [
  {
    who: priya,
    visits: (_, weekday) => weekday !== SUN,
    diary: [MON, TUE, WED, FRI, SAT],
    practises: [TUE, THU, SAT],
    reads: [TUE, FRI],
    ticks: [WED, SAT],
    writes: { days: [THU], times: 1 },
    asks: 14,
  },
  {
    who: linh,
    visits: (number, weekday) =>
      (number <= LINH_STOPS || number >= LINH_RETURNS) && [MON, WED, FRI, SAT].includes(weekday),
    diary: [WED, SAT],
    practises: [MON, WED],
    reads: [FRI],
    ticks: [SAT],
    writes: { days: [FRI], times: 1 },
  },
  { who: sean, visits: on(TUE, SAT), diary: [SAT], reads: [SAT] },
  {
    who: cleo,
    visits: () => true,
    diary: EVERY_DAY,
    practises: EVERY_DAY,
    reads: EVERY_DAY,
    ticks: [TUE, FRI],
    writes: { days: EVERY_DAY, times: 3 },
    asks: 7,
  },
  {
    who: sam,
    visits: on(MON, THU, SUN),
    diary: [THU],
    practises: [SUN],
    reads: [MON, THU],
    ticks: [SUN],
    writes: { days: [SUN], times: 1 },
  },
  { who: hana, visits: on(WED, SUN), diary: [SUN], reads: [WED] },
];
