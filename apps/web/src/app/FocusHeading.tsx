import { useEffect } from 'react';
import { useLocation } from '../kernel/router.ts';

/** Moves the focus to the new page's heading after a navigation, so that screen readers start there. */
export const FocusHeading = () => {
  const { key, pathname } = useLocation();
  useEffect(() => {
    if (key === 'default') return;
    const main = document.querySelector<HTMLElement>('main');
    // An autofocused field of the new page keeps the focus.
    if (main?.querySelector('input:focus, textarea:focus')) return;
    const heading = main?.querySelector<HTMLElement>('h1') ?? main;
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    // Only when the path changes: a new query string is not a new page.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname]);
  return null;
};
