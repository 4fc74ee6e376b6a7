import { z } from 'zod';
import { dayOr, requiredText, text } from '../kernel/fields.ts';
import { gasBaseline, gasLevel } from './fields.ts';
import {
  GAS_EVIDENCE_KINDS,
  GAS_EVIDENCE_MAX,
  GAS_LEVEL_MAX,
  GAS_LEVEL_MIN,
  GAS_LEVELS,
  GAS_MEASURE_MAX,
  GAS_NOTE_MAX,
  GAS_TITLE_MAX,
  GAS_WEIGHT_MAX,
  sameLevel,
} from './limits.ts';
import { gasTexts } from './texts.ts';

const level = requiredText(gasTexts.levelLength, GAS_LEVEL_MAX, gasTexts.levelLength).refine(
  (s) => s.length >= GAS_LEVEL_MIN,
  gasTexts.levelLength,
);
const weight = z.int(gasTexts.selectWeight).min(0, gasTexts.selectWeight).max(GAS_WEIGHT_MAX, gasTexts.selectWeight);

/** Which words or state the viewer had on the screen. */
const number = (missing: string) => z.int(missing).min(1, missing);
const version = number(gasTexts.sayVersion);
const edition = number(gasTexts.sayEdition);
const answer = z.boolean(gasTexts.answerQuality);

const content = {
  outcome: z.uuid(gasTexts.selectOutcome),
  title: requiredText(gasTexts.sayTitle, GAS_TITLE_MAX),
  /** The one thing that changes from step to step. */
  measure: requiredText(gasTexts.sayMeasure, GAS_MEASURE_MAX),
  /** From -2 to +2. */
  levels: z
    .array(level, gasTexts.fiveLevels)
    .length(GAS_LEVELS.length, gasTexts.fiveLevels)
    .refine((levels) => new Set(levels.map(sameLevel)).size === levels.length, gasTexts.levelsDiffer),
  baseline: gasBaseline(gasTexts.selectBaseline),
  importance: weight,
  difficulty: weight,
  reviewOn: dayOr(gasTexts.reviewDay),
};

export const gasScaleBody = z.strictObject({ member: z.uuid(gasTexts.selectChild), ...content });
export type GasScaleBody = z.infer<typeof gasScaleBody>;

/** The whole scale; after both have agreed it becomes a new edition, and both agree again. */
export const editGasScaleBody = z.strictObject({ ...content, version });
export type EditGasScaleBody = z.infer<typeof editGasScaleBody>;

/** `version` says which words were agreed on. The coach answers the questions on quality. */
export const agreeGasBody = z.strictObject({
  version,
  quality: z
    .strictObject({ measurable: answer, equalSteps: answer, possible: answer }, gasTexts.answerQuality)
    .optional(),
});
export type AgreeGasBody = z.infer<typeof agreeGasBody>;

const rated = { level: gasLevel(gasTexts.selectLevel) };
const evidence = z
  .array(
    z.strictObject({
      kind: z.enum(GAS_EVIDENCE_KINDS, gasTexts.selectEvidence),
      id: z.uuid(gasTexts.selectEvidence),
    }),
    gasTexts.selectEvidence,
  )
  .max(GAS_EVIDENCE_MAX, gasTexts.selectEvidence);

export const rateGasBody = z.strictObject({
  ...rated,
  /** The edition of the scale that was on the screen: its steps have these words. */
  edition,
  onDay: dayOr(gasTexts.dayInFuture).optional(),
  evidence: evidence.optional(),
  note: text(GAS_NOTE_MAX).nullable().optional(),
});
export type RateGasBody = z.infer<typeof rateGasBody>;

export const settleGasBody = z.strictObject({
  ...rated,
  edition,
  note: requiredText(gasTexts.sayWhy, GAS_NOTE_MAX),
});
export type SettleGasBody = z.infer<typeof settleGasBody>;

export const closeGasBody = z.strictObject({ version });
