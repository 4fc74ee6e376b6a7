import { describe, expect, it } from 'vitest';
import { barSentence } from './sentence.ts';

const formats = { format: (value: number) => `${value}%`, short: (value: number) => value.toFixed(0) };
const said = (value: number | null, target: number | null, soFar?: string) =>
  barSentence({ label: 'Sep', value, soFar }, target, formats);

describe('the sentence of a bar', () => {
  it('compares with the target, if there is one', () => {
    expect(said(86, 80)).toBe('Sep: 86%, 6 over target');
    expect(said(71, 80)).toBe('Sep: 71%, 9 under target');
    expect(said(86, null)).toBe('Sep: 86%');
  });

  it('a difference that rounding removes is on target', () => {
    expect(said(80, 80)).toBe('Sep: 80%, on target');
    expect(said(80.2, 80)).toBe('Sep: 80.2%, on target');
  });

  it('a month that goes on is not compared, and one without a figure says so', () => {
    expect(said(42.5, 80, 'so far, 17 of 30 days')).toBe('Sep: 42.5% so far, 17 of 30 days');
    expect(said(null, 80)).toBe('Sep: no figure');
  });
});
