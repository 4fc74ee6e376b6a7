import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** After a navigation the reader starts at the new page's heading, not at the end of the old one. */
export const FocusHeading = () => {
  const { key, pathname } = useLocation();
  useEffect(() => {
    if (key === 'default') return;
    const main = document.querySelector<HTMLElement>('main');
    // A field of the new page that asked for the focus keeps it.
    if (main?.querySelector('input:focus, textarea:focus')) return;
    const heading = main?.querySelector<HTMLElement>('h1') ?? main;
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    // The page opened: once is enough, also when only its query changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname]);
  return null;
};
