import { z } from 'zod';
import { day, id, instant, recordFields, version } from '../kernel/fields.ts';
import { taskPerson } from '../tasks/schemas.ts';
import { gasBaseline, gasLevel } from './fields.ts';
import { GAS_EVIDENCE_KINDS, GAS_SIDES, GAS_STATES } from './limits.ts';

const level = gasLevel();
const agreement = z.object({ by: taskPerson, at: instant }).nullable();

export const gasRating = z.object({
  side: z.enum(GAS_SIDES),
  /** Said after the ratings of both sides were open to each other; the one before stays in the list. */
  afterBoth: z.boolean(),
  level,
  onDay: day,
  by: taskPerson,
  at: instant,
  note: z.string().nullable(),
  /** Evidence that is still there, with its title. */
  evidence: z.array(z.object({ kind: z.enum(GAS_EVIDENCE_KINDS), id, title: z.string() })),
});
export type GasRating = z.infer<typeof gasRating>;

/** The words of a scale; a change after both have agreed makes a new edition. */
export const gasEdition = z.object({
  number: z.int(),
  title: z.string(),
  measure: z.string(),
  /** From -2 to +2. */
  levels: z.array(z.string()),
  baseline: gasBaseline(),
  importance: z.int(),
  difficulty: z.int(),
  reviewOn: day,
  /** The coach's answers, once given. */
  quality: z.object({ measurable: z.boolean(), equalSteps: z.boolean(), possible: z.boolean() }).nullable(),
  agreedFamily: agreement,
  agreedCoach: agreement,
  /** Ratings the viewer may see, those of the other side only once both are in; later ones of a side follow. */
  ratings: z.array(gasRating),
  /** Which sides have rated, seen or not. */
  rated: z.object({ family: z.boolean(), coach: z.boolean() }),
});
export type GasEdition = z.infer<typeof gasEdition>;

export const gasScale = z.object({
  ...recordFields,
  member: id,
  outcome: z.object({ _id: id, name: z.string() }),
  state: z.enum(GAS_STATES),
  createdBy: taskPerson,
  closedAt: instant.nullable(),
  version,
  current: gasEdition,
  /** Earlier editions, latest first. */
  earlier: z.array(gasEdition),
});
export type GasScale = z.infer<typeof gasScale>;

/** The score of the child's own set on a day; null below two agreed scales with a weight. */
export const gasScore = z.object({
  on: day,
  score: z.object({ t: z.number(), baseline: z.number(), change: z.number() }).nullable(),
  parts: z.array(
    z.object({
      scale: id,
      title: z.string(),
      weight: z.int(),
      level,
      baseline: gasBaseline(),
      onDay: day,
    }),
  ),
});
export type GasScoreReply = z.infer<typeof gasScore>;
