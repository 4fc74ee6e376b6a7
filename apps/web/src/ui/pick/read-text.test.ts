import { describe, expect, it } from 'vitest';
import { readClock, readDay, readMoment } from './read-text.ts';

describe('a typed day', () => {
  it.each([
    ['07-Nov-2026', '2026-11-07'],
    ['7 november 2026', '2026-11-07'],
    ['  07 / 11 / 2026 ', '2026-11-07'],
    ['7.11.2026', '2026-11-07'],
    ['07-11-2026', '2026-11-07'],
    ['2026-11-07', '2026-11-07'],
    ['7/11/26', '2026-11-07'],
    ['7 nov 71', '1971-11-07'],
    ['29/02/2024', '2024-02-29'],
  ])('%s is read', (text, day) => expect(readDay(text)).toBe(day));

  it.each(['29 Feb 2025', '31-Apr-2026', '11/17/2026', '7 Nov', '7 nox 2026', '7/11/226', 'tomorrow', ''])(
    '%s is none',
    (text) => expect(readDay(text)).toBeNull(),
  );
});

describe('a typed time', () => {
  it.each([
    ['09:30 AM', '09:30'],
    ['9:30pm', '21:30'],
    ['9.30 p.m.', '21:30'],
    ['9 am', '09:00'],
    ['12 am', '00:00'],
    ['21:30', '21:30'],
    ['00:05', '00:05'],
  ])('%s is read', (text, clock) => expect(readClock(text)).toBe(clock));

  it.each(['25:00', '9:61', '13:00 PM', 'noon', '9'])('%s is none', (text) => expect(readClock(text)).toBeNull());
});

it.each(['17-Nov-2026 09:30 AM', '17/11/2026, 9.30am', '17.11.26 9:30', '2026-11-17 09:30'])(
  'the typed moment %s is read',
  (text) => expect(readMoment(text)).toBe('2026-11-17 09:30'),
);
