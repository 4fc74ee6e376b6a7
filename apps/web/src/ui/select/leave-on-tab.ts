import type { KeyboardEvent } from 'react';

/** The library chooses the highlighted option on Tab. Here Tab only leaves, and the list closes behind it. */
export const leaveOnTab = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key === 'Tab' && event.currentTarget.querySelector('[aria-expanded="true"]')) event.stopPropagation();
};
