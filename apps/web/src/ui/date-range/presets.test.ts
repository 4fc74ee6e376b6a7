import { describe, expect, it } from 'vitest';
import { DATE_PRESETS } from '@amberway/contract/shell/date-presets';
import { DEFAULT_PRESET } from './DateRangePresets.tsx';
import { rangeOf } from './presets.ts';
import { startOfDay } from './zoned-day.ts';

const SYDNEY = 'Australia/Sydney';
/** Sunday 15 November 2026, 10:00 in Sydney (GMT+11) and still Saturday evening in UTC. */
const NOW = new Date('2026-11-14T23:00:00.000Z');
const of = (preset: (typeof DATE_PRESETS)[number], zone = SYDNEY, now = NOW) => {
  const { startDate, endDate } = rangeOf(preset, zone, now);
  return [startDate, endDate];
};

describe('date presets', () => {
  it('are eight, in this order, and the last is the default [B136 T107 T108 T109 T110 T111 T112 T113 T114]', () => {
    expect(DATE_PRESETS).toEqual([
      'Today',
      'This Week',
      'Last Week',
      'This Month',
      'Last Month',
      'Last 3 Months',
      'Last 6 Months',
      'All Time',
    ]);
    expect(DEFAULT_PRESET).toBe('All Time');
  });

  it('Today is the viewer’s day [T107]', () => {
    expect(of('Today')).toEqual(['2026-11-14T13:00:00.000Z', '2026-11-15T12:59:59.999Z']);
    expect(of('Today', 'UTC')).toEqual(['2026-11-14T00:00:00.000Z', '2026-11-14T23:59:59.999Z']);
  });

  it('weeks begin on Monday, also when today is Sunday [T108 T109]', () => {
    expect(of('This Week')).toEqual(['2026-11-08T13:00:00.000Z', '2026-11-15T12:59:59.999Z']);
    expect(of('Last Week')).toEqual(['2026-11-01T13:00:00.000Z', '2026-11-08T12:59:59.999Z']);
    const monday = new Date('2026-11-16T01:00:00.000Z');
    expect(of('This Week', 'UTC', monday)).toEqual(['2026-11-16T00:00:00.000Z', '2026-11-22T23:59:59.999Z']);
  });

  it('months are calendar months, across a daylight-saving change [T110 T111]', () => {
    expect(of('This Month')).toEqual(['2026-10-31T13:00:00.000Z', '2026-11-30T12:59:59.999Z']);
    // Daylight time began on 4 October: the month starts at GMT+10 and ends at GMT+11.
    expect(of('Last Month')).toEqual(['2026-09-30T14:00:00.000Z', '2026-10-31T12:59:59.999Z']);
  });

  it('the last months end today and begin on the same day of a month, or on its last day [T112 T113]', () => {
    expect(of('Last 3 Months')).toEqual(['2026-08-14T14:00:00.000Z', '2026-11-15T12:59:59.999Z']);
    expect(of('Last 6 Months')).toEqual(['2026-05-14T14:00:00.000Z', '2026-11-15T12:59:59.999Z']);
    const may31 = new Date('2026-05-31T12:00:00.000Z');
    expect(of('Last 3 Months', 'UTC', may31)[0]).toBe('2026-02-28T00:00:00.000Z');
  });

  it('All Time begins on 1 January 2000 [B137 T114]', () => {
    expect(of('All Time')).toEqual(['1999-12-31T13:00:00.000Z', '2026-11-15T12:59:59.999Z']);
  });

  it('without a zone the day is Sydney’s', () => {
    expect(rangeOf('Today', null, NOW)).toEqual({ ...rangeOf('Today', SYDNEY, NOW), name: 'Today' });
  });

  it('a day of 23 or 25 hours is one day', () => {
    const hours = (zone: string, now: string) => {
      const { startDate, endDate } = rangeOf('Today', zone, new Date(now));
      return Math.round((Date.parse(endDate) - Date.parse(startDate)) / 3_600_000);
    };
    expect(hours(SYDNEY, '2026-10-04T05:00:00.000Z')).toBe(23);
    expect(hours(SYDNEY, '2026-04-05T05:00:00.000Z')).toBe(25);
    expect(hours('America/New_York', '2026-03-08T18:00:00.000Z')).toBe(23);
  });

  it('a day whose midnight is skipped begins at one o’clock', () => {
    // Cairo put its clocks forward at midnight of Friday 26 April 2024.
    expect(startOfDay('2024-04-26', 'Africa/Cairo').toISOString()).toBe('2024-04-25T22:00:00.000Z');
    expect(startOfDay('2024-04-27', 'Africa/Cairo').toISOString()).toBe('2024-04-26T21:00:00.000Z');
  });
});
