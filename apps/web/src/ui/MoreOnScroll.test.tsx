import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { MoreOnScroll } from './MoreOnScroll.tsx';

afterEach(() => vi.unstubAllGlobals());

/** The end of the list is in view as soon as it is observed. */
const alwaysInView = () =>
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #seen: (entries: { isIntersecting: boolean }[]) => void;
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        this.#seen = seen;
      }
      observe() {
        this.#seen([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );

it('the next page loads when the end of the list comes into view, after a failure only by the button', async () => {
  alwaysInView();
  const more = vi.fn();
  const end = (loading: boolean, error: Error | null) => (
    <MoreOnScroll
      pages={{
        hasNextPage: true,
        isFetchingNextPage: loading,
        isFetchNextPageError: error !== null,
        error,
        fetchNextPage: more,
      }}
    />
  );
  const { rerender } = render(end(false, null));
  expect(more).toHaveBeenCalledOnce();
  rerender(end(true, null));
  rerender(end(false, new Error('Too many requests.')));
  expect(more).toHaveBeenCalledOnce();
  expect(screen.getByRole('alert').textContent).toBe('Too many requests.');
  await userEvent.click(screen.getByRole('button', { name: /Try again/ }));
  expect(more).toHaveBeenCalledTimes(2);
});
