import { expect, it } from 'vitest';
import { isWeekCardTime, readyWeek, weekAfter, weekBefore, weekOf } from './week.ts';

const at = (instant: string) => Date.parse(instant);

it('a week goes from Monday to Sunday', () => {
  const week = { from: '2026-11-16', to: '2026-11-22' };
  for (const day of ['2026-11-16', '2026-11-20', '2026-11-22']) expect(weekOf(day)).toEqual(week);
  expect(weekOf('2026-11-23').from).toBe('2026-11-23');
  expect(weekBefore(week)).toEqual({ from: '2026-11-09', to: '2026-11-15' });
  expect(weekAfter(weekBefore(week))).toEqual(week);
  // Across the turn of the year, and a leap day.
  expect(weekOf('2027-01-01')).toEqual({ from: '2026-12-28', to: '2027-01-03' });
  expect(weekOf('2028-02-29')).toEqual({ from: '2028-02-28', to: '2028-03-05' });
});

// Friday 20 November 2026, 17:00: in Auckland UTC+13, in Los Angeles UTC-8.
it.each([
  ['Pacific/Auckland', '2026-11-20T04:00:00Z', '2026-11-22T11:00:00Z'],
  ['America/Los_Angeles', '2026-11-21T01:00:00Z', '2026-11-23T08:00:00Z'],
  ['Australia/Sydney', '2026-11-20T06:00:00Z', '2026-11-22T13:00:00Z'],
  // The clock goes back on Sunday 1 November in Los Angeles and on Sunday 4 April in Auckland.
  ['America/Los_Angeles', '2026-10-31T00:00:00Z', '2026-11-02T08:00:00Z'],
  ['Pacific/Auckland', '2027-04-02T04:00:00Z', '2027-04-04T12:00:00Z'],
  // It goes forward on Sunday 27 September in Auckland and on Sunday 14 March in Los Angeles.
  ['Pacific/Auckland', '2026-09-25T05:00:00Z', '2026-09-27T11:00:00Z'],
  ['America/Los_Angeles', '2027-03-13T01:00:00Z', '2027-03-15T07:00:00Z'],
])('in %s the week is ready from Friday 17:00 until the end of Sunday', (zone, friday, monday) => {
  expect(isWeekCardTime(at(friday) - 1000, zone)).toBe(false);
  expect(isWeekCardTime(at(friday), zone)).toBe(true);
  expect(isWeekCardTime(at(monday) - 1000, zone)).toBe(true);
  expect(isWeekCardTime(at(monday), zone)).toBe(false);
  // Until then the week before is shown, and afterwards this one stays.
  const week = readyWeek(at(friday), zone);
  expect(readyWeek(at(friday) - 1000, zone)).toEqual(weekBefore(week));
  expect(readyWeek(at(monday), zone)).toEqual(week);
});
