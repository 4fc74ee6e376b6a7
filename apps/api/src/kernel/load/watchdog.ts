import type { FastifyBaseLogger } from 'fastify';
import { SECOND } from '@amberway/contract/kernel/limits';

// Watches the event loop delay. While it stays above a second, more work only makes everybody wait longer: new requests
// get 503 until it drops, which it then soon does.

/** True while new requests get 503. */
export type Load = { overloaded: boolean };

const TIMES = { sampleMs: SECOND / 2, limitMs: SECOND };
/** A single long block is over when it is noticed; several in a row mean overload. */
const SAMPLES = 3;

/** The longest delay since the last reading, in milliseconds. */
type DelaySource = { read: () => number; stop: () => void };

const TICK_MS = 20;

/**
 * How late a short timer fires. `monitorEventLoopDelay` does not work here: resetting its histogram discards the delay
 * in progress, so that it misses blocks in immediate succession.
 */
export const eventLoopDelay = (): DelaySource => {
  let longest = 0;
  let last = performance.now();
  const tick = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last - TICK_MS);
    last = now;
  };
  const timer = setInterval(tick, TICK_MS).unref();
  return {
    read: () => {
      // The reading may come before the tick that is due.
      tick();
      const delay = longest;
      longest = 0;
      return delay;
    },
    stop: () => clearInterval(timer),
  };
};

type Parts = { load: Load; log: Pick<FastifyBaseLogger, 'error' | 'info'> };

/** Returns `stop`. Tests pass their own source and times. */
export const startWatchdog = (
  { load, log }: Parts,
  source: DelaySource = eventLoopDelay(),
  { sampleMs, limitMs } = TIMES,
): (() => void) => {
  let slow = 0;
  const look = () => {
    const delay = source.read();
    slow = delay > limitMs ? slow + 1 : 0;
    const overloaded = slow >= SAMPLES;
    if (overloaded !== load.overloaded) {
      const facts = { delayMs: Math.round(delay) };
      if (overloaded) log.error(facts, 'event loop blocked, refusing new work');
      else log.info(facts, 'event loop free, taking work again');
    }
    load.overloaded = overloaded;
  };
  const timer = setInterval(look, sampleMs).unref();
  return () => {
    clearInterval(timer);
    source.stop();
    load.overloaded = false;
  };
};
