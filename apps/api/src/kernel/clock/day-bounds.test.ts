import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY, HOUR } from '@amberway/contract/kernel/limits';
import { dayBounds } from './day-bounds.ts';
import { dayInZone } from './today.ts';

it('a day begins and ends at local midnight, also when daylight saving changes', () => {
  expect(dayBounds('Australia/Sydney', '2026-02-10')).toEqual({
    from: '2026-02-09T13:00:00.000Z',
    to: '2026-02-10T13:00:00.000Z',
  });
  // The clock goes forward in October and back in April.
  expect(dayBounds('Australia/Sydney', '2026-10-04')).toEqual({
    from: '2026-10-03T14:00:00.000Z',
    to: '2026-10-04T13:00:00.000Z',
  });
  expect(dayBounds('Australia/Sydney', '2026-04-05')).toEqual({
    from: '2026-04-04T13:00:00.000Z',
    to: '2026-04-05T14:00:00.000Z',
  });
  expect(dayBounds('Pacific/Honolulu', '2026-02-10').from).toBe('2026-02-10T10:00:00.000Z');
  // This day has no midnight: it begins at one o'clock, when the day before ends.
  expect(dayBounds('America/Santiago', '2026-09-06')).toEqual({
    from: '2026-09-06T04:00:00.000Z',
    to: '2026-09-07T03:00:00.000Z',
  });
  expect(dayBounds('America/Santiago', '2026-09-05').to).toBe('2026-09-06T04:00:00.000Z');
});

it('every moment between the bounds is on that day, and the next midnight is not', () => {
  // Only zones that the product knows: any other counts as Sydney.
  const zone = fc.constantFrom(
    'Australia/Sydney',
    'America/New_York',
    'Europe/London',
    'Australia/Adelaide',
    'Pacific/Honolulu',
    // Their clocks change at midnight.
    'America/Santiago',
    'America/Havana',
    'Atlantic/Azores',
  );
  const day = fc
    .integer({ min: Date.UTC(2020, 0, 1) / DAY, max: Date.UTC(2030, 0, 1) / DAY })
    .map((n) => new Date(n * DAY).toISOString().slice(0, 10));
  fc.assert(
    fc.property(zone, day, (there, date) => {
      const { from, to } = dayBounds(there, date);
      const length = Date.parse(to) - Date.parse(from);
      expect([23 * HOUR, 24 * HOUR, 25 * HOUR]).toContain(length);
      expect(dayInZone(there, new Date(from))).toBe(date);
      expect(dayInZone(there, new Date(Date.parse(to) - 1))).toBe(date);
      expect(dayInZone(there, new Date(to))).not.toBe(date);
    }),
  );
});
