import { describe, expect, it } from 'vitest';
import {
  clockIn,
  dayIn,
  formatDate,
  formatDateTime,
  formatDay,
  formatListDate,
  formatTime,
  instantOf,
  zoneLabel,
} from './dates.ts';

const INSTANT = '2026-11-14T22:05:00.000Z';

describe('dates', () => {
  it('are written DD-MMM-YYYY, with the time hh:mm A [B130]', () => {
    expect(formatDate(INSTANT, 'Australia/Sydney')).toBe('15-Nov-2026');
    expect(formatDateTime(INSTANT, 'Australia/Sydney')).toBe('15-Nov-2026 09:05 AM');
    expect(formatDay('2026-02-03')).toBe('03-Feb-2026');
  });

  it('are written DD-MM-YYYY in activity-note and session lists [B131]', () => {
    expect(formatListDate(INSTANT, 'Australia/Sydney')).toBe('15-11-2026');
  });

  it('times are hh:mm A in the viewer’s zone [B631]', () => {
    expect(formatTime(INSTANT, 'Australia/Sydney')).toBe('09:05 AM');
    expect(formatTime(INSTANT, 'Europe/London')).toBe('10:05 PM');
    expect(formatTime(INSTANT)).toBe('09:05 AM');
  });

  it('a day and a time in a zone are an instant, also when the clocks change', () => {
    expect(instantOf('2026-11-15', '09:05', 'Australia/Sydney')).toBe('2026-11-14T22:05:00.000Z');
    expect(instantOf('2026-10-04', '03:30', 'Australia/Sydney')).toBe('2026-10-03T16:30:00.000Z');
    expect([dayIn(INSTANT, 'Australia/Sydney'), clockIn(INSTANT, 'Australia/Sydney')]).toEqual(['2026-11-15', '09:05']);
  });

  it('a time column is labelled with the viewer’s offset, GMT+11 for Sydney in daylight time [B630]', () => {
    expect(zoneLabel(INSTANT, 'Australia/Sydney')).toBe('GMT+11');
    expect(zoneLabel('2026-06-14T22:05:00.000Z', 'Australia/Sydney')).toBe('GMT+10');
    expect(zoneLabel(INSTANT, 'Asia/Kolkata')).toBe('GMT+5:30');
    expect(zoneLabel(INSTANT, 'America/New_York')).toBe('GMT-5');
  });
});
