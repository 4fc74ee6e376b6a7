import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};
const current = () => location.hash.slice(1);

/** The part of the URL after #: the id of the open skill. The browser's own way back leads from it to the list. */
export const useHash = (): string => useSyncExternalStore(subscribe, current);

export const openHash = (hash: string): void => {
  location.hash = hash;
};
