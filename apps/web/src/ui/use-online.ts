import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

let lost: string | null = null;
onlineManager.subscribe((online) => {
  lost = online ? null : new Date().toISOString();
});

/** When the network was lost; null while there is one, and if there was none from the start. */
export const lostAt = (): string | null => lost;

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener);
  const unsubscribe = onlineManager.subscribe(listener);
  return () => {
    window.removeEventListener('online', listener);
    unsubscribe();
  };
};

/** The manager begins as connected, also on a page that was opened without a network. */
const isOnline = () => onlineManager.isOnline() && navigator.onLine;

/** Whether the browser has a network. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline);
