import { useSyncExternalStore } from 'react';
import { MINUTE } from '@amberway/contract/kernel/limits';
import { whenClockDiffers } from '../kernel/server-time.ts';
import { today } from './today.ts';

const subscribe = (listener: () => void) => {
  const timer = setInterval(listener, MINUTE);
  document.addEventListener('visibilitychange', listener);
  const stop = whenClockDiffers(listener);
  return () => {
    stop();
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
};

/** The calendar day in this zone. Re-renders when it changes: on a page left open overnight 'Today' must not stay. */
export const useDay = (zone: string | null): string => useSyncExternalStore(subscribe, () => today(zone));
