import { z } from 'zod';
import { dayOr, requiredText, version } from '../../kernel/fields.ts';
import {
  BLOCK_GOES_MAX,
  BLOCKS_MAX,
  CHECK_DAY_MAX,
  CHECKS_MAX,
  COUNTED,
  EVENT_LABEL_MAX,
  PEOPLE_MAX,
  PERCENT_MAX,
  PERCENT_MIN,
  PHASE_KINDS,
  PHASE_LABEL_MAX,
  PLACES_MAX,
} from './limits.ts';
import { graphTexts as texts } from './texts.ts';

const whole = (min: number, max: number, message: string) => z.int(message).min(min, message).max(max, message);

const isRising = (days: readonly number[]) => days.every((day, index) => index === 0 || day > (days[index - 1] ?? 0));

/** The whole criterion. `version` is left out for a skill that still has the default. */
export const criterionBody = z
  .strictObject({
    percent: whole(PERCENT_MIN, PERCENT_MAX, texts.percent),
    blocks: whole(1, BLOCKS_MAX, texts.blocks),
    goes: whole(1, BLOCK_GOES_MAX, texts.goes),
    people: whole(1, PEOPLE_MAX, texts.people),
    places: whole(1, PLACES_MAX, texts.places),
    counts: z.enum(COUNTED, texts.counts),
    checks: z
      .array(whole(1, CHECK_DAY_MAX, texts.checks), texts.checks)
      .max(CHECKS_MAX, texts.checks)
      .refine(isRising, texts.checks),
    checkPercent: whole(PERCENT_MIN, PERCENT_MAX, texts.percent),
    version: version.optional(),
  })
  .refine(({ people, blocks }) => blocks < 1 || people <= blocks, {
    path: ['people'],
    error: texts.morePeopleThanBlocks,
  })
  .refine(({ places, blocks }) => blocks < 1 || places <= blocks || places > PLACES_MAX, {
    path: ['places'],
    error: texts.morePlacesThanBlocks,
  });
export type CriterionBody = z.infer<typeof criterionBody>;

export const phaseBody = z.strictObject({
  startsOn: dayOr(texts.selectDay),
  label: requiredText(texts.inputLabel, PHASE_LABEL_MAX),
  kind: z.enum(PHASE_KINDS, texts.selectKind),
  version: version.optional(),
});
export type PhaseBody = z.infer<typeof phaseBody>;

export const eventBody = z.strictObject({
  /** Null: in the graphs of all skills. */
  skill: z.uuid(texts.selectSkill).nullable(),
  onDay: dayOr(texts.selectDay),
  label: requiredText(texts.inputLabel, EVENT_LABEL_MAX),
  /** An id of the lookup list `skillEvent`. */
  kind: z.uuid(texts.selectKind).nullable(),
  shownToFamily: z.boolean(texts.shownToFamily),
  version: version.optional(),
});
export type EventBody = z.infer<typeof eventBody>;
