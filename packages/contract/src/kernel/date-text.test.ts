import { describe, expect, it } from 'vitest';
import { formatInstant, formatWall } from './date-text.ts';

const ALL = 'dddd ddd D DD MM MMM MMMM YYYY HH:mm h hh A';

describe('dates as text', () => {
  it.each(['2026-11-14T22:05:00Z', '2026-03-01T00:00:00Z', '2024-02-29T12:30:00Z', '1999-12-31T23:59:59Z'])(
    'agree with what Intl makes of %s in every part and zone',
    (instant) => {
      for (const timeZone of ['UTC', 'Australia/Sydney', 'Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Auckland']) {
        const part = (options: Intl.DateTimeFormatOptions, type: Intl.DateTimeFormatPartTypes) =>
          new Intl.DateTimeFormat('en-US', { ...options, timeZone })
            .formatToParts(new Date(instant))
            .find((one) => one.type === type)?.value ?? '';
        const expected = [
          part({ weekday: 'long' }, 'weekday'),
          part({ weekday: 'short' }, 'weekday'),
          part({ day: 'numeric' }, 'day'),
          part({ day: '2-digit' }, 'day'),
          part({ month: '2-digit' }, 'month'),
          part({ month: 'short' }, 'month'),
          part({ month: 'long' }, 'month'),
          part({ year: 'numeric' }, 'year'),
          `${part({ hour: '2-digit', hourCycle: 'h23' }, 'hour')}:${part({ hour: '2-digit', minute: '2-digit' }, 'minute')}`,
          part({ hour: 'numeric', hour12: true }, 'hour'),
          part({ hour: '2-digit', hour12: true }, 'hour'),
          part({ hour: 'numeric', hour12: true }, 'dayPeriod'),
        ].join(' ');
        expect(formatInstant(instant, timeZone, ALL)).toBe(expected);
      }
    },
  );

  it('leave everything else of the format as it is', () => {
    expect(formatWall(Date.UTC(2026, 8, 1), 'DD/MM, (YYYY)')).toBe('01/09, (2026)');
  });

  it('are empty for what is no date', () => {
    expect(formatInstant('soon', 'UTC', 'DD')).toBe('');
    expect(formatWall(Number.NaN, 'DD')).toBe('');
  });
});
