import { z } from 'zod';
import { day, id } from '../kernel/fields.ts';

/** A mastered skill. */
export const stone = z.object({
  _id: id,
  name: z.string(),
  /** The day it was mastered, in the family's time zone. */
  day,
  /** What was written about it, as plain text. */
  story: z.string().nullable(),
});
export type Stone = z.infer<typeof stone>;

export const childPath = z.object({
  member: id,
  today: day,
  /** The first name of the child's coach. */
  coach: z.string().nullable(),
  /** Earliest first. */
  stones: z.array(stone),
  /** The skill the child is learning now, and what was written at its last ticked task. */
  here: z
    .object({
      _id: id,
      name: z.string(),
      words: z.object({ text: z.string(), by: z.string(), day }).nullable(),
      /** Where it works, without figures: 'At home yes, outside with help'. */
      where: z.string().nullable(),
    })
    .nullable(),
  /** Names of the other skills in progress. */
  also: z.array(z.string()),
});
export type ChildPath = z.infer<typeof childPath>;
