import { expect, it } from 'vitest';
import { DAY } from '../kernel/limits.ts';
import { practiceEntryBody } from './body.ts';
import { isPracticeDue, mayCorrect } from './rules.ts';
import { isZone } from './zone.ts';

const now = Date.parse('2026-11-18T10:00:00Z');
const entry = (days: number) => ({
  recordedBy: { _id: 'recorder' },
  receivedAt: new Date(now - days * DAY).toISOString(),
  withdrawnAt: null,
});

it.each([
  [7, 'recorder', false, true],
  [7, 'coach', true, false],
  [7.01, 'recorder', false, false],
  [7.01, 'coach', true, true],
  [7.01, 'other parent', false, false],
])('after %d days the %s (a coach: %s) may correct: %s [practice 6]', (days, _id, isCoach, may) => {
  expect(mayCorrect(entry(days), { _id, isCoach }, now)).toBe(may);
});

it('nobody corrects what was withdrawn', () => {
  const withdrawn = { ...entry(1), withdrawnAt: '2026-11-18T09:00:00Z' };
  expect(mayCorrect(withdrawn, { _id: 'recorder', isCoach: true }, now)).toBe(false);
});

it.each([
  [null, 0, 0, true],
  [null, 3, 1, false],
  [5, 4, 0, true],
  [5, 5, 0, false],
  [5, 1, 1, false],
  [14, 3, 1, true],
  [14, 3, 2, false],
])('%s times a week, %d this week, %d today: due is %s', (perWeek, thisWeek, today, due) => {
  expect(isPracticeDue({ perWeek, thisWeek, today })).toBe(due);
});

it.each([
  ['Australia/Sydney', true],
  ['Etc/GMT+5', true],
  ['UTC', true],
  ['', false],
  ['+10:00', false],
  ['Mars/Olympus', false],
  [`A${'a'.repeat(64)}`, false],
])('the zone %j is known: %s', (zone, known) => {
  expect(isZone(zone)).toBe(known);
});

const ID = '01a1ee91-76e5-7456-ac34-93c6237a2434';
const sent = {
  _id: ID,
  member: ID,
  skill: ID,
  kind: 'practice',
  at: '2026-11-18T10:00:00Z',
  zone: 'UTC',
  place: ID,
  with: ID,
};

it.each([
  [{ goes: { own: 1, little: 0, lot: 0, none: 0 } }, true],
  [{ seconds: 7200 }, true],
  [{ stopped: 'childSaidNo' }, true],
  [{}, false],
  [{ seconds: 5, stopped: 'tired' }, false],
  [{ goes: { own: 20, little: 20, lot: 11, none: 0 } }, false],
])('an entry has exactly one result: %j is accepted: %s', (result, accepted) => {
  expect(practiceEntryBody.safeParse({ ...sent, ...result }).success).toBe(accepted);
});
