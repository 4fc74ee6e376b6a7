import { expect, it } from 'vitest';
import { nextFreeTime } from './free-time.ts';

const coach = { timeZone: 'Australia/Perth', totalWorkDays: 5, totalWorkHours: 30 };
// Nine in Perth is 01:00 UTC. 17 November 2026 is a Tuesday.
const at = (text: string) => Date.parse(`2026-11-${text}Z`);
const free = (busy: [string, string][], now: string, who = coach) => {
  const found = nextFreeTime(
    who,
    busy.map(([start, end]) => ({ start: at(start), end: at(end) })),
    at(now),
  );
  return found && `${found.start.slice(8, 16)}–${found.end.slice(8, 16)}`;
};

it('begins at nine in the coach’s zone and lasts the hours of a day', () => {
  expect(free([], '17T00:00')).toBe('17T01:00–17T07:00');
});

it('leaves out what is past, rounded to half hours', () => {
  expect(free([], '17T03:10')).toBe('17T03:30–17T07:00');
  expect(free([], '17T06:10')).toBe('18T01:00–18T07:00');
});

it('leaves out planned sessions, and gaps of less than an hour', () => {
  const busy: [string, string][] = [
    ['17T05:00', '17T06:30'],
    ['17T01:30', '17T03:00'],
  ];
  expect(free(busy, '17T00:00')).toBe('17T03:00–17T05:00');
});

it('does not end before it begins when the next session is another day', () => {
  expect(free([['19T02:00', '19T03:00']], '17T08:00')).toBe('18T01:00–18T07:00');
});

it('leaves out days that the coach does not work', () => {
  expect(free([], '20T08:00')).toBe('23T01:00–23T07:00');
  expect(free([], '18T00:00', { ...coach, totalWorkDays: 2, totalWorkHours: 12 })).toBe('23T01:00–23T07:00');
});

it('is null for weeks that are full and for a coach without working hours', () => {
  const full = Array.from({ length: 13 }, (_, n): [string, string] => {
    const day = String(17 + n).padStart(2, '0');
    return [`${day}T00:00`, `${day}T12:00`];
  });
  expect(free([...full, ['30T00:00', '30T23:59']], '17T00:00')).not.toBeNull();
  expect(nextFreeTime(coach, [{ start: at('17T00:00'), end: at('17T00:00') + 30 * 864e5 }], at('17T00:00'))).toBeNull();
  expect(free([], '17T00:00', { ...coach, totalWorkHours: 0 })).toBeNull();
});
