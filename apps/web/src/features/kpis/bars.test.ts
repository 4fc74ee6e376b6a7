import { describe, expect, it } from 'vitest';
import { kpiBars, kpiMarks, soFarText } from './bars.ts';
import { kpiText } from './format.ts';

describe('bars of a KPI', () => {
  it('the running month says how many of its days have passed', () => {
    expect(soFarText('2026-11-17')).toBe('so far, 17 of 30 days');
    expect(soFarText('2028-02-29')).toBe('so far, 29 of 29 days');
    expect(soFarText('2026-12-01')).toBe('so far, 1 of 31 days');
  });

  it('months are named below their bars; only the running one is open', () => {
    const months = [
      { yearMonth: '2026-10', value: 84 },
      { yearMonth: '2026-11', value: 42.5 },
    ];
    expect(kpiBars(months, '2026-11-17')).toEqual([
      { label: 'Oct 2026', short: 'Oct', value: 84 },
      { label: 'Nov 2026', short: 'Nov', value: 42.5, soFar: 'so far, 17 of 30 days' },
    ]);
  });

  it('more than a year of months says the year', () => {
    const months = Array.from({ length: 13 }, (_, index) => ({
      yearMonth: `${2025 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`,
      value: index,
    }));
    expect(kpiBars(months, '2026-01-05').every(({ short }) => short === undefined)).toBe(true);
  });

  it('retention is a line; a percentage has no space before its sign', () => {
    expect([kpiMarks('Retention'), kpiMarks('Utilization')]).toEqual(['line', 'bars']);
    expect(kpiText('Utilization', 42.5)).toBe('42.5%');
  });
});
