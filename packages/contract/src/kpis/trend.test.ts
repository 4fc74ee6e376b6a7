import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { averageOf, axisMax, firstMonthOf, monthsOf, trendOf, unitLabel } from './trend.ts';

const cents = fc.integer({ min: 0, max: 1_000_000 }).map((value) => value / 100);

describe('KPI trend graph', () => {
  it('the axis ends at 1.25 times the highest value, rounded up [B632]', () => {
    expect([axisMax([80]), axisMax([7.75, null]), axisMax([1.12]), axisMax([]), axisMax([0])]).toEqual([
      100, 10, 2, 0, 0,
    ]);
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1 }), (values) => {
        const highest = Math.max(...values) * 1.25;
        expect(axisMax(values)).toBeGreaterThanOrEqual(highest - 1e-6);
        expect(axisMax(values) - highest).toBeLessThan(1);
        expect(Number.isInteger(axisMax(values))).toBe(true);
      }),
    );
  });

  it('the average covers months with a value and has two decimals [B633]', () => {
    expect([averageOf([]), averageOf([null]), averageOf([1, 2, null]), averageOf([1, 1, 2])]).toEqual([
      null,
      null,
      1.5,
      1.33,
    ]);
  });

  it('the current month does not count for the average', () => {
    const figures = [
      { yearMonth: '2026-10', kpiValue: 80 },
      { yearMonth: '2026-11', kpiValue: 40 },
    ];
    expect(trendOf(figures, null, '2026-11').average).toBe(80);
    expect(trendOf(figures, null, '2026-12').average).toBe(60);
    expect(trendOf(figures.slice(1), null, '2026-11').average).toBeNull();
  });

  it('every month has a bar and the target, across years and gaps [B635]', () => {
    expect(
      monthsOf(
        [
          { yearMonth: '2025-11', kpiValue: 3 },
          { yearMonth: '2026-02', kpiValue: 4 },
        ],
        5,
      ),
    ).toEqual([
      { yearMonth: '2025-11', actual: 3, target: 5 },
      { yearMonth: '2025-12', actual: null, target: 5 },
      { yearMonth: '2026-01', actual: null, target: 5 },
      { yearMonth: '2026-02', actual: 4, target: 5 },
    ]);
    expect(trendOf([], 5, '2026-11')).toEqual({ target: 5, months: [], average: null, axisMax: 7 });
    expect([firstMonthOf('2026-11'), firstMonthOf('2026-12'), firstMonthOf('2026-01')]).toEqual([
      '2025-12',
      '2026-01',
      '2025-02',
    ]);
  });

  it('retention is shown in months and utilization in percent [B634]', () => {
    expect([unitLabel.Month, unitLabel.Percentage]).toEqual(['months', '%']);
  });
});
