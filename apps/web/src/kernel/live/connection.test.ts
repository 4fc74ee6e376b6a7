import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveEvent } from '@amberway/contract/kernel/events';
import { ApiError } from '../api-error.ts';
import { keepOpen, waitAfter } from './connection.ts';

// A scripted server, and a page that can be shown and hidden.

type Line = { send: (text: string) => void; end: () => void; signal: AbortSignal };

const setUp = (refusal?: Error) => {
  const lines: Line[] = [];
  const events: LiveEvent[] = [];
  let visible = true;
  let changed = () => {};
  let refuse = refusal;
  let attempts = 0;
  const onReopened = vi.fn();
  const stop = keepOpen({
    open: async (signal) => {
      attempts += 1;
      if (refuse) throw refuse;
      return new ReadableStream<Uint8Array>({
        start: (controller) => {
          signal.addEventListener('abort', () => controller.error(signal.reason));
          const send = (text: string) => controller.enqueue(new TextEncoder().encode(text));
          lines.push({ send, end: () => controller.close(), signal });
        },
      });
    },
    page: { isVisible: () => visible, onChange: (callback) => ((changed = callback), () => {}) },
    onEvent: (event) => void events.push(event),
    onReopened,
  });
  const show = (now: boolean) => {
    visible = now;
    changed();
  };
  return {
    lines,
    events,
    onReopened,
    stop,
    show,
    attempts: () => attempts,
    refuseWith: (error?: Error) => void (refuse = error),
  };
};
const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const failure = (status: number, code = 'x') => new ApiError({ status, code, message: 'x', noResponse: status === 0 });

let live: ReturnType<typeof setUp>;
beforeEach(() => {
  vi.useFakeTimers();
  live = setUp();
});
afterEach(() => {
  live.stop();
  vi.useRealTimers();
});

describe('a live connection', () => {
  it('passes on events, also when they arrive in pieces, and skips heartbeats and malformed ones', async () => {
    await settle();
    live.lines[0]?.send(':\n\ndata: {"type":"unread","unre');
    live.lines[0]?.send('adCount":3}\n\ndata: {broken\n\n:\n\ndata: {"type":"refresh"}\n\n');
    await settle();
    expect(live.events).toEqual([{ type: 'unread', unreadCount: 3 }, { type: 'refresh' }]);
    expect(live.onReopened).not.toHaveBeenCalled();
  });

  it('reconnects after it was cut off, and reports it', async () => {
    await settle();
    live.lines[0]?.end();
    await settle(2_000);
    expect(live.lines).toHaveLength(2);
    expect(live.onReopened).toHaveBeenCalledTimes(1);
  });

  it('waits longer after every failure, and resets the wait after a success', async () => {
    live.stop();
    live = setUp(failure(503));
    await settle(10 * 60_000);
    // 1, 2, 4 … 60 seconds, plus or minus half.
    expect(live.attempts()).toBeGreaterThan(8);
    expect(live.attempts()).toBeLessThan(32);
    live.refuseWith(undefined);
    // The current wait is random, at most 90 seconds; once open, a timely heartbeat keeps it open.
    for (let seconds = 0; seconds < 90 && live.lines.length === 0; seconds += 1) await settle(1_000);
    await settle(60_000);
    live.lines[0]?.send(':\n\n');
    await settle(60_000);
    expect(live.lines).toHaveLength(1);
    expect(live.lines[0]?.signal.aborted).toBe(false);
  });

  it.each([401, 403])('gives up after a %i', async (status) => {
    live.stop();
    live = setUp(failure(status));
    await settle(10 * 60_000);
    expect(live.attempts()).toBe(1);
  });

  it.each([401, 403])('tries again after a %i that is not the server’s own', async (status) => {
    live.stop();
    live = setUp(failure(status, 'internal'));
    await settle(60_000);
    expect(live.attempts()).toBeGreaterThan(1);
  });

  it('treats a silent connection as dead', async () => {
    await settle();
    for (let n = 0; n < 10; n += 1) {
      await settle(25_000);
      live.lines[0]?.send(':\n\n');
    }
    expect(live.lines).toHaveLength(1);
    await settle(75_000);
    expect(live.lines[0]?.signal.aborted).toBe(true);
    expect(live.lines).toHaveLength(2);
  });

  it('closes while the page is hidden for long, and reconnects when it is shown', async () => {
    await settle();
    live.show(false);
    await settle(10_000);
    live.show(true);
    await settle(30_000);
    expect(live.lines[0]?.signal.aborted).toBe(false);
    live.show(false);
    await settle(20_000);
    expect(live.lines[0]?.signal.aborted).toBe(true);
    await settle(60 * 60_000);
    expect(live.lines).toHaveLength(1);
    live.show(true);
    await settle();
    expect(live.lines).toHaveLength(2);
    expect(live.onReopened).toHaveBeenCalledTimes(1);
  });

  it('ends at once and for good when stopped', async () => {
    await settle();
    live.stop();
    await settle(10 * 60_000);
    expect(live.lines[0]?.signal.aborted).toBe(true);
    expect(live.attempts()).toBe(1);
  });
});

it('the wait doubles from one second to one minute, with a random factor from 0.5 to 1.5', () => {
  expect([1, 2, 3, 7, 20].map((failures) => waitAfter(failures, 0.5))).toEqual([1_000, 2_000, 4_000, 60_000, 60_000]);
  expect([waitAfter(1, 0), waitAfter(1, 0.999)].map(Math.round)).toEqual([500, 1_499]);
});
