import { z } from 'zod';
import { id, requiredText, text, version } from '../kernel/fields.ts';
import {
  BATCH_MAX,
  CUE_MAX,
  DEVICE_NAME_MAX,
  ENTRY_NOTE_MAX,
  GO_RESULTS,
  GOES_MAX,
  MINUTES_MAX,
  PASS_MEMBERS_MAX,
  PER_WEEK_MAX,
  PRACTICE_KINDS,
  PRACTICE_MEASURES,
  SECONDS_MAX,
  STOP_REASONS,
  WITHDRAW_REASON_MAX,
  WITHDRAW_REASON_MIN,
} from './limits.ts';
import { practiceTexts } from './texts.ts';
import { isZone } from './zone.ts';

const count = z.int(practiceTexts.countGoes).min(0, practiceTexts.countGoes).max(GOES_MAX, practiceTexts.countGoes);

/** How many goes went how. A counted skill has all of its goes in `own`. */
const goes = z
  .strictObject({ own: count, little: count, lot: count, none: count }, practiceTexts.countGoes)
  .refine((given) => {
    const sum = GO_RESULTS.reduce((total, key) => total + given[key], 0);
    return sum >= 1 && sum <= GOES_MAX;
  }, practiceTexts.countGoes);

const resultFields = {
  goes: goes.nullable().optional(),
  seconds: z
    .int(practiceTexts.sayTime)
    .min(1, practiceTexts.sayTime)
    .max(SECONDS_MAX, practiceTexts.sayTime)
    .nullable()
    .optional(),
  stopped: z.enum(STOP_REASONS, practiceTexts.sayStopped).nullable().optional(),
};

type Results = { goes?: unknown; seconds?: unknown; stopped?: unknown };
const resultsIn = ({ goes: counted, seconds, stopped }: Results): number =>
  [counted, seconds, stopped].filter((one) => one !== null && one !== undefined).length;

const at = z.iso
  .datetime({ offset: true, error: practiceTexts.sayWhen })
  .refine((s) => s >= '0002', practiceTexts.sayWhen);

/** What people may correct later. */
const correctable = {
  kind: z.enum(PRACTICE_KINDS, practiceTexts.unknownKind),
  /** An id of the lookup list `practicePlace`. */
  place: z.uuid(practiceTexts.selectPlace),
  /** Who practised with the child. */
  with: z.uuid(practiceTexts.selectPerson),
};

const note = text(ENTRY_NOTE_MAX).nullable().optional();

/**
 * One entry as the device records it. The device makes the id, a uuid of version 7, and it is the key for ever: the
 * same id and content return the stored entry, the same id with other content is rejected with `key_reused`.
 */
export const practiceEntryBody = z
  .strictObject({
    _id: z.uuid(practiceTexts.notAnId),
    member: z.uuid(practiceTexts.selectChild),
    skill: z.uuid(practiceTexts.selectSkill),
    task: id.nullable().optional(),
    at,
    /** The time zone of the device by its IANA name, which decides the day. */
    zone: z.string(practiceTexts.unknownZone).refine(isZone, practiceTexts.unknownZone),
    ...correctable,
    ...resultFields,
    note,
  })
  .refine((entry) => resultsIn(entry) === 1, { path: ['goes'], error: practiceTexts.oneResult });
export type PracticeEntryBody = z.infer<typeof practiceEntryBody>;

/** Entries are validated one by one, so that a bad one holds up no other: see `practiceEntryBody`. */
export const practiceBatchBody = z.strictObject({
  entries: z
    .array(z.unknown(), practiceTexts.sendEntries)
    .min(1, practiceTexts.sendEntries)
    .max(BATCH_MAX, practiceTexts.sendEntries),
});

/** Fields left out stay unchanged. A new result replaces the old one, whatever kind that was. */
export const correctPracticeBody = z
  .strictObject({
    ...z.object(correctable).partial().shape,
    ...resultFields,
    note,
    version: z.int(practiceTexts.sayVersion).min(1, practiceTexts.sayVersion),
  })
  .refine((entry) => resultsIn(entry) <= 1, { path: ['goes'], error: practiceTexts.oneResult });
export type CorrectPracticeBody = z.infer<typeof correctPracticeBody>;

export const withdrawPracticeBody = z.strictObject({
  reason: requiredText(practiceTexts.sayReason, WITHDRAW_REASON_MAX).refine(
    (s) => s.length >= WITHDRAW_REASON_MIN,
    practiceTexts.sayReason,
  ),
  version: version.optional(),
});

/** The whole plan. `version` is left out for a skill that has none yet. */
export const practicePlanBody = z.strictObject({
  measure: z.enum(PRACTICE_MEASURES, practiceTexts.unknownMeasure),
  cue: text(CUE_MAX, practiceTexts.inputCue),
  perWeek: z
    .int(practiceTexts.sayPerWeek)
    .min(1, practiceTexts.sayPerWeek)
    .max(PER_WEEK_MAX, practiceTexts.sayPerWeek)
    .nullable(),
  minutes: z
    .int(practiceTexts.sayMinutes)
    .min(1, practiceTexts.sayMinutes)
    .max(MINUTES_MAX, practiceTexts.sayMinutes)
    .nullable(),
  active: z.boolean(practiceTexts.sayWhetherActive),
  version: version.optional(),
});
export type PracticePlanBody = z.infer<typeof practicePlanBody>;

const passMembers = z
  .array(id, practiceTexts.selectChildren)
  .min(1, practiceTexts.selectChildren)
  .max(PASS_MEMBERS_MAX, practiceTexts.selectChildren);

export const practicePassBody = z.strictObject({
  deviceName: requiredText(practiceTexts.nameDevice, DEVICE_NAME_MAX),
  members: passMembers,
});

/** All children of the pass from now on. */
export const passChildrenBody = z.strictObject({ members: passMembers });
