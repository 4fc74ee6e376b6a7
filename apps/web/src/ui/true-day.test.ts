import { DAY } from '@amberway/contract/kernel/limits';
import { afterEach, expect, it } from 'vitest';
import { serverTime } from '../kernel/server-time.ts';
import { today } from './today.ts';
import { trueDay } from './true-day.ts';

const AT = Date.parse('2026-11-19T12:00:00Z');
afterEach(() => {
  serverTime.aheadMs = null;
});

it.each([
  ['three days ahead', 3 * DAY, '2026-11-16'],
  ['a day behind', -DAY, '2026-11-20'],
  ['right', 0, '2026-11-19'],
])('the day that was today on a clock that is %s is the server’s', (_, ahead, expected) => {
  serverTime.aheadMs = ahead;
  expect(trueDay('2026-11-19', AT, 'Etc/UTC')).toBe(expected);
  // Chosen in the strip of days.
  expect(trueDay('2026-11-12', AT, 'Etc/UTC')).toBe('2026-11-12');
});

it('today is the server’s as soon as a response has said its time', () => {
  const device = today('Etc/UTC');
  serverTime.aheadMs = 3 * DAY;
  expect(today('Etc/UTC') < device).toBe(true);
});
