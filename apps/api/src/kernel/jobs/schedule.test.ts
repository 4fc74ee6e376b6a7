import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '@amberway/contract/kernel/limits';
import { lastDue } from './schedule.ts';

const SYDNEY = 'Australia/Sydney';
const due = (now: string, dailyAt: `${number}:${number}`, zone = SYDNEY) =>
  new Date(lastDue({ dailyAt }, Date.parse(now), zone)).toISOString();

describe('lastDue with minutes', () => {
  it('returns the last full step', () => {
    expect(lastDue({ minutes: 60 }, Date.parse('2026-03-01T10:59:59.999Z'), SYDNEY)).toBe(
      Date.parse('2026-03-01T10:00:00Z'),
    );
    expect(lastDue({ minutes: 15 }, Date.parse('2026-03-01T10:45:00Z'), SYDNEY)).toBe(
      Date.parse('2026-03-01T10:45:00Z'),
    );
  });
});

describe('lastDue with dailyAt', () => {
  it('is at local time in the zone, in summer and winter', () => {
    // 02:00 in Sydney is 15:00 UTC in summer (GMT+11) and 16:00 UTC in winter (GMT+10).
    expect(due('2026-01-10T20:00:00Z', '02:00')).toBe('2026-01-10T15:00:00.000Z');
    expect(due('2026-07-10T20:00:00Z', '02:00')).toBe('2026-07-10T16:00:00.000Z');
    expect(due('2026-07-10T20:00:00Z', '02:00', 'UTC')).toBe('2026-07-10T02:00:00.000Z');
  });

  it('changes at the exact second: before its time it is yesterday’s', () => {
    expect(due('2026-07-10T15:59:59Z', '02:00')).toBe('2026-07-09T16:00:00.000Z');
    expect(due('2026-07-10T16:00:00Z', '02:00')).toBe('2026-07-10T16:00:00.000Z');
  });

  it.each([
    ['the day of 23 hours, in which 02:30 does not exist', '2026-10-02T00:00:00Z', '02:30'],
    ['the day of 25 hours, in which 02:30 comes twice', '2026-04-03T00:00:00Z', '02:30'],
  ] as const)('changes once a day, also on %s', (_, from, dailyAt) => {
    const seen = new Set<number>();
    for (let now = Date.parse(from); now < Date.parse(from) + 5 * 24 * HOUR; now += 20 * MINUTE)
      seen.add(lastDue({ dailyAt }, now, SYDNEY));
    // The one before the range, and one for each of the five days.
    expect(seen.size).toBe(6);
  });

  it('is never in the future, never older than a 25-hour day, and never goes back', () => {
    const zone = fc.constantFrom(SYDNEY, 'UTC', 'America/New_York', 'Asia/Kolkata', 'Pacific/Chatham');
    const time = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }));
    const instant = fc.integer({ min: Date.UTC(2020), max: Date.UTC(2035) });
    fc.assert(
      fc.property(zone, time, instant, fc.integer({ min: 0, max: 30 * HOUR }), (timeZone, [h, m], now, later) => {
        const first = lastDue({ dailyAt: `${h}:${m}` }, now, timeZone);
        expect(first).toBeLessThanOrEqual(now);
        expect(now - first).toBeLessThan(25.1 * HOUR + HOUR);
        expect(lastDue({ dailyAt: `${h}:${m}` }, now + later, timeZone)).toBeGreaterThanOrEqual(first);
      }),
    );
  });
});
