import { CLOCK_AHEAD_MS } from '@amberway/contract/practice/limits';
import { serverTime } from '../server-time.ts';

// The clock of a device may be wrong, in either direction.

/** How far this device's clock is ahead of the server's, negative if it is behind; 0 if that is little or not known. */
export const clockAhead = (): number => {
  const { aheadMs } = serverTime;
  return aheadMs !== null && Math.abs(aheadMs) > CLOCK_AHEAD_MS ? aheadMs : 0;
};

export const isClockKnown = (): boolean => serverTime.aheadMs !== null;

/** The time now by the server's clock, as far as it is known. */
export const trueNow = (): number => Date.now() - clockAhead();
