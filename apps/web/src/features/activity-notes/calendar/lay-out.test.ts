import { isTaken } from './spans.ts';
import { describe, expect, it } from 'vitest';
import { hoursFor, layOut } from './lay-out.ts';

type Span = { from: number; to: number };
const placed = (...spans: Span[]) =>
  layOut(spans, (span) => span).map(({ from, column, columns }) => [from, column, columns]);

describe('layOut', () => {
  it('a session that overlaps no other gets the full width', () => {
    expect(placed({ from: 540, to: 600 }, { from: 600, to: 660 })).toEqual([
      [540, 0, 1],
      [600, 0, 1],
    ]);
  });

  it('overlapping sessions are side by side, and a column is reused once it is free', () => {
    expect(placed({ from: 540, to: 660 }, { from: 540, to: 600 }, { from: 600, to: 660 })).toEqual([
      [540, 0, 2],
      [540, 1, 2],
      [600, 1, 2],
    ]);
  });

  it('short sessions keep a readable height, so that neighbours make room', () => {
    expect(placed({ from: 540, to: 545 }, { from: 560, to: 620 })).toEqual([
      [540, 0, 2],
      [560, 1, 2],
    ]);
  });

  it('the calendar draws the working day and extends it to the planned sessions', () => {
    expect(hoursFor([])).toEqual({ first: 8, last: 18 });
    expect(
      hoursFor([
        { from: 390, to: 450 },
        { from: 1200, to: 1230 },
      ]),
    ).toEqual({ first: 6, last: 21 });
    expect(hoursFor([{ from: 0, to: 1440 }])).toEqual({ first: 0, last: 24 });
  });
});

describe('isTaken', () => {
  it('an hour is taken when its beginning is, not when only its end is', () => {
    const nine = [{ from: 540, to: 570 }];
    expect([8, 9, 10].map((hour) => isTaken(nine, hour))).toEqual([false, true, false]);
    expect(isTaken([{ from: 570, to: 600 }], 9)).toBe(false);
    expect(isTaken([{ from: 500, to: 700 }], 10)).toBe(true);
  });
});
