import { CLOCK_AHEAD_MS } from '@amberway/contract/practice/limits';

// The clock of a device may be wrong. Every response says the server's time.

let aheadMs = 0;

export const noteServerTime = (date: string | null): void => {
  const server = Date.parse(date ?? '');
  if (Number.isFinite(server)) aheadMs = Date.now() - server;
};

/** How far this device's clock is ahead of the server's, in milliseconds; 0 if that is little or not known. */
export const clockAhead = (): number => (Math.abs(aheadMs) > CLOCK_AHEAD_MS ? aheadMs : 0);

/** The time now by the server's clock, as far as it is known. */
export const trueNow = (): number => Date.now() - clockAhead();
