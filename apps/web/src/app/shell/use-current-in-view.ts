import { useEffect, useRef } from 'react';

/** Scrolls a long menu so far that its mark of the current page can be seen. */
export const useCurrentInView = (...changes: readonly unknown[]) => {
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    menu.current?.querySelector('[aria-current="page"]')?.scrollIntoView?.({ block: 'nearest' });
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, changes);
  return menu;
};
