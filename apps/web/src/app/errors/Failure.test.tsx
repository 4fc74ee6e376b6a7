import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../ui/testing/render.tsx';
import { Failure } from './Failure.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

const lost = new TypeError('Failed to fetch dynamically imported module: https://x/a.js');

it('a page whose code is missing without a network opens when it is back, and the way back stays in the app', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  renderScreen(<Failure error={lost} onRetry={() => {}} inShell />);
  expect(screen.getByRole('heading', { name: 'You are not connected' })).toBeTruthy();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Go back']);
  expect(reload).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledOnce();
});
