import { type Scale, shareOf } from './scale.ts';
import type { Bar } from './series.ts';

/** Below a point of a line there is room for a number only if it lies higher than this share of the axis. */
const ROOM_BELOW = 0.16;

export type ValuePlace = 'foot' | 'above' | 'below';

/**
 * Where the number of each value stands. A bar has it in its foot, a bar in outline above it. On a line it is on the
 * side that the line does not go to: below a point from which the line rises, else above.
 */
export const valuePlaces = (bars: readonly Bar[], marks: 'bars' | 'line', scale: Scale): ValuePlace[] =>
  bars.map(({ value, soFar }, index) => {
    if (marks === 'bars') return soFar ? 'above' : 'foot';
    const next = bars[index + 1]?.value ?? null;
    const rises = value !== null && next !== null && next > value;
    return rises && shareOf(value, scale) > ROOM_BELOW ? 'below' : 'above';
  });

/** The side of the chart's right margin that the label of the target leaves free. */
export const soFarPlace = (target: number | null, scale: Scale): 'start' | 'end' =>
  target !== null && shareOf(target, scale) < 0.4 ? 'start' : 'end';
