import { useSyncExternalStore } from 'react';
import { MINUTE } from '@amberway/contract/kernel/limits';
import { today } from './today.ts';

const subscribe = (listener: () => void) => {
  const timer = setInterval(listener, MINUTE);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
};

/** The calendar day in this zone. Re-renders when it changes: on a page left open overnight 'Today' must not stay. */
export const useDay = (zone: string | null): string => useSyncExternalStore(subscribe, () => today(zone));
