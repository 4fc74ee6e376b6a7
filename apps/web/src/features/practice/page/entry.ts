import type { PracticeEntryBody } from '@amberway/contract/practice/body';
import { GO_RESULTS, type GoResult, type Goes, type StopReason } from '@amberway/contract/practice/limits';
import type { DevicePlan } from '@amberway/contract/practice/schemas';
import { SECOND } from '@amberway/contract/kernel/limits';
import { isClockKnown, trueNow } from '../../../kernel/device/clock.ts';
import { addEntry } from '../../../kernel/outbox/outbox.ts';
import { durationText } from '../duration.ts';
import { PRACTICE } from '../device/sender.ts';
import { practiseLabels } from './labels.ts';
import { zoneHere } from './zone.ts';

export type Child = DevicePlan['children'][number];
export type Skill = Child['skills'][number];

/** What came out of a practice: exactly one of the three. */
export type Result = { goes: readonly GoResult[] } | { seconds: number } | { stopped: StopReason };
export type Circumstances = { place: string; with: string; note: string };

/** How long an entry can be taken back before it is sent. */
export const UNDO_MS = 10 * SECOND;
const MINUTE_S = 60;

const countGoes = (goes: readonly GoResult[]): Goes =>
  Object.fromEntries(GO_RESULTS.map((key) => [key, goes.filter((go) => go === key).length])) as Goes;

export const timeText = (seconds: number): string =>
  `${Math.floor(seconds / MINUTE_S)}:${String(seconds % MINUTE_S).padStart(2, '0')}`;

/** The sentence about what was saved. */
export const summaryOf = ({ name, measure }: Skill, result: Result): string => {
  if ('stopped' in result) return practiseLabels.ended(name);
  if ('seconds' in result) return practiseLabels.timed(name, durationText(result.seconds));
  const { length } = result.goes;
  if (measure === 'count') return practiseLabels.counted(name, length);
  return practiseLabels.ofThem(name, length, countGoes(result.goes).own);
};

const resultFields = (result: Result) => ('goes' in result ? { goes: countGoes(result.goes) } : result);

/** Stores an entry on the device under its id, however often it is saved. Resolves when it is on the disk. */
export const saveEntry = async (
  id: string,
  owner: string,
  child: Child,
  skill: Skill,
  result: Result,
  { place, with: person, note }: Circumstances,
): Promise<string> => {
  // An older comparison may be wrong by now: then the sender puts the time right, from the clock as it is.
  const timeChecked = isClockKnown();
  const body: PracticeEntryBody = {
    _id: id,
    member: child._id,
    skill: skill._id,
    at: new Date(timeChecked ? trueNow() : Date.now()).toISOString(),
    zone: zoneHere(),
    kind: skill.kind,
    place,
    with: person,
    ...resultFields(result),
    ...(note.trim() && { note: note.trim() }),
  };
  const label = summaryOf(skill, result);
  return addEntry({ id, owner, kind: PRACTICE, body, label, undoMs: UNDO_MS, timeChecked });
};
