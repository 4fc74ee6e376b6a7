import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Opening } from './Opening.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = (endless = false) => {
  const { container, unmount } = render(
    <main>
      <Opening endless={endless} />
    </main>,
  );
  const main = container.querySelector('main');
  return { isOpening: () => main?.hasAttribute('data-opening'), unmount };
};

it('a page is opening for two seconds', () => {
  vi.useFakeTimers();
  const { isOpening } = show();
  expect(isOpening()).toBe(true);
  vi.advanceTimersByTime(1_999);
  expect(isOpening()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isOpening()).toBe(false);
});

it('a page whose code is still loading stays so', () => {
  vi.useFakeTimers();
  const { isOpening } = show(true);
  vi.advanceTimersByTime(60_000);
  expect(isOpening()).toBe(true);
});

it.each(['pointerDown', 'keyDown'] as const)('a press ends it: %s', (press) => {
  const { isOpening } = show();
  fireEvent[press](window);
  expect(isOpening()).toBe(false);
});

it('leaving the page ends it', () => {
  const { isOpening, unmount } = show();
  unmount();
  expect(isOpening()).toBe(false);
});
