import { MINUTE } from '@amberway/contract/kernel/limits';

/** How far this device's clock is ahead of the server's, in milliseconds, by the latest response; null before one. */
export const serverTime: { aheadMs: number | null } = { aheadMs: null };

const listeners = new Set<() => void>();
/** Calls back when it turns out that the clock differs otherwise than assumed. Returns a function that stops it. */
export const whenClockDiffers = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Every response says the server's time. */
export const noteServerTime = ({ headers }: Response): void => {
  const said = Date.parse(headers.get('date') ?? '');
  if (!said) return;
  const before = serverTime.aheadMs ?? 0;
  serverTime.aheadMs = Date.now() - said;
  if (Math.abs(serverTime.aheadMs - before) > MINUTE) for (const listener of listeners) listener();
};
