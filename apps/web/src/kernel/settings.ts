import { useSyncExternalStore } from 'react';
import { SECOND } from '@amberway/contract/kernel/limits';
import { getPublicSettings } from '@amberway/contract/settings/endpoints';
import type { PublicSettings } from '@amberway/contract/settings/schemas';
import { call } from './api.ts';

// Public settings are the same for everyone and for the whole visit, on pages before and after sign-in.

const FIRST_PAUSE_MS = 5 * SECOND;
const PAUSE_MS = 30 * SECOND;

/** Loads on the first subscription. A failure hides what depends on it; while there are subscribers it is retried. */
export const settingsStore = (fetchSettings: () => Promise<PublicSettings>) => {
  let settings: PublicSettings | null = null;
  let requested = false;
  let pause = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const load = async () => {
    requested = true;
    clearTimeout(timer);
    try {
      settings = await fetchSettings();
      for (const listener of listeners) listener();
    } catch {
      // The next subscriber does not wait for the pause to end.
      requested = false;
      timer = setTimeout(() => {
        if (listeners.size > 0) void load();
      }, pause);
      pause = PAUSE_MS;
    }
  };

  return {
    now: () => settings,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      if (!requested) void load();
      return () => void listeners.delete(listener);
    },
  };
};

const store = settingsStore(async () => (await call(getPublicSettings)).data);

/** Null until loaded. */
export const usePublicSettings = (): PublicSettings | null => useSyncExternalStore(store.subscribe, store.now);
