import { type KeyboardEvent, useRef } from 'react';

const isOpen = (select: HTMLElement) => select.querySelector('[aria-expanded="true"]') !== null;

/** Ant Design selects the highlighted option on Tab. Here Tab only moves on, and the list closes. */
export const leaveOnTab = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key === 'Tab' && isOpen(event.currentTarget)) event.stopPropagation();
};

/** In a single select, Tab takes the highlighted option once the user has reached it by the arrow keys or typing. */
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
