import { describe, expect, it } from 'vitest';
import { niceStep, percent, scaleOf, shareOf } from './scale.ts';

describe('steps of an axis', () => {
  it.each([
    [1, 1],
    [1.1, 2],
    [2.2, 5],
    [5.01, 10],
    [0.03, 0.05],
    [0.3, 0.5],
    [0.1, 0.1],
    [70_000, 100_000],
    [1e15, 1e15],
  ])('at least %d is %d', (atLeast, step) => expect(niceStep(atLeast)).toBe(step));
});

describe('scale of an axis', () => {
  it('begins with zero and ends at the first round number that no value exceeds', () => {
    expect(scaleOf([4, 8])).toEqual({ top: 8, ticks: [0, 2, 4, 6, 8] });
    expect(scaleOf([96, 101])).toEqual({ top: 120, ticks: [0, 20, 40, 60, 80, 100, 120] });
    expect(scaleOf([0.3, 0.7])).toEqual({ top: 0.8, ticks: [0, 0.2, 0.4, 0.6, 0.8] });
  });

  it('has no halves of what is counted', () => {
    expect(scaleOf([1]).ticks).toEqual([0, 1]);
    expect(scaleOf([3, 2]).ticks).toEqual([0, 1, 2, 3]);
    expect(scaleOf([0.5, 1]).ticks).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
  });

  it('the axis ends at the given maximum, also between two steps', () => {
    expect(scaleOf([4, 6], 10)).toEqual({ top: 10, ticks: [0, 2, 4, 6, 8, 10] });
    expect(scaleOf([83.5], 105)).toEqual({ top: 105, ticks: [0, 20, 40, 60, 80, 100] });
  });

  it('has a height without values, with zeros alone and with huge values', () => {
    expect(scaleOf([])).toEqual({ top: 1, ticks: [0, 1] });
    expect(scaleOf([0, 0], 0)).toEqual({ top: 1, ticks: [0, 1] });
    expect(scaleOf([1.3e15])).toEqual({ top: 1.5e15, ticks: [0, 5e14, 1e15, 1.5e15] });
  });

  it('never leaves the axis: not below zero, not above its end', () => {
    const scale = scaleOf([10]);
    expect([-5, 0, 2.5, 10, 11].map((value) => shareOf(value, scale))).toEqual([0, 0, 0.25, 1, 1]);
    expect(percent(1 / 8)).toBe('12.5%');
  });
});
