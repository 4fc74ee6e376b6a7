import { describe, expect, it } from 'vitest';
import { ageOn, ageText } from './age.ts';

const text = (dob: string, day: string) => {
  const age = ageOn(dob, day);
  return age && ageText(age);
};

describe('ageOn [B628]', () => {
  it('the age is in years from two years on', () => {
    expect(text('2020-11-15', '2026-11-15')).toBe('6 years');
    expect(text('2020-11-16', '2026-11-15')).toBe('5 years');
    expect(text('2024-11-15', '2026-11-15')).toBe('2 years');
  });
  it('the age is in months below two years', () => {
    expect(text('2024-11-16', '2026-11-15')).toBe('23 months');
    expect(text('2026-10-15', '2026-11-15')).toBe('1 month');
    expect(text('2026-11-15', '2026-11-15')).toBe('0 months');
  });
  it('an age above 120 years is not shown', () => {
    expect(text('1906-11-15', '2026-11-15')).toBe('120 years');
    expect(text('1905-11-16', '2026-11-15')).toBe('120 years');
    expect(ageOn('1905-11-15', '2026-11-15')).toBeNull();
    expect(ageOn('0001-01-01', '2026-11-15')).toBeNull();
  });
  it('a birthday in the future has no age', () => {
    expect(ageOn('2027-01-01', '2026-11-15')).toBeNull();
  });
});
