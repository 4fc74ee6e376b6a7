import { createHash } from 'node:crypto';
import type { PracticeEntryBody } from '@amberway/contract/practice/body';
import { wallClock } from '@amberway/contract/kernel/wall-clock';

/** An entry as it was sent, with everything that was left out filled in and one spelling for each value. */
export const contentOf = ({ goes, seconds, stopped, note, at, zone, ...entry }: PracticeEntryBody) => ({
  id: entry._id.toLowerCase(),
  member: entry.member.toLowerCase(),
  skill: entry.skill.toLowerCase(),
  task: entry.task?.toLowerCase() ?? null,
  place: entry.place.toLowerCase(),
  with: entry.with.toLowerCase(),
  kind: entry.kind,
  at: new Date(at).toISOString(),
  // The device may send any name that its browser knows. Which of them is the main one depends on the server's version
  // of the time zones, so the hash has what was sent: a device repeats it as it stored it.
  sentZone: zone,
  zone: new Intl.DateTimeFormat('en-GB', { timeZone: zone }).resolvedOptions().timeZone,
  goes: goes ?? null,
  seconds: seconds ?? null,
  stopped: stopped ?? null,
  note: note?.trim() || null,
});
export type Content = ReturnType<typeof contentOf>;

/** What makes two entries the same: every field, and who recorded it. */
export const hashOf = (content: Content, recorderId: string): string => {
  const { goes } = content;
  const fields = [
    recorderId,
    content.member,
    content.skill,
    content.task,
    content.kind,
    content.at,
    content.sentZone,
    content.place,
    content.with,
    goes && [goes.own, goes.little, goes.lot, goes.none],
    content.seconds,
    content.stopped,
    content.note,
  ];
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64url');
};

/** The columns of a result. */
export const resultColumns = ({ goes, seconds, stopped }: Pick<Content, 'goes' | 'seconds' | 'stopped'>) => ({
  own: goes?.own ?? null,
  little: goes?.little ?? null,
  lot: goes?.lot ?? null,
  none: goes?.none ?? null,
  seconds,
  stopped,
});

/** The calendar day of an instant in a zone, as YYYY-MM-DD. */
export const dayAt = (at: number, zone: string): string => new Date(wallClock(at, zone)).toISOString().slice(0, 10);
