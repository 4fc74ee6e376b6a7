import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createStore, useStore } from './store.ts';

it('a store tells its listeners of each value, until they leave', () => {
  const store = createStore(1);
  const listener = vi.fn<() => void>();
  expect(store.isFollowed()).toBe(false);
  const leave = store.subscribe(listener);
  expect(store.isFollowed()).toBe(true);
  store.set(2);
  expect(store.get()).toBe(2);
  expect(listener).toHaveBeenCalledTimes(1);
  leave();
  store.set(3);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(store.isFollowed()).toBe(false);
});

it('a component shows the current value and leaves the store when it goes', () => {
  const store = createStore('before');
  const Shown = () => useStore(store);
  const { unmount } = render(<Shown />);
  expect(screen.getByText('before')).toBeTruthy();
  act(() => store.set('after'));
  expect(screen.getByText('after')).toBeTruthy();
  unmount();
  expect(store.isFollowed()).toBe(false);
});
