import { expect, it } from 'vitest';
import { dayBounds } from './day-bounds.ts';

it.each([
  ['Australia/Sydney', '2026-11-20', '2026-11-19T13:00:00.000Z', '2026-11-20T13:00:00.000Z'],
  ['Australia/Sydney', '0099-12-31', '0099-12-30T13:55:08.000Z', '0099-12-31T13:55:08.000Z'],
  ['Australia/Sydney', '0002-01-01', '0001-12-31T13:55:08.000Z', '0002-01-01T13:55:08.000Z'],
  ['Australia/Sydney', '0001-01-01', '0001-01-01T00:00:00.000Z', '0001-01-01T13:55:08.000Z'],
  ['America/Los_Angeles', '9999-12-31', '9999-12-31T08:00:00.000Z', '9999-12-31T23:59:59.999Z'],
])('in %s %s begins and ends at instants that the database reads', (zone, day, from, to) => {
  expect(dayBounds(zone, day)).toEqual({ from, to });
});
