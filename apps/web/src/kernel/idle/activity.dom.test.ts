import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { IDLE_DEBOUNCE_MS } from '@amberway/contract/kernel/limits';
import { watchActivity } from './activity.ts';

const active = vi.fn<() => void>();
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  active.mockReset();
  stop = watchActivity(active);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

it.each(['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'])('%s is activity', (name) => {
  document.body.dispatchEvent(new Event(name, { bubbles: true }));
  vi.advanceTimersByTime(IDLE_DEBOUNCE_MS);
  expect(active).toHaveBeenCalledOnce();
});

it('a burst of events counts once, when it has ended', () => {
  for (let n = 0; n < 20; n += 1) {
    document.body.dispatchEvent(new Event('pointermove', { bubbles: true }));
    vi.advanceTimersByTime(IDLE_DEBOUNCE_MS - 1);
  }
  expect(active).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(active).toHaveBeenCalledOnce();
});

it('an event that a part of the page stops still counts', () => {
  const stopIt = (event: Event) => event.stopPropagation();
  document.body.addEventListener('keydown', stopIt);
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  vi.advanceTimersByTime(IDLE_DEBOUNCE_MS);
  document.body.removeEventListener('keydown', stopIt);
  expect(active).toHaveBeenCalledOnce();
});

it('nothing is called after it was stopped', () => {
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  stop();
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  vi.advanceTimersByTime(IDLE_DEBOUNCE_MS);
  expect(active).not.toHaveBeenCalled();
});
