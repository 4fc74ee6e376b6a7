import { SECOND } from '@amberway/contract/kernel/limits';
import { getPublicSettings } from '@amberway/contract/settings/endpoints';
import type { PublicSettings } from '@amberway/contract/settings/schemas';
import { call } from './api.ts';
import { createStore, useStore } from './store.ts';

// Public settings are the same for everyone and for the whole visit, on pages before and after sign-in.

const FIRST_PAUSE_MS = 5 * SECOND;
const PAUSE_MS = 30 * SECOND;

/** Loads on the first subscription. A failure hides what depends on it; while there are subscribers it is retried. */
export const settingsStore = (fetchSettings: () => Promise<PublicSettings>) => {
  const settings = createStore<PublicSettings | null>(null);
  let requested = false;
  let pause = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let round = 0;

  const load = async () => {
    requested = true;
    clearTimeout(timer);
    const started = round;
    try {
      const loaded = await fetchSettings();
      if (round === started) settings.set(loaded);
    } catch {
      if (round !== started) return;
      // The next subscriber does not wait for the pause to end.
      requested = false;
      timer = setTimeout(() => {
        if (settings.isFollowed()) void load();
      }, pause);
      pause = PAUSE_MS;
    }
  };

  return {
    get: settings.get,
    subscribe: (listener: () => void) => {
      const leave = settings.subscribe(listener);
      if (!requested) void load();
      return leave;
    },
    /** The next subscriber loads again; a response that is still pending does not count. */
    clear: () => {
      round += 1;
      requested = false;
      pause = FIRST_PAUSE_MS;
      clearTimeout(timer);
      settings.set(null);
    },
  };
};

const store = settingsStore(async () => (await call(getPublicSettings)).data);

export const clearPublicSettings = store.clear;

/** Null until loaded. */
export const usePublicSettings = (): PublicSettings | null => useStore(store);
