import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { NearView } from './NearView.tsx';

let comeNear: () => void = () => {};

const farAway = () =>
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => seen([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );

const show = () =>
  render(
    <NearView title="New Releases" lines={4}>
      <p>Films</p>
    </NearView>,
  );

it('a card far away shows its title, and its content when it comes near', () => {
  farAway();
  show();
  expect(screen.getByRole('heading', { name: 'New Releases' })).toBeTruthy();
  expect(screen.queryByText('Films')).toBeNull();
  act(comeNear);
  expect(screen.getByText('Films')).toBeTruthy();
});

it('a printed page has all cards', () => {
  farAway();
  show();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByText('Films')).toBeTruthy();
});
