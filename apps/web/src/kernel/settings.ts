import { useSyncExternalStore } from 'react';
import { getPublicSettings } from '@amberway/contract/settings/endpoints';
import type { PublicSettings } from '@amberway/contract/settings/schemas';
import { call } from './api.ts';

// Public settings are the same for everyone and for the whole visit, on pages before and after sign-in.

let settings: PublicSettings | null = null;
let asked = false;
const listeners = new Set<() => void>();

const load = async () => {
  asked = true;
  try {
    settings = (await call(getPublicSettings)).data;
    for (const listener of listeners) listener();
  } catch {
    // What depends on a setting stays hidden; the next screen asks again.
    asked = false;
  }
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  if (!asked) void load();
  return () => listeners.delete(listener);
};

/** Null until they are known. */
export const usePublicSettings = (): PublicSettings | null => useSyncExternalStore(subscribe, () => settings);
