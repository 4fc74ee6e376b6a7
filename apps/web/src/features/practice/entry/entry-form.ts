import type { z } from 'zod';
import { trueDate } from '../../../kernel/device/clock.ts';
import { correctPracticeBody, practiceEntryBody } from '@amberway/contract/practice/body';
import type { Goes, PracticeKind, PracticeMeasure, StopReason } from '@amberway/contract/practice/limits';
import type { PracticeEntry } from '@amberway/contract/practice/schemas';
import { newId } from '../../../kernel/outbox/new-id.ts';

export type Outcome = 'done' | 'stopped';

export type EntryValues = {
  kind: PracticeKind;
  at: string;
  outcome: Outcome;
  goes: Goes;
  minutes: number | null;
  seconds: number | null;
  stopped: StopReason | null;
  place: string | null;
  with: string | null;
  note: string;
};

export type EntryBody = Record<string, unknown>;

const NO_GOES: Goes = { own: 0, little: 0, lot: 0, none: 0 };
const MINUTE_SECONDS = 60;

export const newEntry = (kind: PracticeKind, withUser: string): EntryValues => ({
  kind,
  at: trueDate().toISOString(),
  outcome: 'done',
  goes: NO_GOES,
  minutes: null,
  seconds: null,
  stopped: null,
  place: null,
  with: withUser,
  note: '',
});

export const valuesOf = (entry: PracticeEntry): EntryValues => ({
  kind: entry.kind,
  at: entry.at,
  outcome: entry.stopped ? 'stopped' : 'done',
  goes: entry.goes ?? NO_GOES,
  minutes: entry.seconds === null ? null : Math.floor(entry.seconds / MINUTE_SECONDS),
  seconds: entry.seconds === null ? null : entry.seconds % MINUTE_SECONDS,
  stopped: entry.stopped,
  place: entry.place._id,
  with: entry.with._id,
  note: entry.note ?? '',
});

const resultOf = ({ outcome, goes, minutes, seconds, stopped }: EntryValues, measure: PracticeMeasure) => {
  if (outcome === 'stopped') return { stopped: stopped ?? '' };
  if (measure === 'duration') return { seconds: (minutes ?? 0) * MINUTE_SECONDS + (seconds ?? 0) };
  // Whole, whatever the form shows of it: a version that another person stored meanwhile may have goes of every kind.
  return { goes };
};

const shared = (values: EntryValues, measure: PracticeMeasure) => ({
  kind: values.kind,
  place: values.place ?? '',
  with: values.with ?? '',
  note: values.note || null,
  ...resultOf(values, measure),
});

/** The version is the form's own to send: it changes when somebody else's correction was seen. */
export const correctionOf = (measure: PracticeMeasure) => (values: EntryValues) => ({
  ...shared(values, measure),
  version: 1,
});

/** The id is made once for each form, so that a repeated request stores one entry. */
export const entryOf = (member: string, skill: string, measure: PracticeMeasure) => {
  const id = newId();
  return (values: EntryValues) => ({
    _id: id,
    member,
    skill,
    at: values.at,
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...shared(values, measure),
  });
};

export const entrySchema = practiceEntryBody as unknown as z.ZodType<EntryBody>;
export const correctionSchema = correctPracticeBody as unknown as z.ZodType<EntryBody>;
