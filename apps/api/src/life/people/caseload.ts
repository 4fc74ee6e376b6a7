import { LIVES } from '@amberway/fixtures/life/people';
import { FRI, MON, THU, TUE, WED } from './day.ts';
import { LINH_STOPS, SAM_CHANGES } from './families.ts';

const { priya, linh, sean, cleo, sam, nils, mia, tomas } = LIVES;

export type Coach = typeof mia;
export type Case = {
  family: { id: string; email: string; child: string };
  /** The weekly session, where the families live. */
  weekday: number;
  at: string;
  coach: (number: number) => Coach;
  /** Whether the coach plans the session of the next week. */
  goesOn: (number: number) => boolean;
};

const always = () => true;
const withMia = () => mia;
/** A fortnight without a visit, and the coach waits. */
const LINH_PAUSES = LINH_STOPS + 14;
const LINH_GOES_ON = 52;
/** A week after the end of the programme. */
const SEAN_ENDS = 18;

export const CASES: readonly Case[] = [
  { family: priya, weekday: MON, at: '10:00', coach: withMia, goesOn: always },
  { family: cleo, weekday: TUE, at: '10:00', coach: withMia, goesOn: always },
  { family: nils, weekday: TUE, at: '13:00', coach: withMia, goesOn: always },
  {
    family: linh,
    weekday: WED,
    at: '10:00',
    coach: withMia,
    goesOn: (number) => number < LINH_PAUSES || number > LINH_GOES_ON,
  },
  { family: sean, weekday: THU, at: '10:00', coach: withMia, goesOn: (number) => number < SEAN_ENDS },
  {
    family: sam,
    weekday: FRI,
    at: '10:00',
    coach: (number) => (number > SAM_CHANGES ? tomas : mia),
    goesOn: always,
  },
];
