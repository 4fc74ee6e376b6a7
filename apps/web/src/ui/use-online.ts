import { onlineManager } from '@tanstack/react-query';
import { trueDate } from '../kernel/device/clock.ts';
import { useSyncExternalStore } from 'react';

// The manager begins as connected. On a page that was opened without a network it would not notice that it is back, and
// nothing that failed would be loaded again.
onlineManager.setOnline(navigator.onLine);

let lost: string | null = null;
onlineManager.subscribe((online) => {
  lost = online ? null : trueDate().toISOString();
});

/** When the network was lost; null while there is one, and if there was none from the start. */
export const lostAt = (): string | null => lost;

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);
const isOnline = () => onlineManager.isOnline();

/** Whether the browser has a network. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline);
