import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  for (const event of ['online', 'offline']) window.addEventListener(event, listener);
  return () => {
    for (const event of ['online', 'offline']) window.removeEventListener(event, listener);
  };
};

/** Whether the browser has a network. Without the query cache, which this page does not load. */
export const useConnected = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
