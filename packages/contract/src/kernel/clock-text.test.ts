import { expect, it } from 'vitest';
import { formatDateTime, formatTime } from './clock-text.ts';

it.each([
  ['2026-05-10T19:09:00Z', 'Australia/Sydney', '05:09 AM', '11-May-2026 05:09 AM'],
  ['2026-05-10T02:00:00Z', 'Australia/Sydney', '12:00 PM', '10-May-2026 12:00 PM'],
  ['2026-01-31T23:30:00Z', 'Australia/Perth', '07:30 AM', '01-Feb-2026 07:30 AM'],
  ['2026-09-01T00:05:00Z', 'UTC', '12:05 AM', '01-Sep-2026 12:05 AM'],
])('%s in %s is shown as hh:mm A in the viewer’s time zone', (instant, zone, time, whole) => {
  expect(formatTime(instant, zone)).toBe(time);
  expect(formatDateTime(instant, zone)).toBe(whole);
});
