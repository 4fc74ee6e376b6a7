import { MINUTE } from '@amberway/contract/kernel/limits';
import { CLOCK_AHEAD_MS } from '@amberway/contract/practice/limits';
import { serverTime } from '../server-time.ts';

// The clock of a device may be wrong, in either direction.

/** How far this device's clock is ahead of the server's, negative if it is behind; 0 if that is little or not known. */
export const clockAhead = (): number => {
  const { aheadMs } = serverTime;
  return aheadMs !== null && Math.abs(aheadMs) > CLOCK_AHEAD_MS ? aheadMs : 0;
};

/** A clock can be set at any time, so an older comparison with the server's says nothing. */
const COMPARED_FOR_MS = 2 * MINUTE;
let comparedAt = Number.NaN;

/** A response has just said the server's time. */
export const noteCompared = (): void => {
  comparedAt = Date.now();
};

/** Whether this device's clock was compared with the server's within the last minutes. */
export const isClockKnown = (): boolean =>
  serverTime.aheadMs !== null && Math.abs(Date.now() - comparedAt) < COMPARED_FOR_MS;

/**
 * The time now by the server's clock, as far as it is known. For everything that a person reads or that the server
 * judges, such as which day is today. What only this device measures, such as how long ago it stored something, uses
 * its own clock.
 */
export const trueNow = (): number => Date.now() - clockAhead();
export const trueDate = (): Date => new Date(trueNow());
