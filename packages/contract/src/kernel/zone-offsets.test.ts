import { afterEach, expect, it, vi } from 'vitest';
import { DAY, HOUR } from './limits.ts';
import { instantOf, offsetsAround, wallClock } from './wall-clock.ts';
import { rememberOffsets } from './zone-offsets.ts';

const NOW = Date.parse('2026-11-17T09:00:00Z');
afterEach(() => {
  rememberOffsets(undefined);
  vi.restoreAllMocks();
});

// Lord Howe changes by half an hour, Morocco leaves its offset for a month only.
it.each([
  'Australia/Sydney',
  'Australia/Lord_Howe',
  'America/Los_Angeles',
  'Asia/Kathmandu',
  'Africa/Casablanca',
  'UTC',
])('with the table, the clock of %s agrees with Intl at every hour', (timeZone) => {
  const hours = Array.from({ length: 800 * 12 }, (_, n) => NOW - 400 * DAY + n * 2 * HOUR + 999);
  const byIntl = hours.map((at) => wallClock(at, timeZone));
  rememberOffsets(offsetsAround(NOW, timeZone));
  const formatter = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
  expect(hours.map((at) => wallClock(at, timeZone))).toEqual(byIntl);
  expect(formatter).not.toHaveBeenCalled();
});

it('the table has the minute at which the clocks change', () => {
  const { spans } = offsetsAround(NOW, 'Australia/Sydney');
  expect(spans.map(({ minutes }) => minutes)).toEqual([660, 600, 660, 600, 660]);
  expect(spans.map(({ until }) => new Date(until).toISOString()).slice(0, 4)).toEqual([
    '2026-04-04T16:00:00.000Z',
    '2026-10-03T16:00:00.000Z',
    '2027-04-03T16:00:00.000Z',
    '2027-10-02T16:00:00.000Z',
  ]);
});

it('a change in the last days of the table is in it', () => {
  const { from, spans } = offsetsAround(Date.parse('2026-02-19T00:20:34Z'), 'Asia/Jerusalem');
  expect(spans.slice(-2).map(({ until, minutes }) => [new Date(until).toISOString(), minutes])).toEqual([
    ['2027-03-26T00:00:00.000Z', 120],
    [new Date(from + 800 * DAY).toISOString(), 180],
  ]);
});

it('a local time that the clocks skip is as much later as they go forward', () => {
  const at = (wall: string, timeZone: string) => new Date(instantOf(Date.parse(wall), timeZone)).toISOString();
  expect(at('2026-09-06T00:00:00Z', 'America/Santiago')).toBe('2026-09-06T04:00:00.000Z');
  expect(at('2026-03-29T00:00:00Z', 'Atlantic/Azores')).toBe('2026-03-29T01:00:00.000Z');
  expect(at('2026-03-08T02:30:00Z', 'America/New_York')).toBe('2026-03-08T07:30:00.000Z');
  expect(at('2026-03-29T02:30:00Z', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z');
  expect(at('2026-10-04T02:30:00Z', 'Australia/Sydney')).toBe('2026-10-03T16:30:00.000Z');
});

it('dates beyond the table and other zones are looked up as before', () => {
  rememberOffsets(offsetsAround(NOW, 'Australia/Sydney'));
  const before = Date.parse('2020-07-01T00:00:00Z');
  expect(wallClock(before, 'Australia/Sydney') - before).toBe(10 * HOUR);
  expect(wallClock(NOW + 500 * DAY, 'Australia/Sydney') - (NOW + 500 * DAY)).toBe(11 * HOUR);
  expect(wallClock(NOW, 'Asia/Tokyo') - NOW).toBe(9 * HOUR);
  expect(instantOf(wallClock(NOW, 'Australia/Sydney'), 'Australia/Sydney')).toBe(NOW);
});
