import { expect, it } from 'vitest';
import { ageOn } from './age.ts';

it('an age counts whole years: the birthday itself is the first day of the new one', () => {
  expect(ageOn('2020-11-18', '2026-11-17')).toBe(5);
  expect(ageOn('2020-11-18', '2026-11-18')).toBe(6);
  expect(ageOn('2020-02-29', '2026-02-28')).toBe(5);
  expect(ageOn('2020-02-29', '2026-03-01')).toBe(6);
  expect(ageOn('2027-01-01', '2026-11-18')).toBeNull();
});
