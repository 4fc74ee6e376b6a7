import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fittingLabels, WIDTHS } from './labels.ts';

const days = (count: number) => Array.from({ length: count }, (_, index) => `${index + 1} Oct`);

describe('labels that fit', () => {
  it('are all of a few, and evenly spaced ones of many', () => {
    expect(fittingLabels(['Oct', 'Nov', 'Dec'], 14)).toEqual([0, 1, 2]);
    expect(fittingLabels(days(31), 28)).toEqual([2, 7, 12, 17, 22, 27]);
  });

  it('stand as far from one end as from the other, so that none is cut off', () => {
    for (const width of WIDTHS)
      for (let count = 1; count <= 92; count += 1) {
        const fitting = fittingLabels(days(count), width);
        const [before, after] = [fitting[0] ?? 0, count - 1 - (fitting.at(-1) ?? 0)];
        expect(fitting.length).toBeGreaterThan(0);
        expect(after - before).toBeGreaterThanOrEqual(0);
        expect(after - before).toBeLessThanOrEqual(1);
      }
  });

  it('are one at least, however long, and none of nothing', () => {
    expect(fittingLabels(['x'.repeat(200)], 14)).toEqual([0]);
    expect(fittingLabels([], 14)).toEqual([]);
  });

  it('are chosen by the style sheet for the same widths', () => {
    const sheet = readFileSync(new URL('Plot.module.css', import.meta.url), 'utf8');
    expect([...sheet.matchAll(/data-fits~='(\d+)'/g)].map(([, width]) => Number(width))).toEqual([...WIDTHS]);
  });
});
