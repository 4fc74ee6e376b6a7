import { numberText } from './number-text.ts';
import { z } from 'zod';

// Where a record is used, for the question before it is deleted.

/** Beyond this many the exact number no longer changes the decision. */
export const USES_COUNTED = 1_000;

/** At most USES_COUNTED. */
export const usesFields = { count: z.number(), more: z.boolean() };
export type Uses = { count: number; more: boolean };

/** How many, and whether that is one: '4', 'more than 1,000'. */
export const usesNumber = ({ count, more }: Uses): [number: string, isOne: boolean] => [
  more ? `more than ${numberText(count)}` : String(count),
  count === 1 && !more,
];

const joined = (parts: readonly string[]) =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** 'It is on 4 videos and in 2 courses.' */
export const usedSentence = (places: readonly string[], records = 1, one = 'It'): string => {
  const are = records === 1 ? `${one} is` : 'They are';
  return places.length === 0 ? `${are} used nowhere else.` : `${are} ${joined(places)}.`;
};
