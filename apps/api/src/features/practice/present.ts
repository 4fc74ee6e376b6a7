import type { PracticeEntry, PracticePlan } from '@amberway/contract/practice/schemas';
import type { EntryRow, StoredEntry } from './queries.ts';
import type { practicePlans } from './tables.ts';

const goesOf = ({ own, little, lot, none }: StoredEntry): PracticeEntry['goes'] =>
  own === null || little === null || lot === null || none === null ? null : { own, little, lot, none };

export const presentEntry = ({ entry, place, with: partner, recordedBy, correctedBy }: EntryRow): PracticeEntry => ({
  _id: entry.id,
  member: entry.memberId,
  skill: entry.skillId,
  task: entry.taskId,
  kind: entry.kind,
  at: entry.at,
  zone: entry.zone,
  day: entry.day,
  receivedAt: entry.receivedAt,
  clockOff: entry.clockOff,
  late: entry.late,
  place,
  with: partner,
  recordedBy,
  goes: goesOf(entry),
  seconds: entry.seconds,
  stopped: entry.stopped,
  note: entry.note,
  version: entry.version,
  correctedAt: entry.correctedAt,
  correctedBy,
  withdrawnAt: entry.withdrawnAt,
  withdrawnReason: entry.withdrawnReason,
});

type PlanRow = Pick<
  typeof practicePlans.$inferSelect,
  'skillId' | 'measure' | 'cue' | 'perWeek' | 'minutes' | 'active' | 'version'
>;

export const presentPlan = ({ skillId, measure, cue, perWeek, minutes, active, version }: PlanRow): PracticePlan => ({
  skill: skillId,
  measure,
  cue,
  perWeek,
  minutes,
  active,
  version,
});
