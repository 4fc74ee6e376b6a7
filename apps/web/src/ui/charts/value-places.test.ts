import { describe, expect, it } from 'vitest';
import { scaleOf } from './scale.ts';
import { soFarPlace, valuePlaces } from './value-places.ts';

const bars = (...values: (number | null)[]) => values.map((value, index) => ({ label: String(index), value }));

describe('places of the numbers', () => {
  it('a bar has its number in its foot, one that goes on above it', () => {
    const last = { label: 'Nov', value: 4, soFar: 'so far' };
    expect(valuePlaces([...bars(3), last], 'bars', scaleOf([10]))).toEqual(['foot', 'above']);
  });

  it('a line has it where the line does not go, and never below the axis', () => {
    expect(valuePlaces(bars(5, 8, 4, null, 1, 9), 'line', scaleOf([10]))).toEqual([
      'below',
      'above',
      'above',
      'above',
      'above',
      'above',
    ]);
  });

  it('the note about the running month leaves the place of the target free', () => {
    expect(soFarPlace(8, scaleOf([10]))).toBe('end');
    expect(soFarPlace(1, scaleOf([10]))).toBe('start');
    expect(soFarPlace(null, scaleOf([10]))).toBe('end');
  });
});
