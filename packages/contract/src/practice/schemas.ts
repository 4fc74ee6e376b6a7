import { z } from 'zod';
import { day, id, instant, version } from '../kernel/fields.ts';
import { reference } from '../kernel/reference.ts';
import { taskPerson } from '../tasks/schemas.ts';
import { PRACTICE_KINDS, PRACTICE_MEASURES, STOP_REASONS } from './limits.ts';

const goes = z.object({ own: z.number(), little: z.number(), lot: z.number(), none: z.number() });

/** A stored entry. Exactly one of `goes`, `seconds` and `stopped` is set. */
export const practiceEntry = z.object({
  _id: id,
  member: id,
  skill: id,
  task: id.nullable(),
  kind: z.enum(PRACTICE_KINDS),
  at: instant,
  zone: z.string(),
  /** The calendar day of `at` in its zone. */
  day,
  receivedAt: instant,
  /** The clock of the device was ahead: `at` is the time of arrival. */
  clockOff: z.boolean(),
  /** It arrived after the skill had ended. */
  late: z.boolean(),
  place: reference,
  with: taskPerson,
  recordedBy: taskPerson,
  goes: goes.nullable(),
  seconds: z.number().nullable(),
  stopped: z.enum(STOP_REASONS).nullable(),
  note: z.string().nullable(),
  version,
  correctedAt: instant.nullable(),
  correctedBy: taskPerson.nullable(),
  withdrawnAt: instant.nullable(),
  withdrawnReason: z.string().nullable(),
});
export type PracticeEntry = z.infer<typeof practiceEntry>;

export const BATCH_RESULTS = ['stored', 'known', 'refused'] as const;

/** What became of one entry, in the order in which they were sent. */
export const batchResult = z.object({
  /** The id as it was sent; null if it was not a text. */
  _id: z.string().nullable(),
  result: z.enum(BATCH_RESULTS),
  /** The status that this entry alone would have had: 200, 404, 409 or 422. */
  code: z.int(),
  /** Null unless it was refused: `invalid`, `not_found` or `key_reused`. */
  failure: z.string().nullable(),
  message: z.string().nullable(),
  errors: z.record(z.string(), z.string()).nullable(),
  /** As it is stored; null if it was refused. */
  entry: practiceEntry.nullable(),
});
export type BatchResult = z.infer<typeof batchResult>;

/** What is practised of a skill and how it is counted, as the coach has set it. */
export const practicePlan = z.object({
  skill: id,
  measure: z.enum(PRACTICE_MEASURES),
  cue: z.string(),
  /** How often a week; null if that is open. */
  perWeek: z.number().nullable(),
  /** How long about; null if that is open. */
  minutes: z.number().nullable(),
  active: z.boolean(),
  version,
});
export type PracticePlan = z.infer<typeof practicePlan>;

/** Goes of a week. What was stopped or withdrawn is in none of the numbers. */
const weekFigures = z.object({
  goes: z.number(),
  /** Of these on their own. */
  own: z.number(),
  /** Timed practices, and their length together. */
  timed: z.number(),
  seconds: z.number(),
});

/** A skill on the device: its name and cue, and nothing that coaches wrote about the child. */
const deviceSkill = z.object({
  _id: id,
  name: z.string(),
  measure: z.enum(PRACTICE_MEASURES),
  cue: z.string(),
  perWeek: z.number().nullable(),
  minutes: z.number().nullable(),
  /** Mastered skills take checks only. */
  kind: z.enum(PRACTICE_KINDS),
  week: weekFigures,
  isDue: z.boolean(),
  /** Nothing has been recorded yet: 'New from Mia'. */
  isNew: z.boolean(),
  /** First name of the coach who set the plan. */
  plannedBy: z.string(),
});

/** What a device needs for recording offline. */
export const devicePlan = z.object({
  /** The caller. */
  me: z.object({ _id: id, firstName: z.string() }),
  /** When the pass ends; null for a session. */
  passExpiresAt: instant.nullable(),
  /** Monday and Sunday of the week that the figures are about. */
  week: z.object({ from: day, to: day }),
  children: z.array(
    z.object({
      _id: id,
      /** First name or initials, as requested. */
      name: z.string(),
      skills: z.array(deviceSkill),
      /** With whom the child practises: the family first, then the team. */
      people: z.array(z.object({ _id: id, firstName: z.string() })),
    }),
  ),
  places: z.array(reference),
});
export type DevicePlan = z.infer<typeof devicePlan>;

/** A child's practice, skill by skill: those with a plan or with entries. */
export const practiceSummary = z.object({
  member: id,
  today: day,
  week: z.object({ from: day, to: day }),
  skills: z.array(
    z.object({
      skill: id,
      name: z.string(),
      /** The skill that begins this one again, whose figures include these. */
      resumedBy: id.nullable(),
      plan: practicePlan.nullable(),
      week: weekFigures,
      /** When it was last practised, stopped practices included. */
      lastAt: instant.nullable(),
      /** Planned, not practised today and less often this week than planned; or to be checked. */
      isDue: z.boolean(),
      /** It is mastered, and it is time to see whether it is still there. */
      isCheck: z.boolean(),
      /** How it goes, compared with two weeks ago; null if there is nothing to compare. */
      sentence: z.string().nullable(),
    }),
  ),
});
export type PracticeSummary = z.infer<typeof practiceSummary>;

/** A device that can record without a sign-in. */
export const practicePass = z.object({
  _id: id,
  deviceName: z.string(),
  members: z.array(z.object({ _id: id, firstName: z.string() })),
  createdAt: instant,
  expiresAt: instant,
  lastUsedAt: instant.nullable(),
});
export type PracticePass = z.infer<typeof practicePass>;

/** The token is shown once; only its hash is stored. */
export const newPracticePass = practicePass.extend({ token: z.string() });
