import { describe, expect, it } from 'vitest';
import { saidClock, saidDate, saidDay, saidDayWithin, saidTime, saidWithin } from './said-dates.ts';

const SYDNEY = 'Australia/Sydney';
const NEW_YORK = 'America/New_York';
const NOW = new Date('2026-11-17T01:00:00Z'); // Tuesday noon in Sydney, Monday 8 pm in New York

describe('dates as people say them [B130 B131 B631]', () => {
  it.each([
    ['2026-11-17T04:00:00Z', 'Today', 'Today 3 pm'],
    ['2026-11-16T20:30:00Z', 'Today', 'Today 7:30 am'],
    ['2026-11-17T22:00:00Z', 'Tomorrow', 'Tomorrow 9 am'],
    ['2026-11-15T13:00:00Z', 'Yesterday', 'Yesterday 12 am'],
    ['2026-11-23T01:00:00Z', 'Mon 23 Nov', 'Mon 23 Nov, 12 pm'],
    ['2026-11-13T04:30:00Z', 'Fri 13 Nov', 'Fri 13 Nov, 3:30 pm'],
    ['2026-09-01T00:05:00Z', 'Tue 1 Sep', 'Tue 1 Sep, 10:05 am'],
    ['2027-01-04T00:00:00Z', 'Mon 4 Jan 2027', 'Mon 4 Jan 2027, 11 am'],
    ['2025-11-17T00:00:00Z', 'Mon 17 Nov 2025', 'Mon 17 Nov 2025, 11 am'],
  ])('%s is said as %s and %s', (instant, day, time) => {
    expect(saidDay(instant, SYDNEY, NOW)).toBe(day);
    expect(saidTime(instant, SYDNEY, NOW)).toBe(time);
  });

  it.each([
    ['2026-11-17T04:00:00Z', 'today', 'today 3 pm'],
    ['2026-11-17T22:00:00Z', 'tomorrow', 'tomorrow 9 am'],
    ['2026-11-15T13:00:00Z', 'yesterday', 'yesterday 12 am'],
    ['2026-11-10T07:53:00Z', 'Tue 10 Nov', 'Tue 10 Nov, 6:53 pm'],
  ])('inside a sentence %s is said as %s and %s: a weekday keeps its capital', (instant, day, time) => {
    expect(saidDayWithin(instant, SYDNEY, NOW)).toBe(day);
    expect(saidWithin(instant, SYDNEY, NOW)).toBe(time);
  });

  it('today is the viewer’s day, not the server’s', () => {
    const instant = '2026-11-17T04:00:00Z';
    expect(saidTime(instant, SYDNEY, NOW)).toBe('Today 3 pm');
    expect(saidTime(instant, NEW_YORK, NOW)).toBe('Today 11 pm');
    expect(saidTime(instant, NEW_YORK, new Date('2026-11-17T05:00:00Z'))).toBe('Yesterday 11 pm');
    expect(saidTime(instant, 'Asia/Kolkata', NOW)).toBe('Today 9:30 am');
  });

  it('a day in which the clocks change is one day: 23 and 25 hours', () => {
    // Sydney: 4 October 2026 has 23 hours, 5 April 2026 has 25.
    expect(saidDay('2026-10-04T12:59:00Z', SYDNEY, new Date('2026-10-02T14:00:00Z'))).toBe('Tomorrow');
    expect(saidDay('2026-10-03T13:59:00Z', SYDNEY, new Date('2026-10-04T12:59:00Z'))).toBe('Yesterday');
    expect(saidDay('2026-04-05T13:59:00Z', SYDNEY, new Date('2026-04-04T13:00:00Z'))).toBe('Today');
    expect(saidDay('2026-04-05T14:00:00Z', SYDNEY, new Date('2026-04-04T13:00:00Z'))).toBe('Tomorrow');
    expect(saidTime('2026-10-03T16:30:00Z', SYDNEY, new Date('2026-10-04T00:00:00Z'))).toBe('Today 3:30 am');
  });

  it('past and future are never confused at midnight and at the turn of the year', () => {
    expect(saidDay('2026-12-31T12:59:59Z', SYDNEY, new Date('2026-12-31T13:00:00Z'))).toBe('Yesterday');
    expect(saidDay('2026-12-31T13:00:00Z', SYDNEY, new Date('2026-12-31T12:59:59Z'))).toBe('Tomorrow');
  });

  it('a calendar day is the same day in every zone, beside the viewer’s own today', () => {
    expect(saidDay('2026-11-17', SYDNEY, NOW)).toBe('Today');
    expect(saidDay('2026-11-17', NEW_YORK, NOW)).toBe('Tomorrow');
    expect(saidTime('2026-11-17', NEW_YORK, NOW)).toBe('Tomorrow');
    expect(saidDay('2026-11-20', 'Pacific/Auckland', NOW)).toBe('Fri 20 Nov');
  });

  it('the time alone', () => {
    expect(saidClock('2026-11-17T04:00:00Z', SYDNEY)).toBe('3 pm');
    expect(saidClock('2026-11-17T04:05:00Z', SYDNEY)).toBe('3:05 pm');
  });

  it('an unknown zone or none is Sydney’s; what is no date is empty, not an error', () => {
    expect(saidTime('2026-11-17T04:00:00Z', 'Mars/Base', NOW)).toBe('Today 3 pm');
    expect(saidTime('2026-11-17T04:00:00Z', null, NOW)).toBe('Today 3 pm');
    expect(saidDay('soon', SYDNEY, NOW)).toBe('');
    expect(saidTime('', SYDNEY, NOW)).toBe('');
  });

  it('a date that matters as one has its month in full and its year; a birth date is the same in every zone', () => {
    expect(saidDate('2020-10-09', NEW_YORK)).toBe('9 October 2020');
    expect(saidDate('2026-11-17T01:00:00Z', SYDNEY)).toBe('17 November 2026');
    expect(saidDate('2026-11-17T01:00:00Z', NEW_YORK)).toBe('16 November 2026');
    expect(saidDate('nonsense')).toBe('');
  });
});
