import type { FastifyBaseLogger } from 'fastify';
import { SECOND } from '@amberway/contract/kernel/limits';

// Watches how long the event loop keeps everything waiting. When that stays above a second, more work only makes
// everybody wait longer: new calls get 503 until it is better, which it then soon is.

/** True while new work is refused. */
export type Load = { overloaded: boolean };

const TIMES = { sampleMs: SECOND / 2, limitMs: SECOND };
/** One long block is an accident that is over when it is seen; several in a row are a state. */
const SAMPLES = 3;

/** The longest delay since the last look, in milliseconds. */
type DelaySource = { read: () => number; stop: () => void };

const TICK_MS = 20;

/**
 * How late a short timer fires. `monitorEventLoopDelay` is no help here: resetting its histogram discards the delay in
 * progress, so that blocks which follow each other at once are not seen at all.
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
      // The reading may come before the tick that was due first.
      tick();
      const delay = longest;
      longest = 0;
      return delay;
    },
    stop: () => clearInterval(timer),
  };
};

type Parts = { load: Load; log: Pick<FastifyBaseLogger, 'error' | 'info'> };

/** Returns `stop`. Tests pass their own delays and times. */
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
