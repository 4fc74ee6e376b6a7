import { type KeyboardEvent, useRef } from 'react';

const isOpen = (select: HTMLElement) => select.querySelector('[aria-expanded="true"]') !== null;

/** The library chooses the highlighted option on Tab. Here Tab only leaves, and the list closes behind it. */
export const leaveOnTab = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key === 'Tab' && isOpen(event.currentTarget)) event.stopPropagation();
};

/** Where one option is chosen, Tab takes it once somebody has gone to it with the arrow keys or by typing. */
export const useTabTakes = (found: boolean) => {
  const moved = useRef(false);
  return {
    onOpenChange: () => {
      moved.current = false;
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>): void => {
      if (event.key.startsWith('Arrow')) moved.current = isOpen(event.currentTarget);
      if (!moved.current && !found) leaveOnTab(event);
    },
  };
};
