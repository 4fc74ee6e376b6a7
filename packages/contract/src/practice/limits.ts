import { DAY, MINUTE } from '../kernel/limits.ts';

// Limits of practice at home, shared by API and web. Free of schemas: the page on the device loads this file.

/** What is recorded: how much help was needed, how often it happened, or how long it took. */
export const PRACTICE_MEASURES = ['independence', 'count', 'duration'] as const;
export type PracticeMeasure = (typeof PRACTICE_MEASURES)[number];

/** `check`: whether a mastered skill is still there. */
export const PRACTICE_KINDS = ['practice', 'baseline', 'check'] as const;
export type PracticeKind = (typeof PRACTICE_KINDS)[number];

/** Why a practice was stopped. None of them counts as a go, in no figure. */
export const STOP_REASONS = ['childSaidNo', 'tired', 'noTime', 'other'] as const;
export type StopReason = (typeof STOP_REASONS)[number];

/** The results of one entry, in the order in which they are offered. */
export const GO_RESULTS = ['own', 'little', 'lot', 'none'] as const;
export type GoResult = (typeof GO_RESULTS)[number];
export type Goes = Record<GoResult, number>;

export const GOES_MAX = 50;
export const SECONDS_MAX = 7200;
export const ENTRY_NOTE_MAX = 500;
export const CUE_MAX = 300;
export const PER_WEEK_MAX = 21;
export const MINUTES_MAX = 60;
export const WITHDRAW_REASON_MIN = 3;
export const WITHDRAW_REASON_MAX = 200;

/** Entries of one request. */
export const BATCH_MAX = 50;
/** Entries of a child on one day, withdrawn ones included: far more than anybody practises. */
export const DAY_ENTRIES_MAX = 500;
/** Entries that wait on a device, and from how many on it warns. */
export const WAITING_MAX = 500;
export const WAITING_WARNING = 400;

/** A clock this far ahead of the server's is wrong: the entry gets the time of its arrival. */
export const CLOCK_AHEAD_MS = 5 * MINUTE;
/** Further ahead than this an entry is rejected. */
export const FUTURE_MAX_MS = DAY;
export const ENTRY_AGE_MAX_MS = 90 * DAY;
/** How long the person who recorded an entry can correct it; afterwards the coach can. */
export const CORRECTION_MS = 7 * DAY;

export const PASS_MS = 90 * DAY;
/** Each use renews a pass, up to this age. */
export const PASS_MAX_MS = 180 * DAY;
export const PASSES_MAX = 5;
export const DEVICE_NAME_MAX = 60;
/** Children of one pass: more than any family has. */
export const PASS_MEMBERS_MAX = 20;
/** How a pass begins, so that it is never mistaken for the token of a session. */
export const PASS_PREFIX = 'pass_';

/** How a child is named on the device; the family chooses. */
export const NAME_FORMS = ['first', 'initials'] as const;
export type NameForm = (typeof NAME_FORMS)[number];
