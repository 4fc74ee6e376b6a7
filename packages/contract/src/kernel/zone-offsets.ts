import { DAY, MINUTE } from './limits.ts';

// The offsets of a time zone for some time around now, as a table. The first Intl.DateTimeFormat of a page takes up to
// a fifth of a second on a slow phone: with the table of the viewer's zone, which the server sends with the session,
// the first view needs none.

/** Until which instant an offset holds, in ms. */
export type OffsetSpan = { until: number; minutes: number };
export type ZoneOffsets = { timeZone: string; from: number; spans: OffsetSpan[] };

/** How far the table reaches, both ways: older or later dates are not in a first view. */
const REACH = 400 * DAY;
/** No zone changes its clocks twice within so short a time, but for rare decisions of governments. */
const STEP = 7 * DAY;

type MinutesAt = (at: number) => number;

/** The minute at which the offset changes between two instants with different ones. */
const changeBetween = (before: number, after: number, minutesAt: MinutesAt): number => {
  let [low, high] = [before, after];
  const minutes = minutesAt(low);
  while (high - low > MINUTE) {
    const middle = low + Math.floor((high - low) / 2 / MINUTE) * MINUTE;
    if (minutesAt(middle) === minutes) low = middle;
    else high = middle;
  }
  return high;
};

export const zoneOffsets = (timeZone: string, now: number, minutesAt: MinutesAt): ZoneOffsets => {
  const from = Math.floor((now - REACH) / MINUTE) * MINUTE;
  const end = from + 2 * REACH;
  const spans: OffsetSpan[] = [];
  for (let at = from; at < end; at += STEP) {
    const next = Math.min(at + STEP, end);
    const minutes = minutesAt(at);
    if (minutesAt(next) !== minutes) spans.push({ until: changeBetween(at, next, minutesAt), minutes });
  }
  spans.push({ until: end, minutes: minutesAt(end) });
  return { timeZone, from, spans };
};

let known: ZoneOffsets | undefined;

/** The table to use in this document. */
export const rememberOffsets = (offsets: ZoneOffsets | undefined): void => {
  known = offsets;
};

/** Undefined outside the table. */
export const knownOffset = (at: number, timeZone: string): number | undefined =>
  known?.timeZone === timeZone && at >= known.from ? known.spans.find(({ until }) => at < until)?.minutes : undefined;
