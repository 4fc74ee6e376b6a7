import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { BrowserRouter } from '../../kernel/router.ts';
import { useOpening } from './use-opening.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '');
});

const pushEntry = (key: string) => window.history.pushState({ key, index: 1 }, '');

it('a page is being opened from the change of the address until the router shows it', () => {
  const navigation = new EventTarget();
  vi.stubGlobal('navigation', navigation);
  const { result } = renderHook(useOpening, { wrapper: BrowserRouter });
  expect(result.current).toBe(false);

  act(() => {
    pushEntry('next');
    navigation.dispatchEvent(new Event('currententrychange'));
  });
  expect(result.current).toBe(true);

  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(result.current).toBe(false);
});

it('without the Navigation API no page is said to be opening', () => {
  const { result } = renderHook(useOpening, { wrapper: BrowserRouter });
  act(() => pushEntry('other'));
  expect(result.current).toBe(false);
});
